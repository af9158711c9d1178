// Writes the chosen theme onto the page, where the styles look for it.
import type { Settings } from '../app/settings';

type Chosen = Pick<Settings, 'theme' | 'contrast' | 'cloth' | 'motion'>;

/** Sets data-theme, data-contrast, data-cloth and data-motion on the root element. */
export function applyTheme(settings: Chosen, root: HTMLElement = document.documentElement): void {
  const set = (name: string, value: string | null) => {
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  };
  const moreContrast = matchMedia('(prefers-contrast: more)').matches;
  set('data-theme', settings.theme === 'system' ? null : settings.theme);
  set('data-contrast', settings.contrast === 'high' || moreContrast ? 'high' : null);
  set('data-cloth', settings.cloth);
  set('data-motion', settings.motion === 'system' ? null : settings.motion);
}

/** Calls back when the system changes between light and dark or asks for more contrast. */
export function watchTheme(changed: () => void): () => void {
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) =>
    matchMedia(query),
  );
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
