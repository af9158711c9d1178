// An account keeps name and rating on other devices too; ranked games need one.
import { useId, useState } from 'preact/hooks';
import { t } from '../../texts';
import { Button, Dialog } from '../parts';
import type { OnlineClient } from './onlineClient';

export function Account({ client }: { client: OnlineClient }) {
  const { player } = client;
  const [forgetting, setForgetting] = useState(false);
  if (!player) return null;
  return (
    <details class="more-rules" data-testid="account">
      <summary>{t(player.account ? 'online.account.yours' : 'online.account')}</summary>
      {player.account ? (
        <div class="row">
          <Button testid="account-logout" onClick={() => void client.logout('logout')}>
            {t('online.account.logout')}
          </Button>
          <Button kind="danger" testid="account-delete" onClick={() => setForgetting(true)}>
            {t('online.account.delete')}
          </Button>
        </div>
      ) : (
        <AccountForm client={client} />
      )}
      {forgetting && (
        <Dialog
          title={t('online.account.delete')}
          testid="delete-dialog"
          onClose={() => setForgetting(false)}
          actions={
            <>
              <Button
                kind="danger"
                testid="delete-yes"
                onClick={() => {
                  setForgetting(false);
                  void client.logout('delete');
                }}
              >
                {t('online.account.delete')}
              </Button>
              <Button testid="delete-no" onClick={() => setForgetting(false)}>
                {t('parts.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('online.account.delete.text')}</p>
        </Dialog>
      )}
    </details>
  );
}

function AccountForm({ client }: { client: OnlineClient }) {
  const [name, setName] = useState(client.player?.name ?? '');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const send = (kind: 'create' | 'login') =>
    void client.account(kind, name.trim(), password).then((why) => {
      setError(why);
      if (why === null) setPassword('');
    });
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send('login');
      }}
    >
      <p class="quiet">{t('online.account.lead')}</p>
      <div class="row">
        <label class="field">
          <span>{t('online.name')}</span>
          <input
            value={name}
            maxLength={20}
            autocomplete="username"
            data-testid="account-name"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          <span>{t('online.password')}</span>
          <input
            type="password"
            value={password}
            autocomplete="current-password"
            data-testid="account-password"
            aria-describedby={`${id}-hint ${id}-error`}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        </label>
      </div>
      <p class="field-hint" id={`${id}-hint`}>
        {t('online.password.hint')}
      </p>
      <p class="field-error" id={`${id}-error`} role="alert" data-testid="account-error">
        {error}
      </p>
      <div class="row">
        <Button submit testid="account-login">
          {t('online.account.login')}
        </Button>
        <Button testid="account-create" onClick={() => send('create')}>
          {t('online.account.create')}
        </Button>
      </div>
    </form>
  );
}
