// The browser's small storage: what cannot be stored is said once, never lost from the page.

export type StorageTrouble = 'forbidden' | 'full';
let tell: (trouble: StorageTrouble) => void = () => {};

export function onStorageTrouble(listener: (trouble: StorageTrouble) => void): void {
  tell = listener;
}

/** What could not be stored lives here until the page is closed. */
const inMemory = new Map<string, string>();

export function readText(key: string): string | null {
  const waiting = inMemory.get(key);
  if (waiting !== undefined) return waiting;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
    return true;
  } catch (error) {
    inMemory.set(key, text);
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    tell(full ? 'full' : 'forbidden');
    return false;
  }
}

export function forget(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored there.
  }
}

export function readJson(key: string): unknown {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}
