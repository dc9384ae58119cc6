import { useLayoutEffect, type RefObject } from 'react';

/** Focus target handed over by a panel that unmounts, for one that replaces it in the same commit. */
let passedOn: Element | null = null;

/** Moves the focus to the first target and returns it afterwards, unless the user has moved it. */
export function useRestoreFocus(panel: RefObject<HTMLElement | null>, first: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const lender = passedOn ?? document.activeElement;
    // A replacement was already visible, so it skips the animation.
    if (passedOn) for (const coming of element?.getAnimations() ?? []) coming.finish();
    passedOn = null;
    if (element && !element.contains(document.activeElement)) first.current?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (now !== document.body && now !== null && !element?.contains(now)) return;
      passedOn = lender;
      // The page below stops being inert in this commit and can take the focus only afterwards.
      queueMicrotask(() => {
        passedOn = null;
        if (document.activeElement === document.body) homeOf(lender)?.focus({ preventScroll: true });
      });
    };
  }, [panel, first]);
}

function homeOf(lender: Element | null): HTMLElement | null {
  return lender instanceof HTMLElement && lender.isConnected && lender !== document.body
    ? lender
    : document.getElementById('main');
}
