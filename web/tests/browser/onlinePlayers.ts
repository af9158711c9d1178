// Other players for a page under test: they have no page, and give what they can to the last seat.
import type { Browser, BrowserContext } from '@playwright/test';
import type { TestServer } from './onlineServer';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly code?: string;
  readonly room?: string;
  readonly match?: string;
  readonly turn?: number;
  readonly moves?: readonly string[];
}
/** What a player does once they are known, in order. */
export type PlayerRequest = Readonly<Record<string, unknown>> & { readonly type: string };

export class ScriptedPlayers {
  private constructor(private readonly context: BrowserContext) {}

  /** Sockets are opened from a browser; Node has none of its own. */
  static async come(browser: Browser, server: TestServer): Promise<ScriptedPlayers> {
    const players = new ScriptedPlayers(await browser.newContext());
    const page = await players.context.newPage();
    await page.goto(`${server.url}healthz`);
    return players;
  }
  /** Says hello, makes all requests, and then plays; resolves when the requests are granted. */
  async sit(
    hello: Readonly<Record<string, unknown>>,
    requests: readonly PlayerRequest[],
  ): Promise<void> {
    const [page] = this.context.pages();
    await page?.evaluate(play, { hello, requests });
  }
  close(): Promise<void> {
    return this.context.close();
  }
}

/** Runs in the browser. */
function play(plan: {
  hello: Readonly<Record<string, unknown>>;
  requests: readonly PlayerRequest[];
}): Promise<void> {
  // Sixteen bytes of nothing, and their SHA-256: any nonce will do.
  const nonce = '0'.repeat(32);
  const hash = '374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb';
  const line = new WebSocket(location.href.replace(/^http(.*)\/healthz$/, 'ws$1/table'));
  let number = 0;
  const ask = (request: object) =>
    line.send(JSON.stringify({ ...request, id: `player-${++number}` }));
  const playMove = (room: string, turn: number, move: string) => {
    const [card, source = '-', to = ''] = move.split(' ');
    const place = source === '-' ? { source: 'discard' } : { source, recipient: +to.slice(1) - 1 };
    // Some time to look at the table.
    setTimeout(() => ask({ type: 'game:play', room, turn, card, ...place }), 30);
  };
  return new Promise((granted, refused) => {
    const requests = [...plan.requests];
    line.onopen = () => ask({ type: 'hello', version: 1, ...plan.hello });
    line.onmessage = ({ data }) => {
      const { type, room = '', match, turn = 0, moves, code } = JSON.parse(String(data)) as Message;
      const next = type === 'ok' ? requests.shift() : undefined;
      if (type === 'error') refused(new Error(code));
      else if (next) ask(next);
      else if (type === 'ok') granted();
      else if (type === 'game:commit') ask({ type: 'game:nonce_hash', room, match, hash });
      else if (type === 'game:open_nonces') ask({ type: 'game:nonce', room, match, nonce });
      // Matches stand behind discards, and the last seat behind the others.
      else if (type === 'game:turn' && moves?.length) playMove(room, turn, moves.at(-1) ?? '');
    };
  });
}
