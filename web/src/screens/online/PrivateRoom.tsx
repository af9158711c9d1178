// A room of one's own, for people who are sent its link.
import { useState } from 'preact/hooks';
import type { BotLevel } from '../../online/wire';
import { t } from '../../texts';
import { Button, Select, Toggle } from '../parts';
import type { OnlineClient } from './onlineClient';
import { botOptions } from './PlayNow';
import { RoomRules, type Rules } from './RoomRules';

export function PrivateRoom({ client }: { client: OnlineClient }) {
  const [bots, setBots] = useState<BotLevel>('medium');
  const [spectators, setSpectators] = useState(false);
  const [rules, setRules] = useState<Rules>({});
  const options = Object.entries(rules)
    .map(([key, word]) => `${key}=${word}`)
    .join(' ');
  return (
    <section class="tile stack" aria-labelledby="lobby-private">
      <h2 id="lobby-private">{t('online.private')}</h2>
      <p class="quiet">{t('online.private.lead')}</p>
      <Select<BotLevel>
        label={t('online.fill')}
        value={bots}
        options={[{ value: 'off', label: t('online.bots.off') }, ...botOptions()]}
        testid="room-bots"
        onChange={setBots}
      />
      <Toggle
        label={t('online.allowSpectators')}
        checked={spectators}
        testid="room-spectators"
        onChange={setSpectators}
      />
      <RoomRules rules={rules} onChange={setRules} />
      <Button
        icon="fresh"
        testid="room-create"
        onClick={() => void client.createRoom({ bots, spectators, options })}
      >
        {t('online.create')}
      </Button>
    </section>
  );
}
