// The list of games in the browser's database; in memory where the browser allows none.
import { isSavedGame, type SavedGame } from './savedGame';

const name = 'croupier';
const store = 'games';
const inMemory = new Map<string, SavedGame>();
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

export async function putGame(saved: SavedGame): Promise<void> {
  const done = await run('readwrite', (games) => games.put(saved));
  if (done === null) inMemory.set(saved.id, saved);
}

export async function dropGame(id: string): Promise<void> {
  inMemory.delete(id);
  await run('readwrite', (games) => games.delete(id));
}

export async function findGame(id: string): Promise<SavedGame | null> {
  const found: unknown = inMemory.get(id) ?? (await run('readonly', (games) => games.get(id)));
  return isSavedGame(found) ? found : null;
}

/** Every game that was put there, the latest first. */
export async function allGames(): Promise<SavedGame[]> {
  const found: unknown[] = (await run('readonly', (games) => games.getAll())) ?? [];
  const games = new Map<string, SavedGame>();
  for (const saved of [...found, ...inMemory.values()])
    if (isSavedGame(saved)) games.set(saved.id, saved);
  return [...games.values()].sort((a, b) => b.updated - a.updated);
}
