import { type CanvasView, freePlace } from '@evident/domain/canvas';
import { useReactFlow } from '@xyflow/react';
import type { RefObject } from 'react';
import { boxesOf } from './canvas-edits.ts';

const SIZES = {
  text: { width: 240, height: 120 },
  rectangle: { width: 240, height: 160 },
  group: { width: 560, height: 360 },
  staging: { width: 560, height: 320 },
};
export type NewPlace = (of?: keyof typeof SIZES) => { x: number; y: number };

/** Free places for new objects, near the middle of what is shown. The view moves to a place out of sight. */
export function useNewPlace(area: RefObject<HTMLElement | null>, view: CanvasView, grid: number): NewPlace {
  const flow = useReactFlow();
  return (of = 'text') => {
    const { left = 0, top = 0, width = 0, height = 0 } = area.current?.getBoundingClientRect() ?? {};
    const middle = flow.screenToFlowPosition({ x: left + width / 2, y: top + height / 2 });
    const size = SIZES[of];
    const onGrid = (value: number) => Math.round(value / grid) * grid;
    const free = freePlace(
      { x: onGrid(middle.x - size.width / 2), y: onGrid(middle.y - size.height / 2), ...size },
      boxesOf(view),
    );
    const { zoom } = flow.getViewport();
    const center = { x: free.x + size.width / 2, y: free.y + size.height / 2 };
    const isShown =
      Math.abs(center.x - middle.x) + size.width / 2 <= width / 2 / zoom &&
      Math.abs(center.y - middle.y) + size.height / 2 <= height / 2 / zoom;
    if (!isShown) void flow.setCenter(center.x, center.y, { zoom });
    return free;
  };
}
