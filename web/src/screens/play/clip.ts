// Copying and sharing; over plain http the browser offers neither, then the text is shown.
import { href, type Route } from '../../app/router';
import { t } from '../../texts';
import { toast } from '../parts';
import type { PlayController } from './playController';

export function addressOf(route: Route): string {
  return location.href.replace(/#.*/, '') + href(route);
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies and says so; what cannot be copied is shown to be copied by hand. */
export async function copy(
  text: string,
  done: string,
  show: (text: string) => void,
): Promise<void> {
  if (await copied(text)) toast({ text: done, ms: 4000, kind: 'copied' });
  else show(text);
}

export async function share(
  text: string,
  title: string,
  show: (text: string) => void,
): Promise<void> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ title, url: text });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copy(text, t('play.copied.link'), show);
}

export function copyDealLink(controller: PlayController): void {
  const { deal } = controller;
  if (deal)
    void copy(
      addressOf({ screen: 'play', deal }),
      t('play.copied.deal', { deal }),
      showIn(controller),
    );
}
export async function shareGame(controller: PlayController): Promise<void> {
  const game = controller.session?.game;
  if (!game) return;
  const link = await game.link();
  await share(addressOf({ screen: 'replay', link }), controller.deal, showIn(controller));
}
export async function copyTable(controller: PlayController): Promise<void> {
  const game = controller.session?.game;
  if (game) await copy(await game.text(), t('play.copied.table'), showIn(controller));
}

function showIn(controller: PlayController): (text: string) => void {
  return (text) => controller.show('text', text);
}
