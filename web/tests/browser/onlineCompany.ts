// Company for a page under test: players without a page, who give what they can to the last seat.
import type { Browser, BrowserContext } from '@playwright/test';
import type { House } from './onlineHouse';

interface Letter {
  readonly type: string;
  readonly id?: string;
  readonly code?: string;
  readonly room?: string;
  readonly match?: string;
  readonly turn?: number;
  readonly moves?: readonly string[];
}
/** What a player does once they are known, in order. */
export type Wish = Readonly<Record<string, unknown>> & { readonly type: string };

export class Company {
  private constructor(private readonly context: BrowserContext) {}

  /** Sockets are opened from a browser; Node has none of its own. */
  static async come(browser: Browser, house: House): Promise<Company> {
    const company = new Company(await browser.newContext());
    const page = await company.context.newPage();
    await page.goto(`${house.url}healthz`);
    return company;
  }
  /** Says hello, asks for all that they wish, and then plays; resolves when the wishes are granted. */
  async sit(hello: Readonly<Record<string, unknown>>, wishes: readonly Wish[]): Promise<void> {
    const [page] = this.context.pages();
    await page?.evaluate(play, { hello, wishes });
  }
  close(): Promise<void> {
    return this.context.close();
  }
}

/** Runs in the browser. */
function play(plan: {
  hello: Readonly<Record<string, unknown>>;
  wishes: readonly Wish[];
}): Promise<void> {
  // Sixteen bytes of nothing, and their SHA-256: any nonce will do.
  const nonce = '0'.repeat(32);
  const hash = '374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb';
  const line = new WebSocket(location.href.replace(/^http(.*)\/healthz$/, 'ws$1/table'));
  let number = 0;
  const ask = (request: object) =>
    line.send(JSON.stringify({ ...request, id: `company-${++number}` }));
  const playMove = (room: string, turn: number, move: string) => {
    const [card, source = '-', to = ''] = move.split(' ');
    const place = source === '-' ? { source: 'discard' } : { source, recipient: +to.slice(1) - 1 };
    // Some time to look at the table.
    setTimeout(() => ask({ type: 'game:play', room, turn, card, ...place }), 30);
  };
  return new Promise((granted, refused) => {
    const wishes = [...plan.wishes];
    line.onopen = () => ask({ type: 'hello', version: 1, ...plan.hello });
    line.onmessage = ({ data }) => {
      const { type, room = '', match, turn = 0, moves, code } = JSON.parse(String(data)) as Letter;
      const next = type === 'ok' ? wishes.shift() : undefined;
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
