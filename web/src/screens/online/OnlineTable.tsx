// A game on the server: the table, the clock of the turn, the line, gestures, and the way out.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createBluffTable, type BluffTable } from '../../bluff';
import { seatName } from '../../bluff/words';
import { say } from '../../app/live';
import { go } from '../../app/router';
import { change } from '../../app/settings';
import { t } from '../../texts';
import { Button, IconButton, Menu, toast, useSettings } from '../parts';
import { useObservable } from '../play/observable';
import { TablePlace } from '../play/TablePlace';
import { runClock } from './clock';
import { playersOf } from './players';
import { emoteWords, Emotes } from './Emotes';
import { listenKeys } from './keyboard';
import { LeaveDialog } from './LeaveDialog';
import { LineChip } from './LineChip';
import { lastWords } from './lastWords';
import type { RoomSession } from './roomSession';
import '../play/play.css';
import '../play/sheets.css';

/** How long a gesture is seen. */
const bubble = 3000;

export function OnlineTable({ session }: { session: RoomSession }) {
  useObservable(session);
  const [leaving, setLeaving] = useState(false);
  const { sound } = useSettings();
  const { game } = session;
  const host = useRef<HTMLDivElement>(null);
  const table = useRef<BluffTable | null>(null);
  const players = useMemo(() => playersOf(session), [session]);

  useLayoutEffect(() => {
    if (!host.current || !game) return undefined;
    const laid = createBluffTable(host.current, game, {
      players,
      reported: game,
      ...(game.watching ? {} : { player: game }),
    });
    table.current = laid;
    if (!game.end && game.last) laid.tellLast(lastWords(game.last, game.own));
    const stopClock = runClock(game, laid, session.line);
    const stopLate = game.watch(({ before }) => {
      if (game.shown?.by === 'clock' && before.to_act === 0 && !game.watching)
        toast({ kind: 'online', text: t('online.late'), ms: 6000 });
    });
    const stopKeys = listenKeys(laid, () => document.querySelector('dialog:modal') === null);
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    session.emoted = (place, emote) => {
      clearTimeout(timers.get(place));
      say(`${seatName(place)}: ${emoteWords(emote)}`);
      laid.showBubble(place, emoteWords(emote));
      timers.set(
        place,
        setTimeout(() => laid.showBubble(place, ''), bubble),
      );
    };
    if (!document.activeElement || document.activeElement === document.body) laid.focus();
    return () => {
      session.emoted = () => undefined;
      for (const timer of timers.values()) clearTimeout(timer);
      stopClock();
      stopKeys();
      stopLate();
      laid.destroy();
      table.current = null;
    };
  }, [game]);
  // Names and absences are drawn with the plates.
  useEffect(() => table.current?.refresh(), [session.room]);

  if (!game) return null;
  const over = game.end !== undefined;
  const leave = () => {
    if (over || game.watching) void session.leave().then(() => go({ screen: 'online' }));
    else setLeaving(true);
  };
  return (
    <main
      class="play online-table"
      data-testid="online-table"
      data-room={session.code}
      data-seat={game.watching ? 'none' : game.own + 1}
      data-turn={game.state.turns + 1}
      data-outcome={game.state.outcome}
    >
      <header class="bar play-header">
        <div class="bar-start">
          <Menu
            label={t('play.menu')}
            icon="menu"
            testid="menu"
            items={[
              {
                id: 'online',
                label: t('online.lobby'),
                icon: 'home',
                onSelect: () => go({ screen: 'online' }),
              },
              {
                id: 'rules',
                label: t('play.menu.rules'),
                icon: 'rules',
                onSelect: () => go({ screen: 'rules', game: game.state.game }),
              },
              {
                id: 'settings',
                label: t('play.menu.settings'),
                icon: 'settings',
                onSelect: () => go({ screen: 'settings' }),
              },
            ]}
          />
          <h1 class="play-name" tabIndex={-1} data-heading>
            {t(game.watching ? 'online.watching' : `game.${game.state.game}`)}
          </h1>
        </div>
        <div class="bar-centre">
          <LineChip connection={session.line} />
          {(session.room?.watching ?? 0) > 0 && (
            <span class="badge" data-testid="watching">
              {t('online.spectators', { n: session.room?.watching ?? 0 })}
            </span>
          )}
        </div>
        <div class="bar-end">
          <IconButton
            icon={sound ? 'sound' : 'mute'}
            label={t(sound ? 'play.mute' : 'play.unmute')}
            testid="mute"
            onClick={() => change({ sound: !sound })}
          />
          {!game.watching && <Emotes session={session} />}
          <Button kind="quiet" testid="online-leave" onClick={leave}>
            {t(over || game.watching ? 'online.leave' : 'online.resign')}
          </Button>
        </div>
      </header>
      <TablePlace host={host} />
      {leaving && <LeaveDialog session={session} onClose={() => setLeaving(false)} />}
    </main>
  );
}
