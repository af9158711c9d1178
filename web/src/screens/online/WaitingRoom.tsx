// Before the cards: four seats, who is ready, and the way for others to come.
import { go, href } from '../../app/router';
import type { RoomSeat, RoomState } from '../../online/wire';
import { t, tCode } from '../../texts';
import { Button, Icon, Page } from '../parts';
import { LineChip } from './LineChip';
import { rulesWords } from './rulesWords';
import type { Seat } from './seat';
import { ShareRoom } from './ShareRoom';

export function WaitingRoom({ seat }: { seat: Seat }) {
  const { room, code } = seat;
  const leave = () => void seat.leave().then(() => go({ screen: 'online' }));
  return (
    <Page
      title={t('online.room', { code })}
      testid="online-room"
      back={href({ screen: 'online' })}
      actions={<LineChip connection={seat.line} />}
    >
      <div class="stack">
        <p class="lead" role="status" data-testid="room-status">
          {statusOf(seat)}
        </p>
        {room && <RulesOf room={room} />}
        {room && (
          <ul class="room-seats" data-testid="room-seats" aria-label={t('online.seats')}>
            {room.seats.map((one) => (
              <SeatRow key={one.seat} one={one} seat={seat} />
            ))}
          </ul>
        )}
        <div class="row">
          {room && !seat.watching && !seat.dealing && (
            <Button
              kind="primary"
              icon={seat.isReady ? 'check' : 'play'}
              testid="room-ready"
              onClick={() => void seat.ready(!seat.isReady)}
            >
              {t(
                seat.isReady
                  ? 'online.ready.not'
                  : bringsBots(seat)
                    ? 'online.startBots'
                    : 'online.ready',
              )}
            </Button>
          )}
          <Button kind="quiet" testid="room-leave" onClick={leave}>
            {t('online.leave')}
          </Button>
        </div>
        {room && !seat.dealing && <ShareRoom code={code} />}
      </div>
    </Page>
  );
}

function statusOf(seat: Seat): string {
  if (!seat.room) return t('online.joining');
  if (seat.dealing) return t('online.dealing');
  const free = seat.room.seats.filter(({ player }) => !player).length;
  if (free === 0) return t('online.waitReady');
  return seat.room.bots === 'off'
    ? t('online.waitPlayers', { n: free })
    : t('online.waitOrBots', { bots: tCode('word.bots', seat.room.bots, {}, seat.room.bots) });
}

/** All others who sit are ready: this word begins the game, with bots in the free seats. */
function bringsBots({ room, own }: Seat): boolean {
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

function SeatRow({ one, seat }: { one: RoomSeat; seat: Seat }) {
  const { player, bot } = one;
  const mine = one.seat === seat.own;
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
        {seat.room?.host === one.seat && player && <span class="badge">{t('online.host')}</span>}
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
