// A match of the past by its address: places, ratings, whether the deal was fair, and the replay.
import { useMemo, useState } from 'preact/hooks';
import { href } from '../../app/router';
import { hasPromise, verifyProof } from '../../online/fairness';
import { identity } from '../../online/identity';
import { dateLanguage, t } from '../../texts';
import { Button, Page, Select, useLoaded } from '../parts';
import { addressOf, share } from '../play/clip';
import { timeWords } from '../play/words';
import { keptMatch, type KeptMatch } from './api';
import { FairLine } from './EndPart';
import { MatchPlaces } from './MatchPlaces';
import { companyOfMatch, nameIn } from './matchPlayers';
import { MatchReplay } from './MatchReplay';
import { Obstacle } from './Obstacle';
import { rulesWords } from './rulesWords';
import './online.css';

export function MatchScreen({ match: id }: { match: string }) {
  const match = useLoaded(() => keptMatch(id).catch(() => 'none' as const), [id]);
  if (match === 'none')
    return <Obstacle title="title.match" sentence={t('online.match.none')} testid="match-fault" />;
  return match ? <Shown match={match} /> : null;
}

function Shown({ match }: { match: KeptMatch }) {
  const mine = match.results.find(({ playerId }) => playerId === identity.id)?.seat ?? null;
  const [from, setFrom] = useState(mine ?? 0);
  const [replaying, setReplaying] = useState(false);
  const players = useMemo(() => companyOfMatch(match, from, mine), [match, from]);
  const verdict = useLoaded(() => verifyProof(match, mine), [match]);
  if (replaying)
    return (
      <MatchReplay
        record={match.record}
        own={from}
        players={players}
        back={t('online.match.back')}
        onClose={() => setReplaying(false)}
      />
    );
  return (
    <Page title={t('title.match')} testid="online-match" back={href({ screen: 'online' })}>
      <div class="stack match-page">
        <p class="lead" data-testid="match-about">
          {about(match)}
        </p>
        <MatchPlaces match={match} mine={mine} />
        <FairLine verdict={verdict} witnessed={hasPromise(match.match)} />
        <div class="row match-replay">
          <Select
            label={t('online.match.from')}
            value={String(from)}
            options={match.results.map((seat) => ({
              value: String(seat.seat),
              label: seat.seat === mine ? t('bluff.who.you') : nameIn(seat),
            }))}
            testid="match-from"
            onChange={(seat) => setFrom(Number(seat))}
          />
          <Button
            kind="primary"
            icon="play"
            testid="match-replay"
            onClick={() => setReplaying(true)}
          >
            {t('online.replay')}
          </Button>
          <ShareMatch match={match.match} />
        </div>
      </div>
    </Page>
  );
}

/** "Rated game · 3 May 2026, 14:05 · 12:34", and the rules that were not the usual ones. */
function about({ rated, started, ended, options }: KeptMatch): string {
  const when = new Intl.DateTimeFormat(dateLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(ended);
  const kind = t(rated ? 'online.rated' : 'online.casual');
  const lasted = t('online.match.lasted', { time: timeWords(ended - started) });
  return [kind, when, lasted, ...rulesWords(options)].join(' · ');
}

function ShareMatch({ match }: { match: string }) {
  const address = addressOf({ screen: 'match', match });
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button
        icon="share"
        testid="match-share"
        onClick={() => void share(address, t('title.match'), () => setShown(true))}
      >
        {t('online.shareLink')}
      </Button>
      {shown && (
        <label class="field">
          <span>{t('play.text.label')}</span>
          <input readOnly value={address} data-testid="match-address" />
        </label>
      )}
    </>
  );
}
