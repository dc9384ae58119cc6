import { useLayoutEffect, type RefObject } from 'react';

let handedOn = false;

/** Moves the focus to a page that replaces another in the same commit, such as a skeleton. */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = page.current;
    if (handedOn && !element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
    handedOn = false;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      handedOn = true;
      queueMicrotask(() => {
        handedOn = false;
      });
    };
  }, [page]);
}
