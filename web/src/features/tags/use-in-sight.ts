import { type RefObject, useEffect, useState } from 'react';

/** Columns to the side that are rendered before they scroll into sight. */
const AHEAD = '0px 700px';

/** Whether a column is in sight of its board, or close to it. Always true unless `watched`. */
export function useInSight(column: RefObject<HTMLElement | null>, watched: boolean): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = column.current;
    if (!watched || !element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true), {
      root: element.parentElement,
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [column, watched]);
  return !watched || seen;
}
