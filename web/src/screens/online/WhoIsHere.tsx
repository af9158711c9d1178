// How many people are here, play and look for others; asked again from time to time.
import { t, tCount } from '../../texts';
import { lobbyNow, type LobbyNow } from './api';
import { useAsked } from './hooks';

const often = 10_000;

function wordsOf({ players, tables, searching }: LobbyNow): string {
  // Whoever reads this is one of them.
  const others = players - 1;
  return [
    others > 0 ? tCount('online.here', others) : t('online.here.nobody'),
    tables > 0 ? tCount('online.here.tables', tables) : '',
    searching > 0 ? tCount('online.here.searching', searching) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Asked once the server knows the player, who is counted with the others. */
export function WhoIsHere({ known }: { known: boolean }) {
  const now = useAsked(lobbyNow, often, known);
  return (
    <p class="quiet who-is-here" data-testid="who-is-here">
      {now && wordsOf(now)}
    </p>
  );
}
