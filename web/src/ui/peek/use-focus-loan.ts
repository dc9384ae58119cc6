import { useLayoutEffect, type RefObject } from 'react';

/** What comes takes the focus to its first place, and gives it back to where it was unless the person has moved on by then. */
export function useFocusLoan(panel: RefObject<HTMLElement | null>, first: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const lender = document.activeElement;
    if (element && !element.contains(lender)) first.current?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (now !== document.body && now !== null && !element?.contains(now)) return;
      // What lies beneath stops being inert with this very change, so it can take the focus only after it.
      queueMicrotask(() => { if (document.activeElement === document.body) homeOf(lender)?.focus({ preventScroll: true }); });
    };
  }, [panel, first]);
}

function homeOf(lender: Element | null): HTMLElement | null {
  return lender instanceof HTMLElement && lender.isConnected && lender !== document.body ? lender : document.getElementById('main');
}
