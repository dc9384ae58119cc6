interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** How long a card is held still on another one before letting it go merges the two: cards that are only carried across are never merged. */
export const DWELL_MS = 700;
/** As far as a hand that holds still may tremble, in pixels. */
const STILL_PX = 6;

/** Tells when something that is held has come to rest: `over` at each move, `left` once it is somewhere else. */
export function newDwell(dwelled: () => void): { over: (point: Point) => void; left: () => void } {
  let from: Point | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const left = () => {
    clearTimeout(timer);
    from = null;
  };
  return {
    left,
    over(point) {
      if (from && Math.hypot(point.clientX - from.clientX, point.clientY - from.clientY) <= STILL_PX) return;
      left();
      from = point;
      timer = setTimeout(dwelled, DWELL_MS);
    },
  };
}
