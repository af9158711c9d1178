// The keys as a page, and as a sheet over whatever is shown.
import { href } from '../../app/router';
import { t } from '../../texts';
import { Dialog, LinkButton, Page } from '../parts';
import { KeyList } from './KeyList';

function ToSettings() {
  return (
    <LinkButton icon="settings" href={href({ screen: 'settings' })} testid="keys-change">
      {t('keys.change')}
    </LinkButton>
  );
}

export function Keys() {
  return (
    <Page title={t('title.keys')} testid="keys">
      <div class="stack">
        <p class="lead">{t('keys.lead')}</p>
        <KeyList />
        <div class="row">
          <ToSettings />
        </div>
      </div>
    </Page>
  );
}

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title={t('title.keys')}
      testid="keys-dialog"
      wide
      onClose={onClose}
      actions={<ToSettings />}
    >
      <KeyList level="h3" />
    </Dialog>
  );
}
