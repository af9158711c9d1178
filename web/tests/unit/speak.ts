// Lets the page speak a language in a test that runs without a browser.
import { vi } from 'vitest';
import { loadLanguage } from '../../src/texts';
import english from '../../src/texts/en.json';
import turkish from '../../src/texts/tr.json';

const languages = { en: english, tr: turkish } as const;

export async function speak(language: keyof typeof languages): Promise<void> {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('fetch', () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(languages[language]) }),
  );
  await loadLanguage(language);
  vi.unstubAllGlobals();
}
