// The page begins: language, look, the region that speaks, then the screen of the address.
import './styles/tokens.css';
import './styles/base.css';
import { mountLiveRegion } from './app/live';
import { settings, watchSettings, type Settings } from './app/settings';
import { fetchScreen, mountApp } from './screens/App';
import { loadLanguage } from './texts';

/** Milliseconds; after them something else than nothing should be seen. */
const patience = 500;

function applyLook({ theme, contrast, cloth, hand, motion, faces, deck, size }: Settings): void {
  Object.assign(document.documentElement.dataset, {
    theme,
    contrast,
    cloth,
    hand,
    motion,
    faces,
    deck,
    size,
  });
}

// A ring around a card helps those who use keys; for others it is a blot.
const markInput = (input: 'keys' | 'pointer') => () => {
  document.documentElement.dataset['input'] = input;
};
window.addEventListener('keydown', markInput('keys'), { capture: true });
window.addEventListener('pointerdown', markInput('pointer'), { capture: true });
markInput('pointer')();

// The screen and the sentences come side by side. The engine, ten times as large as both, is asked
// for by the first screen that needs it, so that it keeps nothing waiting that is read before.
const screen = fetchScreen();
const language = loadLanguage();
applyLook(settings());
watchSettings(applyLook);
mountLiveRegion();
try {
  await language;
  // A screen that is late is waited for on the page, which says so.
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  const first = await Promise.race([screen, late]);
  const app = document.getElementById('app');
  if (app) mountApp(app, first);
} catch {
  // Not even the sentences are here: the one place with words of its own.
  document.body.textContent =
    'Croupier could not be loaded completely; your games are kept. Please load the page again. · ' +
    'Croupier tam olarak yüklenemedi; oyunlarınız saklı. Lütfen sayfayı yeniden yükleyin.';
}
