// What the daily screens look at: the day, which changes while they are open, and the games.
import { useEffect, useState } from 'preact/hooks';
import { dayOf, untilMidnight, type Day } from '../../game/days';
import { listGames, type SavedGame } from '../../game/library';
import { useLoaded } from '../parts';

/** A clock may be set, and a computer sleeps: it is looked at every hour at least. */
const longest = 3_600_000;

/** Today where the player is. */
export function useToday(): Day {
  const [today, setToday] = useState(dayOf(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = new Date();
      setToday(dayOf(now));
      clearTimeout(timer);
      timer = setTimeout(look, Math.min(untilMidnight(now) + 50, longest));
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return today;
}

/** All games, read again when another tab may have changed them. */
export function useGames(): readonly SavedGame[] | null {
  const [again, setAgain] = useState(0);
  useEffect(() => {
    const read = () => document.hidden || setAgain((n) => n + 1);
    document.addEventListener('visibilitychange', read);
    for (const event of ['focus', 'storage']) window.addEventListener(event, read);
    return () => {
      document.removeEventListener('visibilitychange', read);
      for (const event of ['focus', 'storage']) window.removeEventListener(event, read);
    };
  }, []);
  return useLoaded(listGames, [again]);
}
