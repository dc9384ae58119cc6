/** Arguments of a canvas transform. */
type Transform = readonly [number, number, number, number, number, number];

/** For each of the eight orientations of a TIFF. Sizes are those stored. */
const UPRIGHT: readonly ((width: number, height: number) => Transform)[] = [
  () => [1, 0, 0, 1, 0, 0],
  (width) => [-1, 0, 0, 1, width, 0],
  (width, height) => [-1, 0, 0, -1, width, height],
  (_, height) => [1, 0, 0, -1, 0, height],
  () => [0, 1, 1, 0, 0, 0],
  (_, height) => [0, 1, -1, 0, height, 0],
  (width, height) => [0, -1, -1, 0, height, width],
  (width) => [0, -1, 1, 0, 0, width],
];
/** From here on, width and height are swapped. */
const LYING = 5;

/** The size of a picture of a stored size that is drawn upright, and the transform that does so. */
export function upright(
  stored: { readonly width: number; readonly height: number },
  orientation: number,
): { readonly width: number; readonly height: number; readonly transform: Transform } {
  const { width, height } = stored;
  const transform = UPRIGHT[orientation - 1]?.(width, height) ?? [1, 0, 0, 1, 0, 0];
  const isLying = orientation >= LYING && orientation <= UPRIGHT.length;
  return { width: isLying ? height : width, height: isLying ? width : height, transform };
}
