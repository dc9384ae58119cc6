import { refuse } from '../kernel/index.ts';
import { type NamedFormat, formatOfName } from './accepted-formats.ts';
import { isImageType, type SniffedFile, SVG } from './media-types.ts';

/** Bytes per regular upload: picture, cover, image in a note (catalogue: uploadBytes). */
export const UPLOAD_BYTES = 10_000_000;
/** Bytes per attachment (specification, document 001, section 9). */
export const ATTACHMENT_BYTES = 1e10;
/** Total bytes per workspace (catalogue: storageBytes). */
export const STORAGE_BYTES = 10_737_418_240;
/** The announced size of an unfinished upload counts for this long after its start and after each byte. */
export const UPLOAD_RESERVED_MS = 3_600_000;
/** Bytes per GIF (specification, document 001, section 9). */
const GIF_BYTES = 2_000_000;
/** Width times height of an image (specification, document 001, section 9). */
const IMAGE_PIXELS = 268_402_689;

/** Maximum bytes for a file of this type; `otherwise` is the limit of its place. */
export const maxBytesOf = (file: SniffedFile, otherwise: number): number =>
  file.mediaType === 'image/gif' ? Math.min(GIF_BYTES, otherwise) : otherwise;

/** An upload before its first byte: what its name and size announce. */
export interface AnnouncedFile extends NamedFormat {
  readonly name: string;
  readonly bytes: number;
}

/** @throws Refusal `UnprocessableContent` for an empty file, and one that is larger than its format may be */
export function announcedFile(name: string, bytes: number): AnnouncedFile {
  if (bytes === 0) refuse('UnprocessableContent', 'The file is empty', 'Choose a file with content.');
  const format = formatOfName(name);
  refuseTooLarge(format.mediaType, bytes);
  return { ...format, name, bytes };
}

/** Refuses a file whose bytes show that it is not allowed. */
export function checkUploaded(file: SniffedFile, bytes: number): void {
  refuseTooLarge(file.mediaType, bytes);
  checkPixels(file);
}

function refuseTooLarge(mediaType: string, bytes: number): void {
  const isGif = mediaType === 'image/gif';
  if (bytes > (isGif ? GIF_BYTES : ATTACHMENT_BYTES))
    refuse(
      'UnprocessableContent',
      isGif ? 'The GIF is larger than 2 MB' : 'The file is larger than 10 GB',
      isGif ? 'Make it smaller, or upload it as a video.' : 'Choose a smaller file.',
    );
}

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
