// The tools below the table, beside it on landscape phones, in the header where there is room.
import { useMemo } from 'preact/hooks';
import type { Action } from '../../app/keys';
import type { State } from '../../engine/protocol';
import { descriptionOf } from '../../games';
import type { Tools } from '../../games/description';
import { t, type TextKey } from '../../texts';
import { IconButton, useSettings, type IconName } from '../parts';
import { perform } from './commands';
import type { PlayController } from './playController';
import { repeatWhilePressed } from './repeatWhilePressed';
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
function toolsOf(controller: PlayController, hints: boolean): readonly (readonly Tool[])[] {
  const state = controller.session?.game.state;
  const sides = state ? descriptionOf(state.game).tools : usual;
  return sides.map((side) =>
    side
      .filter((action) => hints || action !== 'hint')
      .flatMap((action) => toolOf(action, state) ?? []),
  );
}

export function Toolbar({ controller }: { controller: PlayController }) {
  const { hints } = useSettings();
  const [left = [], right = []] = toolsOf(controller, hints);
  return (
    <nav class="toolbar play-toolbar" aria-label={t('play.tools')}>
      {left.map((tool) => (
        <ToolButton key={tool.action} controller={controller} tool={tool} />
      ))}
      <span class="toolbar-gap" />
      {right.map((tool) => (
        <ToolButton key={tool.action} controller={controller} tool={tool} />
      ))}
      <MoreMenu controller={controller} />
    </nav>
  );
}

function ToolButton({ controller, tool }: { controller: PlayController; tool: Tool }) {
  const { action } = tool;
  const held = useMemo(
    () =>
      repeatWhilePressed(async () => {
        const { session } = controller;
        const left =
          action === 'undo' ? session?.game.state.undo_left : session?.game.state.redo_left;
        // Holding it stops at the deal.
        if (!session || !left) return false;
        return action === 'undo' ? session.undo() : session.redo();
      }),
    [controller, action],
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
          if (!controller.session?.game.paused || action === 'newDeal') perform(action, controller);
        }}
      />
    </span>
  );
}
