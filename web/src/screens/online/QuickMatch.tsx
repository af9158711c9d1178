// Others are looked for: casual for everybody, ranked for accounts.
import type { QueueMode } from '../../online/wire';
import { t } from '../../texts';
import { Button } from '../parts';
import { timeWords } from '../play/words';
import { useTick } from './hooks';
import type { OnlineClient } from './onlineClient';

export function QuickMatch({ client }: { client: OnlineClient }) {
  const { queue, player } = client;
  useTick(500, queue !== null);
  const search = (mode: QueueMode, kind: 'primary' | 'plain') => (
    <Button
      kind={kind}
      icon="search"
      testid={`queue-${mode}`}
      disabled={mode === 'ranked' && !player?.account}
      onClick={() => void client.enqueue(mode)}
    >
      {t(`online.queue.${mode}`)}
    </Button>
  );
  return (
    <section class="tile stack" aria-labelledby="lobby-quick">
      <h2 id="lobby-quick">{t('online.quick')}</h2>
      <p class="quiet">{t('online.quick.lead')}</p>
      {queue ? (
        <>
          <p data-testid="queue-next">{t(`online.queue.next.${queue.mode}`)}</p>
          <div class="row" data-testid="queue">
            <span role="timer" class="figures">
              {t('online.queue.waiting', { time: timeWords(performance.now() - queue.since) })}
            </span>
            <Button testid="queue-cancel" onClick={() => void client.cancelQueue()}>
              {t('parts.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div class="row">
            {search('casual', 'primary')}
            {search('ranked', 'plain')}
          </div>
          {!player?.account && <p class="field-hint">{t('online.queue.account')}</p>}
        </>
      )}
    </section>
  );
}
