// Makes the page work without a network, and tells when a newer version is ready.

/** All files of the page are fetched for later; the first table shall not wait for them. */
const patience = 3000;
let waiting: ServiceWorker | null = null;

export function installOffline(onUpdate: () => void): void {
  // Over plain http on a local network there is no service worker: the page plays all the same.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  setTimeout(() => register(onUpdate), patience);
}

function register(onUpdate: () => void): void {
  const { serviceWorker } = navigator;
  void serviceWorker
    .register('./sw.js')
    .then((registration) => {
      const ready = (worker: ServiceWorker | null) => {
        if (!worker || !serviceWorker.controller) return;
        waiting = worker;
        onUpdate();
      };
      ready(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed') ready(worker);
        });
      });
    })
    .catch(() => undefined);
}

/** Every game is kept at each move, so the page can be loaded anew at any time. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting?.postMessage('take over');
}
