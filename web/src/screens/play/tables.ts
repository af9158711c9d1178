// The table of a game; that with several seats is fetched only when it is played at.
import type { Game } from '../../game/game';
import { descriptionOf } from '../../games';
import { createTable, type TableOptions, type TableView } from '../../table';

/** Puts the table into its place; `ready` is told when it lies there. Answers with what removes it. */
export function layTable(
  host: HTMLElement,
  game: Game,
  options: TableOptions,
  ready: (table: TableView) => void,
): () => void {
  if (descriptionOf(game.state.game).table.kind === 'columns') {
    const table = createTable(host, game, options);
    ready(table);
    return () => table.destroy();
  }
  let gone = false;
  let table: TableView | undefined;
  void import('../../bluff').then(({ createBluffTable }) => {
    if (gone) return;
    table = createBluffTable(host, game, options);
    ready(table);
  });
  return () => {
    gone = true;
    table?.destroy();
  };
}
