// The first page: go on, begin one of the five games, open a deal by its number.
import { useEffect, useState } from 'preact/hooks';
import { href, type Route } from '../../app/router';
import type { GameInfo } from '../../engine/protocol';
import { gameIds } from '../../games';
import { gamesInfo, latest } from '../../game/library';
import { t } from '../../texts';
import { Today } from '../daily/Today';
import { Icon, type IconName } from '../parts';
import { Continue } from './Continue';
import { DealField } from './DealField';
import { GameRow } from './GameRow';
import './home.css';
import './rows.css';

const links: readonly { screen: 'rules' | 'stats' | 'settings' | 'keys'; icon: IconName }[] = [
  { screen: 'rules', icon: 'rules' },
  { screen: 'stats', icon: 'stats' },
  { screen: 'settings', icon: 'settings' },
  { screen: 'keys', icon: 'keys' },
];

function Links() {
  return (
    <nav class="home-links" aria-label={t('home.also')}>
      {links.map(({ screen, icon }) => (
        <a
          key={screen}
          class="button"
          href={href({ screen } as Route)}
          data-testid={`to-${screen}`}
        >
          <Icon name={icon} />
          <span>{t(`title.${screen}`)}</span>
        </a>
      ))}
    </nav>
  );
}

export function Home() {
  const [infos, setInfos] = useState<readonly GameInfo[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    gamesInfo().then(setInfos, () => setFailed(true));
  }, []);
  const saved = latest();
  return (
    <div class="home" data-testid="home">
      <header class="home-header">
        <h1 tabIndex={-1} data-heading>
          Croupier
        </h1>
        <p class="lead">{t('home.tagline')}</p>
      </header>
      <main class="home-main">
        {saved && !saved.over && <Continue saved={saved} />}
        <Today />
        <h2 class="visually-hidden">{t('home.games')}</h2>
        {failed && (
          <p class="field-error" role="alert" data-testid="no-engine">
            {t('home.noEngine')}
          </p>
        )}
        <div class="home-grid">
          <ul class="home-games">
            {gameIds.map((game) => (
              <GameRow
                key={game}
                game={game}
                info={infos?.find(({ id }) => id === game) ?? null}
                elsewhere={saved && !saved.over ? saved.deal : null}
              />
            ))}
          </ul>
          <DealField />
        </div>
      </main>
      <footer class="home-footer">
        <Links />
        <p class="quiet home-terminal">
          <Icon name="terminal" />
          <span>
            {t('home.terminal')} <code>croupier play FC-11982</code>
          </span>
        </p>
      </footer>
    </div>
  );
}
