// An address that leads nowhere.
import type { Route } from '../app/router';
import { href } from '../app/router';
import { t } from '../texts';
import { LinkButton, Page } from './parts';

export function Lost({ route }: { route: Route }) {
  const address = route.screen === 'unknown' ? route.hash : '';
  return (
    <Page title={t('title.unknown')} testid="lost">
      <div class="stack">
        <p>{t('app.lost', { address })}</p>
        <div class="row">
          <LinkButton kind="primary" href={href({ screen: 'home' })} testid="lost-home">
            {t('parts.home')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
