import type { PageWord } from './file-document.ts';

/** A rectangle in per cent of its page, from the top left corner of the upright page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Clockwise, in degrees. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/** The rotation after a number of quarter turns, clockwise; negative turns go back. */
export const turned = (rotation: Rotation, quarters: number): Rotation =>
  ROTATIONS[(((rotation / 90 + quarters) % 4) + 4) % 4]!;

/** Where a box of the upright page is shown after the page was rotated. */
export function rotatedBox({ left, top, width, height }: Box, rotation: Rotation): Box {
  switch (rotation) {
    case 0:
      return { left, top, width, height };
    case 90:
      return { left: 100 - top - height, top: left, width: height, height: width };
    case 180:
      return { left: 100 - left - width, top: 100 - top - height, width, height };
    case 270:
      return { left: top, top: 100 - left - width, width: height, height: width };
  }
}

/** The box of the upright page for a box on the rotated page. */
export const uprightBox = (box: Box, rotation: Rotation): Box => rotatedBox(box, turned(0, -rotation / 90));

/** The box between two corners in any order, within the page. */
export function boxBetween(a: { x: number; y: number }, b: { x: number; y: number }): Box {
  const [left, right] = [within(Math.min(a.x, b.x)), within(Math.max(a.x, b.x))];
  const [top, bottom] = [within(Math.min(a.y, b.y)), within(Math.max(a.y, b.y))];
  return { left, top, width: right - left, height: bottom - top };
}

const within = (value: number): number => Math.min(100, Math.max(0, value));

/** Smaller areas are taken for a click. In per cent of the page. */
const AREA_MIN = 0.5;
export const isArea = ({ width, height }: Box): boolean => width >= AREA_MIN && height >= AREA_MIN;

/** The smallest box around all; null for none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  const [first] = boxes;
  if (!first) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** The words whose center is in an area, joined by spaces. */
export const wordsIn = (words: readonly PageWord[], area: Box): string =>
  words
    .filter((word) => isInside(area, word.left + word.width / 2, word.top + word.height / 2))
    .map(({ text }) => text)
    .join(' ');

const isInside = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;
