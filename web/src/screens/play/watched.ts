// Something that changes and tells those who look at it.
import { useEffect, useReducer } from 'preact/hooks';

export class Watched {
  private readonly listeners = new Set<() => void>();

  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  protected changed(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

/** Draws the component again whenever the thing changes. */
export function useWatched(thing: Watched | null | undefined): void {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (!thing) return;
    again(0);
    return thing.watch(() => again(0));
  }, [thing]);
}
