/**
 * Clockwise degrees for display from a display matrix (ISO/IEC 14496-12, 8.2.2: nine 32-bit numbers), rounded to a
 * quarter turn. Mirroring is ignored.
 */
export function rotationOf(matrix: Uint8Array | null | undefined): number {
  if (!matrix || matrix.byteLength < 36) return 0;
  const numbers = new DataView(matrix.buffer, matrix.byteOffset, matrix.byteLength);
  const [a, b] = [numbers.getInt32(0, true), numbers.getInt32(4, true)];
  const quarters = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  return (((quarters % 4) + 4) % 4) * 90;
}

/** The filters that turn a stored picture upright. */
export const turningFilters = (rotation: number): string[] =>
  ({ 90: ['transpose=clock'], 180: ['hflip', 'vflip'], 270: ['transpose=cclock'] })[rotation] ?? [];
