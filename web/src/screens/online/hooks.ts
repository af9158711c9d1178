// What the online screens share: the line, a clock that draws again, a question asked now and then.
import { useEffect, useReducer, useState } from 'preact/hooks';
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

/** The answer to a question that is asked anew so often, while the page is seen. */
export function useAsked<Value>(
  ask: () => Promise<Value>,
  ms: number,
  wanted: boolean,
): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let here = true;
    const again = () => {
      if (document.hidden) return;
      ask().then(
        (answer) => here && setValue(() => answer),
        // What was true a moment ago is better than nothing.
        () => undefined,
      );
    };
    again();
    const timer = setInterval(again, ms);
    document.addEventListener('visibilitychange', again);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [ask, ms, wanted]);
  return value;
}

export const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - performance.now()) / 1000));
