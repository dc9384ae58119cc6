import { type ChartPlace, type ChartSize, resized } from '@evident/domain/dashboards';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

const STEPS: Readonly<Record<string, Partial<ChartSize>>> = {
  ArrowRight: { width: 1 },
  ArrowLeft: { width: -1 },
  ArrowDown: { height: 1 },
  ArrowUp: { height: -1 },
};

/** The width of a column and the height of a row with their gaps, in pixels. */
function cellOf(grid: Element): { width: number; height: number } {
  const { gridTemplateColumns, gridAutoRows, columnGap, rowGap } = getComputedStyle(grid);
  return {
    width: Number.parseFloat(gridTemplateColumns) + Number.parseFloat(columnGap),
    height: Number.parseFloat(gridAutoRows) + Number.parseFloat(rowGap),
  };
}

/** Resizes a chart by its corner, with the pointer or the arrow keys. */
export function useResize(place: ChartPlace, onResize: (place: ChartPlace) => void) {
  const [shown, setShown] = useState<ChartPlace | null>(null);
  const start = useRef<{ x: number; y: number; cell: { width: number; height: number } }>(null);
  const sizeAt = ({ clientX, clientY }: PointerEvent): ChartPlace => {
    const { x, y, cell } = start.current!;
    return resized(place, {
      width: Math.round((clientX - x) / cell.width),
      height: Math.round((clientY - y) / cell.height),
    });
  };
  const change = (next: ChartPlace): void => {
    if (next.width !== place.width || next.height !== place.height) onResize(next);
  };
  return {
    /** The size while the corner is dragged. */
    size: shown ?? place,
    corner: {
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY, cell: cellOf(event.currentTarget.closest('ul')!) };
      },
      onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
        if (start.current) setShown(sizeAt(event));
      },
      onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
        if (start.current) change(sizeAt(event));
        start.current = null;
        setShown(null);
      },
      onPointerCancel: () => {
        start.current = null;
        setShown(null);
      },
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        const step = STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        change(resized(place, step));
      },
    },
  };
}
