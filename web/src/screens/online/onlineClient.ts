// One connection to the server for all online screens, who the player is, where they wait or sit.
import { say } from '../../app/live';
import { go } from '../../app/router';
import { Connection, Refused, tableAddress, type Socket } from '../../online/connection';
import { identity } from '../../online/identity';
import type { Answer, BotLevel, Player, QueueMode, Request, RoomWishes } from '../../online/wire';
import { errorWords } from '../../online/words';
import { t } from '../../texts';
import { toast } from '../parts';
import { Observable } from '../play/observable';
import { playerCard } from './api';
import { RoomSession } from './roomSession';

/** A change of screens takes a moment; the line stays open for it. */
const lingering = 1500;

export class OnlineClient extends Observable {
  readonly connection: Connection;
  player: Player | null = null;
  /** Rooms in which the player has a seat. */
  rooms: readonly string[] = [];
  queue: { readonly mode: QueueMode; readonly since: number } | null = null;
  session: RoomSession | null = null;
  private visitors = 0;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(dial: () => Socket) {
    super();
    this.connection = new Connection(dial, identity);
    this.connection.watch(() => this.changed());
    this.connection.greet((welcome, restarted) => {
      this.player = welcome.player;
      this.rooms = welcome.rooms;
      this.queue = null;
      if (restarted) toast({ kind: 'online', stays: true, text: t('online.restarted') });
      this.changed();
    });
    this.connection.hear((event) => {
      if (event.type !== 'match:found') return;
      this.queue = null;
      say(t('online.queue.found'));
      go({ screen: 'room', room: event.room });
    });
  }

  /** An online screen is open; what it gives back closes it. */
  enter(): () => void {
    clearTimeout(this.leaving);
    ++this.visitors;
    this.connection.start();
    return () => {
      if (--this.visitors > 0) return;
      this.leaving = setTimeout(() => {
        this.setRoom(null);
        this.queue = null;
        this.connection.close();
      }, lingering);
    };
  }

  /** Takes the seat of a room, or a place behind it. */
  at(room: string, watching: boolean): RoomSession {
    const { session } = this;
    if (session?.code === room && session.watching === watching && !session.left) return session;
    const next = new RoomSession(this, room, watching);
    this.setRoom(next);
    return next;
  }

  /** Tables to which the player can go back. */
  get taken(): readonly string[] {
    const { session } = this;
    const here =
      session && session.own !== null && !session.left && !session.gone ? [session.code] : [];
    const gone = session?.gone ? session.code : undefined;
    return [...new Set([...this.rooms, ...here])].filter((room) => room !== gone);
  }
  forget(room: string): void {
    this.rooms = this.rooms.filter((code) => code !== room);
    this.changed();
  }

  ask(request: Request, lasting = false): Promise<Extract<Answer, { type: 'ok' }>> {
    return this.connection.ask(request, lasting);
  }
  /** The answer, or null when it was no; then a notice says why. */
  async request(request: Request): Promise<Extract<Answer, { type: 'ok' }> | null> {
    try {
      return await this.ask(request);
    } catch (error) {
      toast({ kind: 'online', stays: true, text: errorWords(error), ms: 6000 });
      return null;
    }
  }

  async playBots(bots: BotLevel): Promise<void> {
    await this.open({ type: 'room:create', bots, start: true });
  }
  async createRoom(wishes: RoomWishes): Promise<void> {
    await this.open({ type: 'room:create', ...wishes });
  }
  async enqueue(mode: QueueMode): Promise<void> {
    if (!(await this.request({ type: 'match:queue', mode }))) return;
    this.queue = { mode, since: performance.now() };
    this.changed();
  }
  async cancelQueue(): Promise<void> {
    this.queue = null;
    this.changed();
    await this.request({ type: 'match:cancel' });
  }

  /** After a rated game: the line stays, but the player is another one now. */
  async refresh(): Promise<void> {
    const { player } = this;
    const card = player && (await playerCard(player.id).catch(() => null));
    if (!card || this.player?.id !== player.id) return;
    const { rating, tier, games } = card;
    this.player = { ...this.player, rating, tier, games };
    this.changed();
  }

  /** A sentence when it was refused. */
  async rename(name: string): Promise<string | null> {
    return this.become({ type: 'account:rename', name });
  }
  async account(kind: 'create' | 'login', name: string, password: string): Promise<string | null> {
    return this.become({ type: `account:${kind}`, name, password });
  }
  /** The token is worth nothing from now on; a new guest comes in. */
  async logout(kind: 'logout' | 'delete'): Promise<void> {
    if (!(await this.request({ type: `account:${kind}` }))) return;
    identity.token = undefined;
    identity.name = undefined;
    identity.id = undefined;
    this.connection.close();
    this.connection.start();
  }

  private async become(request: Request): Promise<string | null> {
    try {
      const answer = await this.ask(request);
      if (answer['player'] !== undefined) this.player = answer['player'] as Player;
      if (typeof answer['token'] === 'string') identity.token = answer['token'];
      identity.name = this.player?.name;
      identity.id = this.player?.id;
      this.changed();
      return null;
    } catch (error) {
      if (!(error instanceof Refused))
        toast({ kind: 'online', stays: true, text: errorWords(error) });
      return errorWords(error);
    }
  }
  private async open(request: Request): Promise<void> {
    const answer = await this.request(request);
    if (typeof answer?.['room'] === 'string') go({ screen: 'room', room: answer['room'] });
  }
  private setRoom(session: RoomSession | null): void {
    this.session?.close();
    this.session = session;
    this.changed();
  }
}

function dial(): Socket {
  return new WebSocket(tableAddress(location.href)) as unknown as Socket;
}

export const client = new OnlineClient(dial);
window.addEventListener('online', () => client.connection.hurry());
window.addEventListener('offline', () => client.connection.drop());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) client.connection.hurry();
});
