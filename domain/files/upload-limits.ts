import { refuse } from '../kernel/index.ts';
import { isImageType, type SniffedFile, SVG } from './media-types.ts';

/** Bytes per regular upload: picture, cover, image in a note (catalogue: uploadBytes). */
export const UPLOAD_BYTES = 10_000_000;
/** Bytes per attachment (specification, document 001, section 9). */
export const ATTACHMENT_BYTES = 1e10;
/** Total bytes per workspace (catalogue: storageBytes). */
export const STORAGE_BYTES = 10_737_418_240;
/** Bytes per GIF (specification, document 001, section 9). */
const GIF_BYTES = 2_000_000;
/** Width times height of an image (specification, document 001, section 9). */
const IMAGE_PIXELS = 268_402_689;

/** Maximum bytes for a file of this type; `otherwise` is the limit of its place. */
export const maxBytesOf = (file: SniffedFile, otherwise: number): number =>
  file.mediaType === 'image/gif' ? Math.min(GIF_BYTES, otherwise) : otherwise;

/** Refuses images with too many pixels. */
export function checkPixels(file: SniffedFile): void {
  if (file.pixels && file.pixels.width * file.pixels.height > IMAGE_PIXELS) {
    refuse(
      'UnprocessableContent',
      'The image has too many pixels',
      'Make it smaller: at most 268,402,689 pixels, about 16,383 × 16,383.',
    );
  }
}

/** Refuses files that are not images. */
export function checkImage(file: SniffedFile): void {
  if (!isImageType(file.mediaType))
    refuse('UnprocessableContent', 'The file is not an image', 'Choose a GIF, JPEG, PNG, SVG or WebP image.');
  checkPixels(file);
}

/** Refuses files that cannot be a profile picture: non-images and images that can contain script. */
export function checkPicture(file: SniffedFile): void {
  if (!isImageType(file.mediaType) || file.mediaType === SVG)
    refuse('UnprocessableContent', 'The file can’t be a profile picture', 'Choose a GIF, JPEG, PNG or WebP image.');
  checkPixels(file);
}

/** Refuses an upload that exceeds the storage of a workspace. */
export function checkRoom(kept: number, more: number): void {
  if (kept + more > STORAGE_BYTES)
    refuse(
      'UnprocessableContent',
      'The workspace is full',
      `It keeps ${(kept / 1e9).toFixed(1)} of 10.7 GB: this file does not fit.`,
    );
}
