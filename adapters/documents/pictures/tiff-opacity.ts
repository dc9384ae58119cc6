/** Numbers of tags. */
const [BITS, COLORS, SAMPLES, EXTRA] = [258, 262, 277, 338];
/** Opacity with colors that were multiplied with it, and with those that were not. */
const [ASSOCIATED, UNASSOCIATED] = [1, 2];
const [WHITE_IS_ZERO, BLACK_IS_ZERO, RGB] = [0, 1, 2];
/** Color samples of a pixel. */
const OF_COLOR = new Map([
  [WHITE_IS_ZERO, 1],
  [BLACK_IS_ZERO, 1],
  [RGB, 3],
]);

/**
 * Lays the pixels of a page over white. The library takes colors that were multiplied with their opacity for others, and
 * knows no opacity of gray pages.
 *
 * @param data The samples of the page as they were decoded
 */
export function overWhite(pixels: Uint8Array, data: Uint8Array, numbers: (tag: number) => readonly number[]): void {
  const one = (tag: number, otherwise: number): number => numbers(tag)[0] ?? otherwise;
  const [kind, colors, bits] = [one(EXTRA, 0), one(COLORS, RGB), one(BITS, 1)];
  const [ofColor, samples] = [OF_COLOR.get(colors), one(SAMPLES, 1)];
  const hasOpacity = kind === ASSOCIATED || kind === UNASSOCIATED;
  if (!hasOpacity || ofColor === undefined || samples <= ofColor || (bits !== 8 && bits !== 16)) return;
  const wide = bits / 8;
  // Of 16 bits, the library leaves the low byte first.
  const sample = (pixel: number, at: number): number => data[(pixel * samples + at) * wide + wide - 1] ?? 0;
  for (let pixel = 0; pixel * 4 < pixels.length; pixel += 1) {
    const alpha = sample(pixel, ofColor);
    for (let at = 0; at < 3; at += 1) {
      const stored = sample(pixel, at % ofColor);
      const color = colors === WHITE_IS_ZERO ? (kind === ASSOCIATED ? alpha : 255) - stored : stored;
      const own = kind === ASSOCIATED ? color : (color * alpha) / 255;
      pixels[pixel * 4 + at] = Math.max(0, Math.min(255, Math.round(own + 255 - alpha)));
    }
    pixels[pixel * 4 + 3] = 255;
  }
}
