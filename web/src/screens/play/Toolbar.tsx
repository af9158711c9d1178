// The tools below the table, beside it on landscape phones, in the header where there is room.
import { useMemo } from 'preact/hooks';
import type { Action } from '../../app/keys';
import { t, type TextKey } from '../../texts';
import { IconButton, useSettings, type IconName } from '../parts';
import { perform } from './commands';
import type { Desk } from './desk';
import { whileHeld } from './hold';
import { MoreMenu } from './MoreMenu';

interface Tool {
  readonly action: Action;
  readonly icon: IconName;
  readonly label: TextKey;
  /** It would do nothing now; pressed all the same it says so. */
  readonly idle?: boolean;
}

/** What stands left of the gap and right of it: New is never beside Undo (C-062 names those of Cards). */
function toolsOf(desk: Desk, hints: boolean): readonly [Tool[], Tool[]] {
  const state = desk.sitting?.game.state;
  const over = !state || state.outcome !== 'open';
  const fresh: Tool = { action: 'newDeal', icon: 'fresh', label: 'play.new' };
  if (state?.game === 'bluffbuddy') return [[], [fresh]];
  const undo: Tool = { action: 'undo', icon: 'undo', label: 'play.undo', idle: !state?.undo_left };
  const redo: Tool = { action: 'redo', icon: 'redo', label: 'play.redo', idle: !state?.redo_left };
  const hint: Tool[] = hints
    ? [{ action: 'hint', icon: 'hint', label: 'play.hint', idle: over }]
    : [];
  const finish: Tool = {
    action: 'finish',
    icon: 'finish',
    idle: !state?.can_finish,
    label: state?.finish_wins ? 'play.autoComplete' : 'play.finish',
  };
  if (state?.game !== 'cards') return [[undo, redo, ...hint, finish], [fresh]];
  const solve: Tool = { action: 'solve', icon: 'solve', label: 'play.solve', idle: over };
  const retry: Tool = { action: 'restart', icon: 'restart', label: 'play.retry' };
  return [
    [undo, ...hint, finish, solve],
    [retry, fresh],
  ];
}

export function Toolbar({ desk }: { desk: Desk }) {
  const { hints } = useSettings();
  const [left, right] = toolsOf(desk, hints);
  return (
    <nav class="toolbar play-toolbar" aria-label={t('play.tools')}>
      {left.map((tool) => (
        <ToolButton key={tool.action} desk={desk} tool={tool} />
      ))}
      <span class="toolbar-gap" />
      {right.map((tool) => (
        <ToolButton key={tool.action} desk={desk} tool={tool} />
      ))}
      <MoreMenu desk={desk} />
    </nav>
  );
}

function ToolButton({ desk, tool }: { desk: Desk; tool: Tool }) {
  const { action } = tool;
  const held = useMemo(
    () =>
      whileHeld(async () => {
        const { sitting } = desk;
        const left =
          action === 'undo' ? sitting?.game.state.undo_left : sitting?.game.state.redo_left;
        // Holding it stops at the deal.
        if (!sitting || !left) return false;
        return action === 'undo' ? sitting.undo() : sitting.redo();
      }),
    [desk, action],
  );
  const repeats = action === 'undo' || action === 'redo';
  return (
    <span class="tool-place" {...(repeats ? held : {})}>
      <IconButton
        caption
        icon={tool.icon}
        label={t(tool.label)}
        testid={`tool-${action}`}
        class={tool.idle ? 'tool-idle' : undefined}
        onClick={() => {
          // A paused game is looked at by nobody.
          if (!desk.sitting?.game.paused || action === 'newDeal') perform(action, desk);
        }}
      />
    </span>
  );
}
