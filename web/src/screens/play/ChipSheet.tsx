// How the chip knows: the proof of a lost position, the line of a winnable one, the fair meter.
import { useState } from 'preact/hooks';
import { change } from '../../app/settings';
import type { SolveAnswer } from '../../engine/protocol';
import { t } from '../../texts';
import { Button, Dialog, useSettings } from '../parts';
import { chipWords } from './chipWords';
import type { PlayController } from './playController';
import type { PlaySession } from './playSession';
import { numberWords } from './words';

export function ChipSheet({
  controller,
  session,
}: {
  controller: PlayController;
  session: PlaySession;
}) {
  const { chip } = session;
  const { state } = session.game;
  const { chip: mode } = useSettings();
  const { word, full } = chipWords(chip, state);
  const close = () => controller.show(null);
  const xray = (to: 'xray' | 'fair') => {
    close();
    change({ chip: to });
    session.notify(t(to === 'xray' ? 'play.xray.marked' : 'play.xray.gone'));
  };
  const line = chip.kind === 'won' ? chip.line : undefined;
  return (
    <Dialog sheet title={word} testid="chip-sheet" onClose={close}>
      <div class="stack">
        <p data-testid="chip-full">{full}</p>
        {chip.kind === 'impossible' && <Proof session={session} />}
        {chip.kind === 'fair' && <FairMeter session={session} />}
        {line && (
          <>
            <p class="quiet">{t('play.line.explain', { n: line.split(' ').length })}</p>
            <Button
              kind="primary"
              icon="play"
              testid="show-line"
              onClick={() => {
                close();
                session.showLine(line);
              }}
            >
              {t('play.line.show')}
            </Button>
          </>
        )}
        {state.hidden > 0 && mode === 'fair' && (
          <div class="stack chip-xray">
            <p class="quiet">{t('play.xray.explain')}</p>
            <Button testid="xray-on" icon="eye" onClick={() => xray('xray')}>
              {t('play.xray.on')}
            </Button>
          </div>
        )}
        {state.hidden > 0 && mode === 'xray' && (
          <div class="stack chip-xray">
            <p class="quiet">{t('play.xray.is')}</p>
            <Button testid="xray-off" onClick={() => xray('fair')}>
              {t('play.xray.off')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Every position was looked at; whoever doubts it can have it searched again. */
function Proof({ session }: { session: PlaySession }) {
  const [checked, setChecked] = useState<SolveAnswer | 'busy' | null>(null);
  const { chip } = session;
  const check = async () => {
    setChecked('busy');
    setChecked((await session.adviser?.solve().catch(() => null)) ?? null);
  };
  return (
    <div class="proof" data-testid="proof">
      <p class="proof-number figures">{numberWords(chip.states)}</p>
      <p>{t('play.proof.none')}</p>
      <p class="quiet">{t('play.proof.how')}</p>
      <Button testid="proof-check" icon="restart" onClick={() => void check()}>
        {t(checked === 'busy' ? 'play.proof.checking' : 'play.proof.check')}
      </Button>
      <p role="status" data-testid="proof-result">
        {checked &&
          checked !== 'busy' &&
          t(checked.verdict === 'impossible' ? 'play.proof.same' : 'play.proof.open', {
            states: numberWords(checked.states),
          })}
      </p>
    </div>
  );
}

function FairMeter({ session }: { session: PlaySession }) {
  const { fair } = session.chip;
  if (!fair) return null;
  const percent = (share: number) => Math.round(100 * share);
  const [low, high] = fair.interval;
  const words = t('play.chip.fair', { won: fair.won, samples: fair.samples });
  return (
    <div class="fair" data-testid="fair">
      <meter class="fair-meter" min={0} max={fair.samples} value={fair.won} aria-label={words} />
      <p>{t('play.fair.interval', { low: percent(low), high: percent(high) })}</p>
      {fair.unknown > 0 && <p class="quiet">{t('play.fair.unknown', { n: fair.unknown })}</p>}
    </div>
  );
}
