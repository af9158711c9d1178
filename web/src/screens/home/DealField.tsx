// The field for a deal number or a link; what is wrong is said below it, and nothing else happens.
import { useId, useState } from 'preact/hooks';
import { go } from '../../app/router';
import { gamesInfo, openReplay } from '../../game/library';
import { t } from '../../texts';
import { Button } from '../parts';
import { readDealField } from './dealField';
import { linkFault } from './linkFault';

async function check(typed: string): Promise<string | null> {
  const infos = await gamesInfo().catch(() => null);
  if (!infos) return t('home.noEngine');
  const reading = readDealField(typed, infos);
  if (reading.kind === 'wrong') return t(reading.key, reading.args);
  if (reading.route.screen === 'replay')
    try {
      (await openReplay(reading.route.link)).close();
    } catch (error) {
      return t('deal.replay', { why: await linkFault(reading.route.link, error) });
    }
  go(reading.route);
  return null;
}

export function DealField() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  return (
    <form
      class="tile deal-tile"
      noValidate
      data-testid="deal-form"
      onSubmit={(event) => {
        event.preventDefault();
        void check(text).then(setError);
      }}
    >
      <h3>{t('deal.title')}</h3>
      <div class="field">
        <label for={id}>{t('deal.label')}</label>
        <div class="deal-line">
          <input
            id={id}
            type="text"
            value={text}
            placeholder="FC-11982"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            data-testid="deal-field"
            aria-invalid={error !== null}
            aria-describedby={`${id}-hint ${id}-error`}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setError(null);
            }}
          />
          <Button submit testid="deal-open">
            {t('deal.open')}
          </Button>
        </div>
        <p class="field-hint" id={`${id}-hint`}>
          {t('deal.hint')}
        </p>
        <p class="field-error" id={`${id}-error`} role="alert" data-testid="deal-error">
          {error}
        </p>
      </div>
    </form>
  );
}
