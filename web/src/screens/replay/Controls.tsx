// The foot of a replay: verdicts as a band, the scrubber, the buttons that turn the pages.
import { t } from '../../texts';
import { Button, IconButton, type IconName } from '../parts';
import { PlayControls } from '../play/PlayControls';
import { Band } from './Band';
import type { Player } from './player';

export function Controls({ player }: { player: Player }) {
  const { at, judgement } = player;
  const { length } = player.replay;
  const decisive = judgement === 'busy' ? null : (judgement?.decisive ?? null);
  const words = t('replay.at', { at, n: length });
  const step = (icon: IconName, label: string, testid: string, to: number) => (
    <IconButton icon={icon} label={label} testid={testid} onClick={() => player.stepTo(to)} />
  );
  return (
    <section class="replay-foot" aria-label={t('replay.position')}>
      <Band player={player} />
      <input
        class="replay-scrubber"
        type="range"
        min={0}
        max={length}
        value={at}
        data-testid="replay-scrubber"
        aria-label={t('replay.position')}
        aria-valuetext={words}
        onInput={(event) => player.stepTo(Number(event.currentTarget.value))}
      />
      <div class="replay-buttons">
        <PlayControls
          what={player}
          name="replay"
          at={words}
          before={
            <>
              {step('first', t('replay.first'), 'replay-first', 0)}
              {step('back', t('replay.back'), 'replay-back', at - 1)}
            </>
          }
          after={
            <>
              {step('forward', t('replay.forward'), 'replay-forward', at + 1)}
              {step('last', t('replay.last'), 'replay-last', length)}
            </>
          }
        />
        {decisive !== null && (
          <Button icon="flag" testid="replay-decisive" onClick={() => player.stepTo(decisive)}>
            {t('replay.decisive')}
          </Button>
        )}
      </div>
    </section>
  );
}
