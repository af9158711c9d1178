// Everything that needs no button of its own.
import { keysOf, type Action, type defaultKeys } from '../../app/keys';
import { go } from '../../app/router';
import { changeHere, choices } from '../../app/settings';
import { descriptionOf } from '../../games';
import { t } from '../../texts';
import { Menu, useSettings, type MenuItem } from '../parts';
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

function itemsOf(controller: PlayController): MenuItem[] {
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
  const home: MenuItem[] = choices.home.map((value, index) => ({
    id: `home-${value}`,
    label: t(`play.home.${value}`),
    checked: settings.home === value,
    apart: index === 0,
    onSelect: () => changeHere('home', value),
  }));
  const bookmarks: MenuItem[] = session.marks.map(({ turn, left }, index) => ({
    id: `bookmark-${index + 1}`,
    label: t(left ? 'play.bookmark.goLeft' : 'play.bookmark.go', { n: index + 1, turn }),
    hint: `' ${index + 1}`,
    onSelect: () => void goToBookmark(session, index),
  }));
  return [
    ...(hasButton('undo') && !hasButton('redo')
      ? [command('redo', t('play.redo'), { icon: 'redo' })]
      : []),
    command('restart', t('play.restart'), { icon: 'restart' }),
    command('enterDeal', t('play.deal.title')),
    ...(advised
      ? [
          command('bookmark', t('play.bookmark'), { icon: 'bookmark', apart: true }),
          ...bookmarks,
          command('wayBack', t('play.wayBack')),
          ...(hasButton('solve') ? [] : [command('solve', t('play.solveShow'), { icon: 'solve' })]),
          command('type', t('play.type')),
        ]
      : []),
    command('pause', t('play.pause'), { icon: 'pause' }),
    {
      id: 'share',
      label: t('play.share'),
      icon: 'share',
      apart: true,
      onSelect: () => void shareGame(controller),
    },
    {
      id: 'copy',
      label: t('play.copyTable'),
      icon: 'copy',
      onSelect: () => void copyTable(controller),
    },
    {
      id: 'replay',
      label: t('play.replay'),
      icon: 'play',
      onSelect: () => void replay(controller),
    },
    ...(goesHome ? home : []),
    command('zen', t('play.zen'), { checked: settings.zen, apart: true }),
    ...(matchMedia('(min-width: 1100px)').matches && advised
      ? [command('panel', t('play.panel'), { icon: 'panel' })]
      : []),
    {
      id: 'rules',
      label: t('play.menu.rules'),
      icon: 'rules',
      onSelect: () => go({ screen: 'rules', game: game.state.game }),
    },
    {
      id: 'stats',
      label: t('play.menu.stats'),
      icon: 'stats',
      onSelect: () => go({ screen: 'stats' }),
    },
    {
      id: 'settings',
      label: t('play.menu.settings'),
      icon: 'settings',
      onSelect: () => go({ screen: 'settings' }),
    },
  ];
}

export async function replay(controller: PlayController): Promise<void> {
  const link = await controller.session?.game.link();
  if (link) go({ screen: 'replay', link });
}
