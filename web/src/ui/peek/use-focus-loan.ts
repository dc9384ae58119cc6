import { useLayoutEffect, type RefObject } from 'react';

/** What a panel had borrowed that goes at this moment: another may take its place, such as the loaded one that of its skeleton. */
let passedOn: Element | null = null;

/** What comes takes the focus to its first place, and gives it back to where it was unless the person has moved on by then. */
export function useFocusLoan(panel: RefObject<HTMLElement | null>, first: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const lender = passedOn ?? document.activeElement;
    // What takes the place of another was there already.
    if (passedOn) for (const coming of element?.getAnimations() ?? []) coming.finish();
    passedOn = null;
    if (element && !element.contains(document.activeElement)) first.current?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (now !== document.body && now !== null && !element?.contains(now)) return;
      passedOn = lender;
      // What lies beneath stops being inert with this very change, so it can take the focus only after it.
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
