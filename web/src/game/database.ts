// The list of games in the browser's database; in memory where the browser allows none.
import { isKept, type Kept } from './kept';

const name = 'croupier';
const store = 'games';
const inMemory = new Map<string, Kept>();
let database: Promise<IDBDatabase | null> | undefined;

function opened(): Promise<IDBDatabase | null> {
  database ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return database;
}

async function run<T>(
  mode: IDBTransactionMode,
  work: (games: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  const db = await opened();
  if (!db) return null;
  return new Promise((resolve) => {
    try {
      const transaction = db.transaction(store, mode);
      const request = work(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = transaction.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

export async function putGame(kept: Kept): Promise<void> {
  const done = await run('readwrite', (games) => games.put(kept));
  if (done === null) inMemory.set(kept.id, kept);
}

export async function dropGame(id: string): Promise<void> {
  inMemory.delete(id);
  await run('readwrite', (games) => games.delete(id));
}

export async function findGame(id: string): Promise<Kept | null> {
  const found: unknown = inMemory.get(id) ?? (await run('readonly', (games) => games.get(id)));
  return isKept(found) ? found : null;
}

/** Every game that was put there, the latest first. */
export async function allGames(): Promise<Kept[]> {
  const found: unknown[] = (await run('readonly', (games) => games.getAll())) ?? [];
  const games = new Map<string, Kept>();
  for (const kept of [...found, ...inMemory.values()]) if (isKept(kept)) games.set(kept.id, kept);
  return [...games.values()].sort((a, b) => b.updated - a.updated);
}
