/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Where a hidden region is at a moment of the recording, in per cent of the upright picture. */
export interface RegionAt {
  readonly atMs: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Parts of the region's own side, and of the short side of the picture. */
const MARGIN = { ofRegion: 0.1, ofPicture: 0.02 };

/**
 * The region with a margin on every side: regions are drawn tightly by hand, and what they hide rarely moves in a
 * straight line. It may reach beyond the picture.
 */
export function paddedRegion<Region extends RegionAt>(region: Region, size: PictureSize): Region {
  const wide = (part: number, whole: number): number =>
    part * MARGIN.ofRegion + (100 * MARGIN.ofPicture * shortSideOf(size)) / whole;
  const [x, y] = [wide(region.width, size.width), wide(region.height, size.height)];
  return {
    ...region,
    left: region.left - x,
    top: region.top - y,
    width: region.width + 2 * x,
    height: region.height + 2 * y,
  };
}

/**
 * Pixels of a mosaic's blocks: six along the short side of the picture, or nine if only a part is hidden, however small
 * it is. A name rarely is higher than that, so its letters share a block. A larger part has two along its short side.
 */
export const mosaicBlock = (picture: PictureSize, part?: PictureSize): number => {
  const short = shortSideOf(picture);
  return Math.max(2, part ? Math.max(Math.round(short / 9), Math.ceil(shortSideOf(part) / 2)) : Math.round(short / 6));
};

const shortSideOf = ({ width, height }: PictureSize): number => Math.min(width, height);
