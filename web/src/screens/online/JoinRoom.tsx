// Into a room by its code, to play or to watch.
import { useId, useState } from 'preact/hooks';
import { go } from '../../app/router';
import { t } from '../../texts';
import { Button } from '../parts';

/** Codes are typed as they are read: small letters and blanks do no harm. */
export function codeOf(typed: string): string {
  const code = /(?:#\/?room\/)?([a-z0-9]{8})(?:\/watch)?$/i.exec(typed.replace(/\s/g, ''))?.[1];
  return code?.toUpperCase() ?? '';
}

export function JoinRoom() {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const id = useId();
  const enter = (watch: boolean) => {
    const room = codeOf(text);
    if (room === '') setWrong(true);
    else go({ screen: 'room', room, ...(watch ? { watch } : {}) });
  };
  return (
    <form
      class="tile stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        enter(false);
      }}
    >
      <h2>{t('online.join')}</h2>
      <p class="quiet">{t('online.join.lead')}</p>
      <div class="field">
        <label for={id}>{t('online.code')}</label>
        <input
          id={id}
          value={text}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          placeholder="K7QM2XWA"
          data-testid="join-code"
          aria-invalid={wrong}
          aria-describedby={`${id}-error`}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <p class="field-error" id={`${id}-error`} role="alert" data-testid="join-error">
          {wrong ? t('online.code.wrong') : ''}
        </p>
      </div>
      <div class="row">
        <Button submit testid="join-room">
          {t('online.join.do')}
        </Button>
        <Button kind="quiet" icon="eye" testid="watch-room" onClick={() => enter(true)}>
          {t('online.watch')}
        </Button>
      </div>
    </form>
  );
}
