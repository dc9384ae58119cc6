import { useLocation } from 'react-router';

/** The secret in the fragment of a mailed link. Fragments are never sent to a server. */
export function useFragment(name: string): string | null {
  return new URLSearchParams(useLocation().hash.slice(1)).get(name);
}
