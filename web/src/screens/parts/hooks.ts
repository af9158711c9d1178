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

/** True once the browser has nothing more urgent to do. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Not every browser tells when it is idle.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true), 50);
      return () => clearTimeout(timer);
    }
    const wait = requestIdleCallback(() => setIdle(true), { timeout: 1000 });
    return () => cancelIdleCallback(wait);
  }, []);
  return idle;
}
