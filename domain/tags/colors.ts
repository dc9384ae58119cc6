import { HUES, HUE_HEX, type Hue, hexColor, refuse } from '../kernel/index.ts';

const linear = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Lightness, a and b of a hexadecimal color (B. Ottosson, "A perceptual color space for image processing", 2020). */
function oklab(hex: string): readonly [number, number, number] {
  const [r, g, b] = [0, 2, 4].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ];
}

/** Returns the display hue of a color: the nearest by a and b in OKLab. Hues guarantee text contrast. */
export function nearestHue(hex: string): Hue {
  const [, a, b] = oklab(hex);
  const distance = (hue: Hue): number => {
    const [, otherA, otherB] = oklab(HUE_HEX[hue]);
    return (a - otherA) ** 2 + (b - otherB) ** 2;
  };
  return HUES.reduce((nearest, hue) => (distance(hue) < distance(nearest) ? hue : nearest));
}

/**
 * A stored color: the display hue, and the exact color unless it is one of the twelve. Both null: no color of its own.
 */
export interface OwnColor {
  readonly color: Hue | null;
  readonly hex: string | null;
}

/**
 * Parses a color from a client: one of the twelve hues, or any hexadecimal color.
 * @returns the fields that change; empty if neither was sent
 * @throws Refusal `ValidationError` if both were sent, or for an invalid color
 */
export function colorFrom({ color, hex }: { color?: Hue | null; hex?: string | null }): Partial<OwnColor> {
  if (color !== undefined && hex !== undefined)
    refuse('ValidationError', 'Two colors were sent', 'Send either color or hex.');
  if (color !== undefined) return { color, hex: null };
  if (hex === undefined) return {};
  if (hex === null) return { color: null, hex: null };
  const digits = hexColor(hex);
  const hue = HUES.find((one) => HUE_HEX[one] === digits);
  return hue ? { color: hue, hex: null } : { color: nearestHue(digits), hex: digits };
}

export const hexOf = ({ color, hex }: { color: Hue; hex: string | null }): string => hex ?? HUE_HEX[color];
