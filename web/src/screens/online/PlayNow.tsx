// One press and the cards are dealt: three bots fill the table.
import { useState } from 'preact/hooks';
import type { BotLevel } from '../../online/wire';
import { t } from '../../texts';
import { Button, Segmented } from '../parts';
import type { OnlineClient } from './onlineClient';

export const botLevels = ['easy', 'medium', 'hard'] as const;
export const botOptions = () =>
  botLevels.map((value) => ({ value, label: t(`word.bots.${value}`) }));

export function PlayNow({ client }: { client: OnlineClient }) {
  const [bots, setBots] = useState<BotLevel>('medium');
  return (
    <section class="tile stack" aria-labelledby="lobby-now">
      <h2 id="lobby-now">{t('online.now')}</h2>
      <p class="quiet">{t('online.now.lead')}</p>
      <Segmented<BotLevel>
        label={t('online.bots')}
        value={bots}
        options={botOptions()}
        testid="now-bots"
        onChange={setBots}
      />
      <Button
        kind="primary"
        icon="play"
        testid="play-now"
        onClick={() => void client.playBots(bots)}
      >
        {t('online.now.play')}
      </Button>
    </section>
  );
}
