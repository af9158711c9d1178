// What the player should know about the page itself: storage, connection, a new version.
import { currentRoute } from '../app/router';
import { onStorageTrouble } from '../app/storage';
import { installOffline, takeUpdate } from '../offline/install';
import { t } from '../texts';
import { toast } from './parts/toast';

function watchStorage(): void {
  const shown = new Set<string>();
  onStorageTrouble((trouble) => {
    if (shown.has(trouble)) return;
    shown.add(trouble);
    toast({ kind: 'storage', text: t(`app.storage.${trouble}`), ms: Infinity, stays: true });
  });
}

function watchConnection(): () => void {
  // Where people wait for each other not everything goes on working, and the line is shown.
  const shown = () => !['online', 'room'].includes(currentRoute().screen);
  const offline = () =>
    shown() && toast({ kind: 'connection', text: t('app.offline'), stays: true });
  const online = () =>
    shown() && toast({ kind: 'connection', text: t('app.online'), ms: 4000, stays: true });
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  return () => {
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
  };
}

function sayUpdate(): void {
  toast({
    kind: 'update',
    stays: true,
    text: t('app.update'),
    ms: Infinity,
    action: { label: t('app.reload'), run: takeUpdate },
  });
}

export function watchNotices(): () => void {
  watchStorage();
  installOffline(sayUpdate);
  return watchConnection();
}
