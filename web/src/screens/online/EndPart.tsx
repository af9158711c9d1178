// After the end of an online game: ratings, whether the deal was fair, another game, the replay.
import { go, href } from '../../app/router';
import type { Verdict } from '../../online/fairness';
import type { End } from '../../online/wire';
import { t, tCode } from '../../texts';
import { Button, LinkButton } from '../parts';
import { useObservable } from '../play/observable';
import { signed } from './api';
import { secondsUntil, useTick } from './hooks';
import type { RoomSession } from './roomSession';

export function EndPart({ session }: { session: RoomSession }) {
  useObservable(session);
  const end = session.game?.end;
  if (!end) return null;
  return (
    <div class="stack end-part" data-testid="online-end">
      <Ratings session={session} end={end} />
      <FairLine verdict={session.verdict} />
      <Voters session={session} />
      <div class="row">
        {!session.watching && <Again session={session} />}
        <Button icon="play" testid="online-replay" onClick={() => session.showReplay(true)}>
          {t('online.replay')}
        </Button>
        <LinkButton testid="end-match" href={href({ screen: 'match', match: end.match })}>
          {t('online.match.open')}
        </LinkButton>
        <Button
          kind="quiet"
          testid="end-lobby"
          onClick={() => void session.leave().then(() => go({ screen: 'online' }))}
        >
          {t('online.lobby')}
        </Button>
      </div>
    </div>
  );
}

function Ratings({ session, end }: { session: RoomSession; end: End }) {
  const rated = end.results
    .filter(({ rating, abandoned }) => rating || abandoned)
    .sort((a, b) => a.rank - b.rank);
  if (rated.length === 0) return null;
  return (
    <ul class="list" data-testid="end-ratings">
      {rated.map(({ seat: number, rating, abandoned }) => (
        <li key={number} class="figures" data-you={number === session.own}>
          {session.room?.seats[number]?.player?.name ?? t('online.somebody')}
          {rating &&
            `: ${t('online.ratingChange', { after: rating.after, change: signed(rating.change) })}`}
          {abandoned && ` · ${t('online.abandoned')}`}
        </li>
      ))}
    </ul>
  );
}

function Voters({ session }: { session: RoomSession }) {
  const names = session.voters;
  if (names.length === 0) return null;
  return (
    <p data-testid="end-voters" role="status">
      {t('online.again.who', { names: names.join(', ') })}
    </p>
  );
}

/** The vote for another game at the same table. */
function Again({ session }: { session: RoomSession }) {
  const { voteUntil, voted } = session;
  const seconds = voteUntil === null ? null : secondsUntil(voteUntil);
  useTick(500, (seconds ?? 0) > 0);
  if (seconds === 0) return null;
  const text = t(voted ? 'online.again.voted' : 'online.again');
  return (
    <Button
      kind="primary"
      icon="restart"
      testid="online-again"
      disabled={voted}
      onClick={() => void session.voteAgain()}
    >
      {seconds === null ? text : t('online.again.left', { text, s: seconds })}
    </Button>
  );
}

export interface FairLineProps {
  readonly verdict: Verdict | null;
  /** The page was there at the deal: it has the promise from then, not from the proof. */
  readonly witnessed?: boolean;
}
export function FairLine({ verdict, witnessed = true }: FairLineProps) {
  if (!verdict) return <p class="quiet">{t('online.fair.busy')}</p>;
  const word = verdict.ok === null ? 'unknown' : verdict.ok ? 'yes' : 'no';
  return (
    <details class="more-rules fair" data-testid="fair" data-fair={word}>
      <summary>
        {t(word === 'yes' && !witnessed ? 'online.fair.proof' : `online.fair.${word}`)}
      </summary>
      <p>{t('online.fair.how')}</p>
      {!witnessed && <p>{t('online.fair.proof.how')}</p>}
      <ul class="list">
        {verdict.checks.map(({ code, ok }) => (
          <li key={code} data-testid={`fair-${code}`} data-ok={ok}>
            {ok ? '✓' : '✗'} {tCode('online.fair.check', code, {}, code)}
          </li>
        ))}
      </ul>
    </details>
  );
}
