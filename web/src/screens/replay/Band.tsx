// The band of verdicts above the scrubber: colour and sign for each stretch, a flag at the decisive move.
import type { Verdict } from '../../engine/protocol';
import { t } from '../../texts';
import type { Player } from './player';

interface Stretch {
  readonly verdict: Verdict;
  readonly length: number;
}

export function stretchesOf(verdicts: readonly Verdict[]): Stretch[] {
  const stretches: { verdict: Verdict; length: number }[] = [];
  for (const verdict of verdicts) {
    const last = stretches.at(-1);
    if (last?.verdict === verdict) ++last.length;
    else stretches.push({ verdict, length: 1 });
  }
  return stretches;
}

const signs = { won: '✓', impossible: '✗', unknown: '?' } as const;

export function Band({ player }: { player: Player }) {
  const { judgement } = player;
  if (judgement === null) return null;
  if (judgement === 'busy')
    return (
      <p class="band band-busy quiet" data-testid="replay-band" role="status">
        {t('replay.band.busy')}
      </p>
    );
  const { verdicts, decisive } = judgement;
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  const words = t('replay.band', {
    won: count('won'),
    lost: count('impossible'),
    unknown: count('unknown'),
  });
  return (
    <div
      class="band"
      role="img"
      aria-label={words}
      title={words}
      data-testid="replay-band"
      data-verdicts={verdicts.map((verdict) => verdict[0]).join('')}
    >
      {stretchesOf(verdicts).map(({ verdict, length }, index) => (
        <span key={index} class={`band-part verdict-${verdict}`} style={{ flexGrow: length }}>
          {length * 30 >= verdicts.length ? signs[verdict] : ''}
        </span>
      ))}
      {decisive !== null && (
        <span
          class="band-flag"
          style={{ left: `${(100 * decisive) / Math.max(1, verdicts.length - 1)}%` }}
        />
      )}
    </div>
  );
}
