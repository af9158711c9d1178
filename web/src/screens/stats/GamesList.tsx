// Every game that was saved: an open one goes on, a finished one can be looked at again.
import { useState } from 'preact/hooks';
import { go, href } from '../../app/router';
import { openGameOf, openSaved, removeGame, restoreGame, type SavedGame } from '../../game/library';
import { dateLanguage, t } from '../../texts';
import { Button, IconButton, LinkButton, toast } from '../parts';
import { numberWords, timeWords } from '../play/words';
import { isAssisted, isClean } from './results';

const page = 25;

export function GamesList({
  games,
  changed,
}: {
  games: readonly SavedGame[];
  changed: () => void;
}) {
  const [shown, setShown] = useState(page);
  return (
    <section class="stack" aria-labelledby="stats-games">
      <h2 id="stats-games">{t('stats.games')}</h2>
      <ul class="list" data-testid="stats-games">
        {games.slice(0, shown).map((saved) => (
          <Row key={saved.id} saved={saved} changed={changed} />
        ))}
      </ul>
      {games.length > shown && (
        <Button testid="stats-more" onClick={() => setShown(shown + page)}>
          {t('stats.list.more')}
        </Button>
      )}
    </section>
  );
}

function Row({ saved, changed }: { saved: SavedGame; changed: () => void }) {
  const { result } = saved;
  const state = !saved.over ? 'open' : result?.won ? 'won' : 'lost';
  const date = new Intl.DateTimeFormat(dateLanguage(), { dateStyle: 'medium' }).format(
    saved.updated,
  );
  return (
    <li
      class="list-row stats-game"
      data-testid="stats-game"
      data-deal={saved.deal}
      data-state={state}
    >
      <span class="stats-deal figures">{saved.deal}</span>
      <span class="stats-state">
        {t(`stats.list.${state}`)}
        {result && isClean({ saved, result }) && (
          <span class="badge badge-accent">{t('stats.list.clean')}</span>
        )}
        {(result ? isAssisted({ saved, result }) : saved.assisted) && (
          <span class="badge" data-testid="stats-game-assisted">
            {t('play.assisted')}
          </span>
        )}
      </span>
      <span class="quiet figures grow">
        {date} · {timeWords(saved.elapsed)} · {t('play.moves')} {numberWords(saved.moves)}
      </span>
      {saved.over && saved.link !== null ? (
        <LinkButton
          kind="quiet"
          icon="play"
          testid="stats-replay"
          href={href({ screen: 'replay', link: saved.link })}
        >
          {t('stats.list.replay')}
        </LinkButton>
      ) : (
        <Button
          kind="quiet"
          icon="forward"
          testid="stats-continue"
          onClick={() => void goOn(saved)}
        >
          {t('stats.list.continue')}
        </Button>
      )}
      <IconButton
        icon="trash"
        label={t('stats.list.remove', { deal: saved.deal })}
        testid="stats-remove"
        onClick={() => void remove(saved, changed)}
      />
    </li>
  );
}

/** The game lies on its table again; the play screen finds it there. */
async function goOn(saved: SavedGame): Promise<void> {
  if (openGameOf(saved.game)?.id !== saved.id) (await openSaved(saved.id)).close();
  go({ screen: 'play', deal: saved.deal });
}

async function remove(saved: SavedGame, changed: () => void): Promise<void> {
  const removed = await removeGame(saved.id);
  changed();
  if (!removed) return;
  toast({
    text: t('stats.list.removed', { deal: saved.deal }),
    action: { label: t('parts.undo'), run: () => void restoreGame(removed).then(changed) },
    kind: 'stats',
  });
  document.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
}
