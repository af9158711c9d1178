// Everything that needs no button of its own.
import { keysOf, type Action, type defaultKeys } from '../../app/keys';
import { go } from '../../app/router';
import { changeHere, choices } from '../../app/settings';
import { descriptionOf } from '../../games';
import { t } from '../../texts';
import { Menu, useSettings, type MenuGroup, type MenuItem } from '../parts';
import { goToBookmark } from './bookmarks';
import { copyTable, shareGame } from './clip';
import { perform } from './commands';
import type { PlayController } from './playController';
import { useMedia } from './media';
import { wideTools } from './layout';

type Named = keyof typeof defaultKeys;

export function MoreMenu({ controller }: { controller: PlayController }) {
  const wide = useMedia(wideTools);
  useSettings();
  return (
    <Menu
      label={t('play.more')}
      icon="more"
      testid="more"
      caption
      end
      up={!wide}
      items={itemsOf(controller)}
    />
  );
}

function itemsOf(controller: PlayController): (MenuItem | MenuGroup)[] {
  const { session } = controller;
  const settings = useSettings();
  if (!session) return [];
  const { game } = session;
  const { advice, goesHome, tools } = descriptionOf(game.state.game);
  const advised = advice !== 'nobody';
  // What has no button stands here.
  const hasButton = (action: Action) => tools.flat().includes(action);

  const command = (action: Named, label: string, more: Partial<MenuItem> = {}): MenuItem => ({
    id: action,
    label,
    onSelect: () => perform(action, controller),
    ...keyHint(action),
    ...more,
  });
  const keyHint = (action: Named) => {
    const [key] = settings.singleKeys ? keysOf(action, settings) : [];
    return key === undefined ? {} : { hint: key.replace('Shift+', '⇧') };
  };
  const home: MenuItem[] = choices.home.map((value) => ({
    id: `home-${value}`,
    label: t(`set.home.${value}`),
    checked: settings.home === value,
    onSelect: () => changeHere('home', value),
  }));
  const bookmarks: MenuItem[] = session.marks.map(({ turn, left }, index) => ({
    id: `bookmark-${index + 1}`,
    label: t(left ? 'play.bookmark.goLeft' : 'play.bookmark.go', { n: index + 1, turn }),
    hint: `' ${index + 1}`,
    onSelect: () => void goToBookmark(session, index),
  }));
  // What is rarely wanted is folded away; rules, statistics and settings are in the other menu.
  const rest: MenuItem[] = [
    ...(advised ? [command('type', t('play.type'))] : []),
    {
      id: 'copy',
      label: t('play.copyTable'),
      icon: 'copy',
      onSelect: () => void copyTable(controller),
    },
    command('zen', t('play.zen'), { checked: settings.zen }),
    ...(matchMedia('(min-width: 1100px)').matches && advised
      ? [command('panel', t('play.panel'), { icon: 'panel' })]
      : []),
  ];
  return [
    ...(hasButton('undo') && !hasButton('redo')
      ? [command('redo', t('play.redo'), { icon: 'redo' })]
      : []),
    command('restart', t('play.restart'), { icon: 'restart' }),
    command('enterDeal', t('play.deal.title')),
    command('pause', t('play.pause'), { icon: 'pause' }),
    ...(advised
      ? [
          command('wayBack', t('play.wayBack'), { apart: true }),
          ...(hasButton('solve') ? [] : [command('solve', t('play.solveShow'), { icon: 'solve' })]),
          command('bookmark', t('play.bookmark'), { icon: 'bookmark' }),
          ...bookmarks,
        ]
      : []),
    {
      id: 'replay',
      label: t('play.replay'),
      icon: 'play',
      apart: true,
      onSelect: () => void replay(controller),
    },
    {
      id: 'share',
      label: t('play.share'),
      icon: 'share',
      onSelect: () => void shareGame(controller),
    },
    ...(goesHome ? [{ id: 'home', label: t('play.home'), apart: true, items: home }] : []),
    { id: 'rest', label: t('play.rest'), apart: !goesHome, items: rest },
  ];
}

export async function replay(controller: PlayController): Promise<void> {
  const link = await controller.session?.game.link();
  if (link) go({ screen: 'replay', link });
}
