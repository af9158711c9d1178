// The table of a game; that with several seats is fetched only when somebody sits down at it.
import type { Game, Viewable } from '../../game/game';
import { descriptionOf } from '../../games';
import { createTable, type TableView } from '../../table';

/**
 * Puts the table into its place; `ready` is called when it lies there. Answers with what removes it.
 * Without a game that can be played, what lies there is only looked at.
 */
export function layTable(
  host: HTMLElement,
  view: Viewable,
  game: Game | undefined,
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
