// Statistics: numbers, the win rate as a chart and as a table, the list of games, the player's data.
import { useState } from 'preact/hooks';
import { href } from '../../app/router';
import { gamesInfo, statistics } from '../../game/library';
import { t, tCode } from '../../texts';
import { LinkButton, Page, Select, useLoaded } from '../parts';
import { DataTools } from './DataTools';
import { GamesList } from './GamesList';
import { Numbers } from './Numbers';
import { RateChart } from './RateChart';
import './stats.css';

const all = 'all';

export function StatsScreen() {
  const [mode, setMode] = useState(all);
  const [again, setAgain] = useState(0);
  const infos = useLoaded(gamesInfo);
  const counted = useLoaded(() => statistics(mode === all ? {} : { mode }), [mode, again]);
  const changed = () => setAgain((n) => n + 1);
  const options = (infos ?? []).flatMap(({ title, modes }) =>
    modes.map(({ prefix, title: name }) => ({
      value: prefix,
      label: modes.length > 1 ? `${title}, ${tCode('mode', prefix, {}, name)}` : title,
    })),
  );
  return (
    <Page
      title={t('stats.title')}
      testid="stats"
      actions={
        <LinkButton
          kind="quiet"
          icon="calendar"
          testid="stats-daily"
          href={href({ screen: 'daily' })}
        >
          {t('title.daily')}
        </LinkButton>
      }
    >
      <div class="stack stats">
        <Select
          label={t('stats.game')}
          testid="stats-mode"
          value={mode}
          options={[{ value: all, label: t('stats.all') }, ...options]}
          onChange={setMode}
        />
        {counted && counted.games.length === 0 && <p class="quiet">{t('stats.none')}</p>}
        {counted && counted.games.length > 0 && (
          <>
            <Numbers from={counted} single={mode !== all} />
            <RateChart games={counted.games} />
            <GamesList games={counted.games} changed={changed} />
          </>
        )}
        <DataTools changed={changed} />
      </div>
    </Page>
  );
}
