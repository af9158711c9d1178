// Whether the window is as wide, or as low, as a style sheet asks.
import { useEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const heard = () => setFits(list.matches);
    heard();
    list.addEventListener('change', heard);
    return () => list.removeEventListener('change', heard);
  }, [query]);
  return fits;
}
