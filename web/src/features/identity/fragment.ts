import { useLocation } from 'react-router';

/** What a mailed link carries in its fragment, which no server gets to see. */
export function useFragment(name: string): string | null {
  return new URLSearchParams(useLocation().hash.slice(1)).get(name);
}
