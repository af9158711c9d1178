// The table of a game; that with several seats is fetched only when somebody sits down at it.
import type { Reported, Viewable, WithBots } from '../../game/game';
import { descriptionOf } from '../../games';
import { createTable, type Hands, type TableView } from '../../table';

/** What somebody who sits down needs of a game. */
type Seated = Viewable & Hands & WithBots & Reported;

/**
 * Puts the table into its place; `ready` is called when it lies there. Answers with what removes it.
 * Without a game that can be played, what lies there is only looked at.
 */
export function layTable(
  host: HTMLElement,
  view: Viewable,
  game: Seated | undefined,
  ready: (table: TableView) => void,
  dealNext?: () => void,
): () => void {
  if (descriptionOf(view.state.game).table.kind === 'columns') {
    const table = createTable(host, view, game);
    ready(table);
    return () => table.destroy();
  }
  let gone = false;
  let table: TableView | undefined;
  void import('../../bluff').then(({ createBluffTable }) => {
    if (gone) return;
    const played = game && {
      player: game,
      bots: game,
      reported: game,
      ...(dealNext ? { dealNext } : {}),
    };
    table = createBluffTable(host, view, played);
    ready(table);
  });
  return () => {
    gone = true;
    table?.destroy();
  };
}
