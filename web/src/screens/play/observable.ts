// Something that changes and tells those who look at it.
import { useLayoutEffect, useReducer } from 'preact/hooks';

export class Observable {
  private readonly listeners = new Set<() => void>();
  /** How often it has changed. */
  version = 0;

  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  protected changed(): void {
    ++this.version;
    for (const listener of [...this.listeners]) listener();
  }
}

/** Draws the component again whenever the thing changes. */
export function useObservable(thing: Observable | null | undefined): void {
  const [, again] = useReducer((n: number) => n + 1, 0);
  const seen = thing?.version;
  useLayoutEffect(() => {
    if (!thing) return;
    if (thing.version !== seen) again(0);
    return thing.watch(() => again(0));
  }, [thing]);
}
