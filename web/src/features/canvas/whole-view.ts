import { type CanvasView, around } from '@evident/domain/canvas';
import { boxesOf } from './canvas-edits.ts';

export const MIN_ZOOM = 0.05;
export const FIT = { maxZoom: 1, padding: 0.1 };
const ROOM = 40;

/** A view of the whole canvas, before the size of the surface is known. */
export function wholeOf(view: CanvasView) {
  const all = around(boxesOf(view));
  if (!all) return undefined;
  const { innerWidth, innerHeight } = globalThis;
  const fitting = Math.min((innerWidth - 280) / all.width, (innerHeight - 220) / all.height);
  const zoom = Math.max(MIN_ZOOM, Math.min(1, fitting));
  return { x: ROOM - all.x * zoom, y: ROOM - all.y * zoom, zoom };
}
