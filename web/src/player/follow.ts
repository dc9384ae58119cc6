const SCROLL_KEYS = new Set(['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'Home', 'End']);
/** Farther than this many screens, the text jumps instead of gliding. */
const FAR_SCREENS = 2;

export function scrollerOf(element: Element): HTMLElement {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.documentElement;
}

/** Scrolls words softly into the upper part of what is visible below the player, if they are not in sight. */
export function bringIntoSight(scroller: HTMLElement, words: Range, coveredPx: number): void {
  const box = words.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const top = frame.top + coveredPx;
  const room = frame.bottom - top;
  if (room <= 0 || (box.top >= top + 8 && box.bottom <= top + room * 0.8)) return;
  const by = box.top - (top + room * 0.3);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches || Math.abs(by) > room * FAR_SCREENS;
  scroller.scrollBy({ top: by, behavior: still ? 'instant' : 'smooth' });
}

/** Calls back when the member scrolls; scrolling by script does not count. Returns a function that stops it. */
export function onScrolledByHand(scroller: HTMLElement, run: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (SCROLL_KEYS.has(event.key) && !event.defaultPrevented) run();
  };
  const onPointer = (event: PointerEvent) => {
    // The scroll bar belongs to the scroller itself.
    if (event.target === scroller) run();
  };
  const passive = { passive: true } as const;
  scroller.addEventListener('wheel', run, passive);
  scroller.addEventListener('touchmove', run, passive);
  scroller.addEventListener('pointerdown', onPointer, passive);
  document.addEventListener('keydown', onKey);
  return () => {
    scroller.removeEventListener('wheel', run);
    scroller.removeEventListener('touchmove', run);
    scroller.removeEventListener('pointerdown', onPointer);
    document.removeEventListener('keydown', onKey);
  };
}
