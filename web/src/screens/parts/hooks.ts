// What the page knows, as Preact wants it: drawn again when it changes.
import { useEffect, useState } from 'preact/hooks';
import { settings, watchSettings, type Settings } from '../../app/settings';

export function useSettings(): Settings {
  const [now, setNow] = useState(settings());
  useEffect(() => {
    // Another screen may have left its table since.
    setNow(settings());
    return watchSettings(setNow);
  }, []);
  return now;
}

/** What a promise brings, null until then and after a failure. */
export function useLoaded<Value>(load: () => Promise<Value>, again: readonly unknown[] = []) {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (loaded) => wanted && setValue(() => loaded),
      () => wanted && setValue(null),
    );
    return () => {
      wanted = false;
    };
  }, again);
  return value;
}
