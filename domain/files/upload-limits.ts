import { refuse } from '../kernel/index.ts';
import { isImageType, shownInPage, type SniffedFile } from './media-kinds.ts';

/** Bytes of an ordinary upload: picture, cover, image in a note, file to import (catalogue: uploadBytes). */
export const UPLOAD_BYTES = 10_000_000;
/** Bytes of an attachment (specification, document 2, section 9). */
export const ATTACHMENT_BYTES = 1e10;
/** Bytes of a GIF (specification, document 2, section 9). */
const GIF_BYTES = 2_000_000;
/** Width times height of an image (specification, document 2, section 9). */
const IMAGE_PIXELS = 268_402_689;

/** The most bytes a file of this type may have, where `otherwise` is the limit of the place it is uploaded to. */
export const maxBytesOf = (file: SniffedFile, otherwise: number): number => (file.mediaType === 'image/gif' ? Math.min(GIF_BYTES, otherwise) : otherwise);

/** Refuses an image with more pixels than can be handled. */
export function checkPixels(file: SniffedFile): void {
  if (file.pixels && file.pixels.width * file.pixels.height > IMAGE_PIXELS) {
    refuse('UnprocessableContent', 'The image has too many pixels', 'Make it smaller: at most 268,402,689 pixels, about 16,383 × 16,383.');
  }
}

/** Refuses what is not one of the image types, for places that take images only. */
export function checkImage(file: SniffedFile): void {
  if (!isImageType(file.mediaType)) refuse('UnprocessableContent', 'The file is not an image', 'Choose a GIF, JPEG, PNG, SVG or WebP image.');
  checkPixels(file);
}

/** Refuses what can't be somebody's picture: an image that browsers show in place, so none that could carry script. */
export function checkPicture(file: SniffedFile): void {
  if (!isImageType(file.mediaType) || !shownInPage(file.mediaType)) refuse('UnprocessableContent', 'The file can’t be a picture of you', 'Choose a GIF, JPEG, PNG or WebP image.');
  checkPixels(file);
}
