// Another deal by its number or link; a number alone means the game on the table.
import { useState } from 'preact/hooks';
import { go } from '../../app/router';
import { gamesInfo } from '../../game/library';
import { t } from '../../texts';
import { readDealField } from '../home/dealField';
import { Button, Dialog } from '../parts';
import type { PlayController } from './playController';

export function DealDialog({ controller }: { controller: PlayController }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const state = controller.session?.game.state;

  const deal = async (event: Event) => {
    event.preventDefault();
    const number = /^\s*\d+\s*$/.test(typed);
    const reading = readDealField(
      number ? `${state?.mode}-${typed.trim()}` : typed,
      await gamesInfo(),
    );
    if (reading.kind === 'wrong') return setError(t(reading.key, reading.args));
    if (reading.route.screen === 'play')
      setError((await controller.dealNumber(reading.route.deal)) ?? '');
    else go(reading.route);
  };
  return (
    <Dialog title={t('play.deal.title')} testid="deal-dialog" onClose={() => controller.show(null)}>
      <form class="stack" onSubmit={(event) => void deal(event)}>
        <label class="field">
          <span>{t('play.deal.label')}</span>
          <input
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            data-testid="deal-input"
            placeholder={state?.deal ?? ''}
            value={typed}
            aria-invalid={error !== ''}
            aria-describedby="deal-help"
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <p
          id="deal-help"
          role="status"
          class={error ? 'field-error' : 'field-hint'}
          data-testid="deal-help"
        >
          {error || t('play.deal.help', { mode: state?.mode ?? 'K1' })}
        </p>
        <div class="dialog-actions">
          <Button submit kind="primary" testid="deal-go">
            {t('play.deal.go')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
