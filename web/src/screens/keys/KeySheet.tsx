// The key that shows the keys, on every screen.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { actionOf } from '../../app/keys';
import { settings } from '../../app/settings';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}

/** Listens for ? and shows the sheet, which is loaded when it is first wanted. */
export function KeySheet() {
  const [Sheet, setSheet] = useState<FunctionComponent<{ onClose: () => void }> | null>(null);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (isTyping(event.target) || actionOf(event, settings()) !== 'shortcuts') return;
      event.preventDefault();
      event.stopPropagation();
      void import('./Keys').then(({ KeysDialog }) => setSheet(() => KeysDialog));
    };
    window.addEventListener('keydown', heard, true);
    return () => window.removeEventListener('keydown', heard, true);
  }, []);
  return Sheet && <Sheet onClose={() => setSheet(null)} />;
}
