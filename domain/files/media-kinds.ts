export type FileKind = 'image' | 'audio' | 'video' | 'document' | 'other';

/** What the first bytes of a file say it is. */
export interface SniffedFile {
  readonly mediaType: string;
  readonly kind: FileKind;
  /** Width and height in pixels of an image whose header says so, otherwise null. */
  readonly pixels: { readonly width: number; readonly height: number } | null;
}

/** Image types accepted in notes, covers and pictures (specification, document 002, section 3). */
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

/** A drawing that could carry script: shown only where none of it runs. */
export const SVG = 'image/svg+xml';

/** Whether a browser may show the file in place. Everything else that could carry script (HTML, XML, PDF, unknown) is only ever downloaded. */
export const shownInPage = (mediaType: string): boolean =>
  isImageType(mediaType) || /^(audio|video)\/[\w.+-]+$/.test(mediaType);
