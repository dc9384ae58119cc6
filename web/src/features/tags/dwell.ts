interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Milliseconds. A card must rest on another one this long before a drop merges them, so that passing over never merges.
 */
export const DWELL_MS = 700;
/** Tolerance for a trembling hand, in pixels. */
const STILL_PX = 6;

/** Detects a pointer at rest. Call `over` on each move and `left` when it leaves. */
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
