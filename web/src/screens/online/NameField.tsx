// The name that others see.
import { useId, useState } from 'preact/hooks';
import { t, tCode } from '../../texts';
import { Button, toast } from '../parts';
import type { OnlineClient } from './onlineClient';

export function NameField({ client }: { client: OnlineClient }) {
  const { player } = client;
  // What is typed while the server has not said yet who one is, stays.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? player?.name ?? '';
  const [error, setError] = useState<string | null>(null);
  const id = useId();
  const save = async () => {
    const why = await client.rename(name.trim());
    setError(why);
    if (why !== null) return;
    setTyped(null);
    toast({ kind: 'online', text: t('online.name.saved'), ms: 3000 });
  };
  return (
    <form
      class="lobby-name"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div class="field">
        <label for={id}>{t('online.name')}</label>
        <div class="row">
          <input
            id={id}
            value={name}
            maxLength={20}
            autocomplete="nickname"
            data-testid="player-name"
            aria-invalid={error !== null}
            aria-describedby={`${id}-error`}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setError(null);
            }}
          />
          {player && name !== player.name && (
            <Button submit testid="name-save">
              {t('online.name.save')}
            </Button>
          )}
          {player && (
            <span class="quiet figures" data-testid="player-rating">
              {t('online.rating', { n: player.rating })}
              {player.tier ? ` · ${tCode('online.tier', player.tier, {}, player.tier)}` : ''}
            </span>
          )}
        </div>
        <p class="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      </div>
    </form>
  );
}
