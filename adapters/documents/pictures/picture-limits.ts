/** A sentence for the member on why a file cannot be converted. */
export class NotConvertible extends Error {}

/** In pixels, of a picture or page: decoding needs up to eight bytes for each. */
export const PICTURE_PIXELS_MAX = 120_000_000;
/** Larger pictures are scaled down. */
export const KEPT_PIXELS = 24_000_000;
/** Bytes of a picture file, which is read whole. */
export const PICTURE_BYTES_MAX = 500_000_000;

/** Checks the size that a header claims, before anything is decoded. @throws NotConvertible */
export function checkDecodable(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw new NotConvertible(DAMAGED_PICTURE);
  if (width * height > PICTURE_PIXELS_MAX)
    throw new NotConvertible(
      'The picture has more than 120 megapixels. Save it in a smaller size and upload that file.',
    );
}

export const UNKNOWN_PICTURE =
  'The picture is a kind of TIFF that cannot be read here. Save it as PNG or JPEG and upload that file.';

export const DAMAGED_PICTURE = 'The picture is damaged or incomplete. Save it as PNG or JPEG and upload that file.';
