import { useLayoutEffect, type RefObject } from 'react';

/** Keeps a part of a page where it is on the screen when the page gets narrower or wider, as a peek opens or closes beside it: what stands above it may then take more lines. */
export function useStillPlace(part: RefObject<HTMLElement | null>): void {
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
