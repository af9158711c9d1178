// The tools below the table, beside it on landscape phones, in the header where there is room.
import { useMemo } from 'preact/hooks';
import type { Action } from '../../app/keys';
import type { State } from '../../engine/protocol';
import { descriptionOf } from '../../games';
import type { Tools } from '../../games/description';
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

/** Shown until the game is there. */
const usual: Tools = [['undo', 'redo', 'hint', 'finish'], ['newDeal']];

function toolOf(action: Action, state: State | undefined): Tool | null {
  const over = !state || state.outcome !== 'open';
  switch (action) {
    case 'undo':
      return { action, icon: 'undo', label: 'play.undo', idle: !state?.undo_left };
    case 'redo':
      return { action, icon: 'redo', label: 'play.redo', idle: !state?.redo_left };
    case 'hint':
      return { action, icon: 'hint', label: 'play.hint', idle: over };
    case 'finish': {
      const label = state?.finish_wins ? 'play.autoComplete' : 'play.finish';
      return { action, icon: 'finish', label, idle: !state?.can_finish };
    }
    case 'solve':
      return { action, icon: 'solve', label: 'play.solve', idle: over };
    case 'restart':
      return { action, icon: 'restart', label: 'play.retry' };
    case 'newDeal':
      return { action, icon: 'fresh', label: 'play.new' };
    default:
      return null;
  }
}

/** What stands left of the gap and right of it: New is never beside Undo. */
function toolsOf(desk: Desk, hints: boolean): readonly (readonly Tool[])[] {
  const state = desk.sitting?.game.state;
  const sides = state ? descriptionOf(state.game).tools : usual;
  return sides.map((side) =>
    side
      .filter((action) => hints || action !== 'hint')
      .flatMap((action) => toolOf(action, state) ?? []),
  );
}

export function Toolbar({ desk }: { desk: Desk }) {
  const { hints } = useSettings();
  const [left = [], right = []] = toolsOf(desk, hints);
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
