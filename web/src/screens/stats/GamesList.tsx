// Every game that was kept: an open one goes on, a finished one can be looked at again.
import { useState } from 'preact/hooks';
import { go, href } from '../../app/router';
import { currentOf, openKept, removeGame, restoreGame, type Kept } from '../../game/games';
import { currentLanguage, t } from '../../texts';
import { Button, IconButton, LinkButton, toast } from '../parts';
import { numberWords, timeWords } from '../play/words';
import { isClean } from './results';

const page = 25;

export function GamesList({ games, changed }: { games: readonly Kept[]; changed: () => void }) {
  const [shown, setShown] = useState(page);
  return (
    <section class="stack" aria-labelledby="stats-games">
      <h2 id="stats-games">{t('stats.games')}</h2>
      <ul class="list" data-testid="stats-games">
        {games.slice(0, shown).map((kept) => (
          <Row key={kept.id} kept={kept} changed={changed} />
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

function Row({ kept, changed }: { kept: Kept; changed: () => void }) {
  const { result } = kept;
  const state = !kept.over ? 'open' : result?.won ? 'won' : 'lost';
  const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(
    kept.updated,
  );
  return (
    <li
      class="list-row stats-game"
      data-testid="stats-game"
      data-deal={kept.deal}
      data-state={state}
    >
      <span class="stats-deal figures">{kept.deal}</span>
      <span class="stats-state">
        {t(`stats.list.${state}`)}
        {result && isClean({ kept, result }) && (
          <span class="badge badge-accent">{t('stats.list.clean')}</span>
        )}
        {kept.assisted && <span class="badge">{t('play.assisted')}</span>}
      </span>
      <span class="quiet figures grow">
        {date} · {timeWords(kept.elapsed)} · {t('play.moves')} {numberWords(kept.moves)}
      </span>
      {kept.over && kept.link !== null ? (
        <LinkButton
          kind="quiet"
          icon="play"
          testid="stats-replay"
          href={href({ screen: 'replay', link: kept.link })}
        >
          {t('stats.list.replay')}
        </LinkButton>
      ) : (
        <Button kind="quiet" icon="forward" testid="stats-continue" onClick={() => void goOn(kept)}>
          {t('stats.list.continue')}
        </Button>
      )}
      <IconButton
        icon="trash"
        label={t('stats.list.remove', { deal: kept.deal })}
        testid="stats-remove"
        onClick={() => void remove(kept, changed)}
      />
    </li>
  );
}

/** The game lies on its table again; the play screen finds it there. */
async function goOn(kept: Kept): Promise<void> {
  if (currentOf(kept.game)?.id !== kept.id) (await openKept(kept.id)).close();
  go({ screen: 'play', deal: kept.deal });
}

async function remove(kept: Kept, changed: () => void): Promise<void> {
  const removed = await removeGame(kept.id);
  changed();
  if (!removed) return;
  toast({
    text: t('stats.list.removed', { deal: kept.deal }),
    action: { label: t('parts.undo'), run: () => void restoreGame(removed).then(changed) },
    kind: 'stats',
  });
  document.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
}
