// What the online screens share: the line, and a clock that draws again.
import { useEffect, useReducer } from 'preact/hooks';
import { useObservable } from '../play/observable';
import { client, type OnlineClient } from './onlineClient';

/** Keeps the line open while the screen is. */
export function useHouse(): OnlineClient {
  useEffect(() => client.enter(), []);
  useObservable(client);
  return client;
}

/** Draws again so often, while it is wanted. */
export function useTick(ms: number, wanted = true): void {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setInterval(() => again(0), ms);
    return () => clearInterval(timer);
  }, [ms, wanted]);
}

export const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - performance.now()) / 1000));
