import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentLocation } from '../current-location.ts';
import { shownPreferences } from '../preferences.ts';
import { opened, parsePeeks, pathOf, withPeeks, type Item, type OpenMode, type Peek } from './peek.ts';
import { useSurface } from './surface.ts';

/** Open peeks, derived from the address, and functions to change them. */
export function usePeek() {
  const { search } = useLocation();
  const here = useCurrentLocation();
  const navigate = useNavigate();
  const { depth } = useSurface();
  return useMemo(() => {
    const stackIn = (address: string) => parsePeeks(new URLSearchParams(address).get('peek'));
    const go = (next: (stack: readonly Peek[]) => readonly Peek[], replace = false) => {
      const { pathname, search: now, hash } = here();
      const stack = stackIn(now);
      const after = next(stack);
      if (after !== stack)
        void navigate({ pathname, search: withPeeks(now, after), hash }, { replace, preventScrollReset: true });
    };
    return {
      stack: stackIn(search),
      /** Opens on top of this page or peek, as the member prefers unless `mode` says how. */
      open: (item: Item, mode?: OpenMode) => {
        const { peekMode } = shownPreferences();
        if (mode === undefined && peekMode === 'FullPage') return void navigate(pathOf(item));
        go((stack) => {
          // On top of a centered peek, one at the side would be hidden.
          const hidden = peekMode === 'Side' && stack[depth - 1]?.mode === 'Center';
          const preferred = peekMode === 'AUTO' || peekMode === 'FullPage' || hidden ? undefined : peekMode;
          return opened(stack, depth, item, mode ?? preferred);
        });
      },
      /** Closes the top one, or those from the given depth up. */
      close: (from?: number) =>
        go((stack) => (stack.length > 0 ? stack.slice(0, Math.max((from ?? stack.length) - 1, 0)) : stack)),
      closeAll: () => go((stack) => (stack.length > 0 ? [] : stack)),
      /** Changes the mode of an open peek. */
      show: (at: number, mode: OpenMode) =>
        go((stack) => stack.map((peek, index) => (index === at - 1 ? { ...peek, mode } : peek)), true),
      openAsPage: (item: Item) => void navigate(pathOf(item)),
    };
  }, [search, here, navigate, depth]);
}
