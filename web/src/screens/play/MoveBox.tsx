// A box for typed moves: notation in, refusals in words.
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../app/live';
import type { Role, State } from '../../engine/protocol';
import { descriptionOf } from '../../games';
import { t } from '../../texts';
import { IconButton } from '../parts';
import type { PlayController } from './playController';
import type { PlaySession } from './playSession';
import { refusalText } from './words';

/** Examples of the notation, of those piles that lie on the table. */
function helpFor({ piles }: State): string {
  const explained = ['column', 'foundation', 'cell', 'pocket', 'waste', 'stock'] as const;
  const has = (role: Role) => piles.some((pile) => pile.role === role);
  const examples = explained.filter(has).map((role) => t(`play.type.help.${role}`));
  return [...examples, ...(has('column') ? [t('play.type.help.count')] : [])].join(' · ');
}

export function MoveBox({
  controller,
  session,
}: {
  controller: PlayController;
  session: PlaySession;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  useEffect(() => input.current?.focus(), []);

  const close = () => {
    controller.show(null);
    session.table?.focus();
  };
  const play = async (event: Event) => {
    event.preventDefault();
    const field = input.current;
    const typed = field?.value.trim();
    if (!field || !typed) return;
    // Never by the player's locale: a Turkish i has its dot.
    const { foldsCase } = descriptionOf(session.game.state.game);
    const reply = await session.game.play(foldsCase ? typed.toLowerCase() : typed);
    const trouble = reply.ok ? '' : refusalText(reply.error);
    setError(trouble);
    say(trouble);
    if (reply.ok) field.value = '';
  };
  return (
    <form
      class="strip move-box"
      data-testid="move-box"
      onSubmit={(event) => void play(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <label class="field move-field">
        <span>{t('play.type.label')}</span>
        <input
          ref={input}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          data-testid="move-input"
          aria-invalid={error !== ''}
          aria-describedby="move-help"
        />
      </label>
      <p
        id="move-help"
        class={error ? 'field-error grow' : 'field-hint grow'}
        data-testid="move-help"
      >
        {error || helpFor(session.game.state)}
      </p>
      <IconButton icon="close" label={t('parts.close')} testid="move-close" onClick={close} />
    </form>
  );
}
