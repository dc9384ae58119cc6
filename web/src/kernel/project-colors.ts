import { HUES, type Hue } from '@evident/domain/tags';

/**
 * Stored color of each hue, six hexadecimal digits. Screens show the theme's hue, which is readable in light and dark.
 */
const STORED_HEX: Readonly<Record<Hue, string>> = {
  red: 'ce514d',
  orange: 'ca5b10',
  amber: 'a77601',
  lime: '728d00',
  green: '139948',
  teal: '059583',
  cyan: '0390a4',
  blue: '1a83db',
  indigo: '6c72dd',
  violet: '9763cc',
  pink: 'c3518d',
  grey: '82807b',
};

export const colorOf = (hue: Hue): string => STORED_HEX[hue];

/** Returns the hue nearest to a project's color, gray for low saturation. Projects without a color get a stable one. */
export function hueOf({ id, color }: { id: string; color: string | null }): Hue {
  if (color === null) return HUES[Number.parseInt(id.slice(-4), 16) % (HUES.length - 1)] ?? 'blue';
  const wanted = angleOf(color);
  if (wanted === null) return 'grey';
  return HUES.reduce((nearest, hue) =>
    apart(angleOf(STORED_HEX[hue]), wanted) < apart(angleOf(STORED_HEX[nearest]), wanted) ? hue : nearest,
  );
}

const GRAY_SATURATION = 0.12;

/** Angle on the color wheel in degrees; null for grays. */
function angleOf(colour: string): number | null {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < GRAY_SATURATION) return null;
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return (sixth * 60 + 360) % 360;
}

/** Distance of two angles; a gray is farther from a color than any other. */
const apart = (one: number | null, other: number): number =>
  one === null ? 360 : Math.min(Math.abs(one - other), 360 - Math.abs(one - other));
