// Before the cards: four seats, who is ready, and the way for others to come.
import { go, href } from '../../app/router';
import type { RoomSeat, RoomState } from '../../online/wire';
import { t, tCode } from '../../texts';
import { Button, Icon, Page } from '../parts';
import { GameIntro } from './GameIntro';
import { LineChip } from './LineChip';
import { rulesWords } from './rulesWords';
import type { RoomSession } from './roomSession';
import { ShareRoom } from './ShareRoom';

export function WaitingRoom({ session }: { session: RoomSession }) {
  const { room, code } = session;
  const leave = () => void session.leave().then(() => go({ screen: 'online' }));
  return (
    <Page
      title={t('online.room', { code })}
      testid="online-room"
      back={href({ screen: 'online' })}
      actions={<LineChip connection={session.line} />}
    >
      <div class="stack">
        <GameIntro beside />
        <p class="room-next" role="status" data-testid="room-status">
          {statusOf(session)}
        </p>
        {room && <RulesOf room={room} />}
        {room && (
          <ul class="room-seats" data-testid="room-seats" aria-label={t('online.seats')}>
            {room.seats.map((one) => (
              <SeatRow key={one.seat} one={one} session={session} />
            ))}
          </ul>
        )}
        <div class="row">
          {room && !session.watching && !session.dealing && (
            <Button
              kind="primary"
              icon={session.isReady ? 'check' : 'play'}
              testid="room-ready"
              onClick={() => void session.ready(!session.isReady)}
            >
              {t(
                session.isReady
                  ? 'online.ready.not'
                  : bringsBots(session)
                    ? 'online.startBots'
                    : 'online.ready',
              )}
            </Button>
          )}
          <Button kind="quiet" testid="room-leave" onClick={leave}>
            {t('online.leave')}
          </Button>
        </div>
        {room && !session.dealing && <ShareRoom code={code} />}
      </div>
    </Page>
  );
}

function statusOf(session: RoomSession): string {
  if (!session.room) return t('online.joining');
  if (session.dealing) return t('online.dealing');
  const here = session.room.seats.filter(({ player }) => player);
  const ready = here.filter((seat) => seat.ready).length;
  return `${nextOf(session.room)} ${t('online.readyOf', { ready, n: here.length })}`;
}

/** What everybody waits for, and what comes then. */
function nextOf({ seats, bots }: RoomState): string {
  const free = seats.filter(({ player }) => !player).length;
  if (free === 0) return t('online.waitReady');
  return bots === 'off'
    ? t('online.waitPlayers', { n: free })
    : t('online.waitOrBots', {
        bots: tCode('word.bots', bots, {}, bots),
      });
}

/** All others who sit are ready: this word begins the game, with bots in the free seats. */
function bringsBots({ room, own }: RoomSession): boolean {
  if (!room || room.bots === 'off') return false;
  const people = room.seats.filter(({ player, seat }) => player && seat !== own);
  return people.length < room.seats.length - 1 && people.every(({ ready }) => ready);
}

/** What everybody should know before the cards are dealt. */
function RulesOf({ room }: { room: RoomState }) {
  const bots = tCode('word.bots', room.bots, {}, room.bots);
  const facts = [
    t(room.rated ? 'online.rated' : 'online.casual'),
    room.bots === 'off' ? t('online.noBots') : t('online.withBots', { bots }),
    room.watching > 0
      ? t('online.spectators', { n: room.watching })
      : t(room.spectators ? 'online.allowSpectators' : 'online.noSpectators'),
    ...rulesWords(room.options),
  ];
  return (
    <ul class="room-rules" data-testid="room-facts" aria-label={t('online.facts')}>
      {facts.map((fact) => (
        <li key={fact} class="badge">
          {fact}
        </li>
      ))}
    </ul>
  );
}

function SeatRow({ one, session }: { one: RoomSeat; session: RoomSession }) {
  const { player, bot } = one;
  const mine = one.seat === session.own;
  return (
    <li
      class="room-seat tile"
      data-testid={`room-seat-${one.seat + 1}`}
      data-taken={player !== undefined}
      data-ready={one.ready ?? false}
    >
      <span class="room-seat-name">
        {player ? player.name : t('online.free')}
        {mine && <span class="badge badge-accent">{t('online.you')}</span>}
        {session.room?.host === one.seat && player && <span class="badge">{t('online.host')}</span>}
        {bot && (
          <span class="badge">{t('bluff.bot', { skill: tCode('word.bots', bot, {}, bot) })}</span>
        )}
      </span>
      <span class="quiet figures">
        {[
          t('bluff.who.seat', { n: one.seat + 1 }),
          player && !bot ? t('online.rating', { n: player.rating }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {player && (
        <span class="room-seat-state">
          {one.ready && <Icon name="check" />}
          {t(
            one.connected === false
              ? 'online.away'
              : one.ready
                ? 'online.isReady'
                : 'online.isNotReady',
          )}
        </span>
      )}
    </li>
  );
}
