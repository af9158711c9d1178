// What is shown while a screen comes, and when it does not come.
import { t } from '../texts';
import { Button } from './parts';

export function Loading() {
  return (
    <main class="loading" aria-busy="true">
      <p class="quiet">{t('app.loading')}</p>
    </main>
  );
}

export function Trouble() {
  return (
    <main class="page-main stack">
      <h1 tabIndex={-1} data-heading>
        {t('app.trouble')}
      </h1>
      <p>{t('app.troubleWhy')}</p>
      <div class="row">
        <Button kind="primary" icon="restart" testid="reload" onClick={() => location.reload()}>
          {t('app.reload')}
        </Button>
      </div>
    </main>
  );
}
