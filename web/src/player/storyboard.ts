import type { Storyboard } from './recording-media.ts';

/** Returns the sheet of the picture at a time and its offset in it, in pixels; null if there is none. */
export function tileAt(board: Storyboard, ms: number): { sheet: string; x: number; y: number } | null {
  const perSheet = board.columns * board.rows;
  const index = Math.max(0, Math.floor(ms / board.intervalMs));
  const sheet = board.sheets[Math.floor(index / perSheet)];
  if (sheet === undefined) return null;
  const tile = index % perSheet;
  return {
    sheet,
    x: (tile % board.columns) * board.tileWidth,
    y: Math.floor(tile / board.columns) * board.tileHeight,
  };
}
