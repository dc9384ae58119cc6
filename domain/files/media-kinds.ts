export type FileKind = 'image' | 'audio' | 'video' | 'document' | 'other';

/** The type of a file, detected from its first bytes. */
export interface SniffedFile {
  readonly mediaType: string;
  readonly kind: FileKind;
  /** Width and height in pixels from the image header; null if unknown. */
  readonly pixels: { readonly width: number; readonly height: number } | null;
}

/** Image types allowed in notes, covers and pictures (specification, document 002, section 3). */
const IMAGE_TYPES: readonly string[] = ['image/gif', 'image/jpeg', 'image/png', 'image/svg+xml', 'image/webp'];
export const isImageType = (mediaType: string): boolean => IMAGE_TYPES.includes(mediaType);

export function kindOf(mediaType: string): FileKind {
  if (mediaType.startsWith('image/')) return 'image';
  if (mediaType.startsWith('audio/')) return 'audio';
  if (mediaType.startsWith('video/')) return 'video';
  return mediaType.startsWith('text/') || DOCUMENTS.some((document) => mediaType.startsWith(document))
    ? 'document'
    : 'other';
}

const DOCUMENTS = [
  'application/pdf',
  'application/rtf',
  'application/msword',
  'application/json',
  'application/x-subrip',
  'application/xml',
  'application/vnd.openxmlformats-officedocument',
  'application/vnd.oasis.opendocument',
  'application/vnd.ms-',
];

/** Can contain script. Shown only where scripts do not run. */
export const SVG = 'image/svg+xml';

/**
 * Whether a browser can display the file inline. Other types that can contain script (HTML, XML, PDF, unknown) are
 * download-only.
 */
export const shownInPage = (mediaType: string): boolean =>
  isImageType(mediaType) || /^(audio|video)\/[\w.+-]+$/.test(mediaType);
