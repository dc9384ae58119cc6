import { NotConvertible, UNKNOWN_PICTURE } from './picture-limits.ts';

/** Numbers of tags. */
const [BITS, COMPRESSION, COLORS, SAMPLES, PLANES, FORMAT] = [258, 259, 262, 277, 284, 339];
/** None, fax (G3, G4), LZW, JPEG, deflate, PackBits. Modified Huffman is not there: the library reads it wrongly. */
const COMPRESSIONS = new Set([1, 3, 4, 5, 6, 7, 8, 32_773, 32_946]);
const JPEG = new Set([6, 7]);
/** White or black is zero, RGB, palette. */
const PLAIN = new Set([0, 1, 2, 3]);
const [CMYK, YCBCR] = [5, 6];

/**
 * Checks that the library can read a page: others become a blank or wrong picture without an error.
 *
 * @throws NotConvertible
 */
export function checkKind(numbers: (tag: number) => readonly number[]): void {
  const one = (tag: number, otherwise: number): number => numbers(tag)[0] ?? otherwise;
  const [compression, colors, bits] = [one(COMPRESSION, 1), one(COLORS, 1), one(BITS, 1)];
  const isJpeg = JPEG.has(compression);
  const hasColors = PLAIN.has(colors) || (colors === CMYK && bits === 8 && !isJpeg) || (colors === YCBCR && isJpeg);
  const isApart = one(PLANES, 1) === 2 && one(SAMPLES, 1) > 1;
  // 1 is a whole number without a sign.
  const isReadable = hasColors && COMPRESSIONS.has(compression) && bits <= 16 && one(FORMAT, 1) === 1 && !isApart;
  if (!isReadable) throw new NotConvertible(UNKNOWN_PICTURE);
}
