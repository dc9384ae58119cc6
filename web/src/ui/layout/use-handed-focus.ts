import { useLayoutEffect, type RefObject } from 'react';

let handedOn = false;

/** A page that takes the place of another at the same moment, as the loaded one does that of its skeleton, takes its focus too. */
export function useHandedFocus(page: RefObject<HTMLElement | null>): void {
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
