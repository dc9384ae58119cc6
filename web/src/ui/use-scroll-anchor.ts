import { useLayoutEffect, type RefObject } from 'react';

/** Keeps an element at its place on the screen when a peek opens or closes and content above it reflows. */
export function useScrollAnchor(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const scroller = element?.closest<HTMLElement>('main, [data-scroller]');
    if (!element || !scroller) return undefined;
    const top = () => element.getBoundingClientRect().top + scroller.scrollTop;
    let [width, was] = [element.clientWidth, top()];
    const observer = new ResizeObserver(() => {
      const now = top();
      if (element.clientWidth !== width) scroller.scrollTop += now - was;
      [width, was] = [element.clientWidth, now];
    });
    observer.observe(element.parentElement!);
    return () => observer.disconnect();
  }, [part]);
}
