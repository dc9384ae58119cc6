import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { opened, parsePeeks, pathOf, withPeeks, type Item, type OpenMode, type Peek } from './peek.ts';
import { useSurface } from './surface.ts';

/** The open peeks, read from the address alone, and the ways to change them. */
export function usePeek() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { depth } = useSurface();
  return useMemo(() => {
    const stack = parsePeeks(new URLSearchParams(search).get('peek'));
    const go = (next: readonly Peek[], replace = false) =>
      void navigate({ pathname, search: withPeeks(search, next), hash }, { replace, preventScrollReset: true });
    return {
      stack,
      /** Beside or above this page; from within a peek, on top of it. */
      open: (item: Item, mode?: OpenMode) => go(opened(stack, depth, item, mode)),
      /** Closes the top one, or those from the given depth up. */
      close: (from: number = stack.length) => { if (stack.length > 0) go(stack.slice(0, Math.max(from - 1, 0))); },
      closeAll: () => { if (stack.length > 0) go([]); },
      /** Shows an open one beside or in the centre. */
      show: (at: number, mode: OpenMode) => go(stack.map((peek, index) => (index === at - 1 ? { ...peek, mode } : peek)), true),
      openAsPage: (item: Item) => void navigate(pathOf(item)),
    };
  }, [pathname, search, hash, navigate, depth]);
}
