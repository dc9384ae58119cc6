/** The seven types of files (specification, document 001, section 3). */
export const FILE_TYPES = ['Audio', 'Image', 'Video', 'Spreadsheet', 'Document', 'Presentation', 'Other'] as const;
export type FileType = (typeof FILE_TYPES)[number];

interface Format {
  /** File extensions without a dot, in lower case; the usual one first. */
  readonly extensions: readonly string[];
  /** Media types; the registered one first, then others that detectors and older software use. */
  readonly mediaTypes: readonly [string, ...string[]];
  readonly fileType: FileType;
}

const format = (fileType: FileType, extensions: string, ...mediaTypes: [string, ...string[]]): Format => ({
  extensions: extensions.split(' '),
  mediaTypes,
  fileType,
});

const OOXML = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

/** Every accepted format with its extensions, media types and file type. Other files are kept as Other. */
export const ACCEPTED_FORMATS: readonly Format[] = [
  format('Audio', 'mp3', 'audio/mpeg', 'audio/mp3'),
  format('Audio', 'm4a m4b', 'audio/mp4', 'audio/x-m4a'),
  format('Audio', 'wav', 'audio/wav', 'audio/x-wav', 'audio/vnd.wave'),
  format('Audio', 'ogg oga opus', 'audio/ogg', 'audio/opus', 'application/ogg'),
  format('Audio', 'flac', 'audio/flac', 'audio/x-flac'),
  format('Audio', 'aac', 'audio/aac'),
  format('Audio', 'amr', 'audio/amr'),
  format('Audio', 'aif aiff', 'audio/aiff', 'audio/x-aiff'),
  format('Audio', 'caf', 'audio/x-caf'),
  format('Audio', 'wma', 'audio/x-ms-wma', 'audio/x-ms-asf'),
  format('Audio', 'weba', 'audio/webm'),

  format('Video', 'mp4', 'video/mp4'),
  format('Video', 'm4v', 'video/x-m4v'),
  format('Video', 'mov qt', 'video/quicktime'),
  format('Video', 'webm', 'video/webm'),
  format('Video', 'mkv', 'video/matroska', 'video/x-matroska'),
  format('Video', 'avi', 'video/vnd.avi', 'video/x-msvideo'),
  format('Video', 'wmv asf', 'video/x-ms-wmv', 'video/x-ms-asf', 'application/vnd.ms-asf'),
  format('Video', 'mpg mpeg', 'video/mpeg', 'video/MP1S', 'video/MP2P'),
  format('Video', 'ts mts m2ts', 'video/mp2t'),
  format('Video', '3gp', 'video/3gpp'),
  format('Video', '3g2', 'video/3gpp2'),
  format('Video', 'ogv', 'video/ogg'),
  format('Video', 'flv', 'video/x-flv'),
  format('Video', 'mxf', 'application/mxf'),

  format('Image', 'png', 'image/png', 'image/apng'),
  format('Image', 'jpg jpeg', 'image/jpeg'),
  format('Image', 'gif', 'image/gif'),
  format('Image', 'webp', 'image/webp'),
  format('Image', 'svg', 'image/svg+xml'),
  format('Image', 'tif tiff', 'image/tiff'),
  format('Image', 'bmp', 'image/bmp'),
  format('Image', 'avif', 'image/avif'),
  format('Image', 'heic heif', 'image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'),

  format('Spreadsheet', 'csv', 'text/csv'),
  format('Spreadsheet', 'tsv', 'text/tab-separated-values'),
  format('Spreadsheet', 'xlsx', `${OOXML}.spreadsheetml.sheet`),
  format('Spreadsheet', 'xlsm', 'application/vnd.ms-excel.sheet.macroenabled.12'),
  format('Spreadsheet', 'xls', 'application/vnd.ms-excel'),
  format('Spreadsheet', 'ods', `${OPEN_DOCUMENT}.spreadsheet`),
  format('Spreadsheet', 'numbers', 'application/vnd.apple.numbers'),

  format('Presentation', 'pptx', `${OOXML}.presentationml.presentation`),
  format('Presentation', 'ppsx', `${OOXML}.presentationml.slideshow`),
  format('Presentation', 'ppt', 'application/vnd.ms-powerpoint'),
  format('Presentation', 'odp', `${OPEN_DOCUMENT}.presentation`),
  format('Presentation', 'key', 'application/vnd.apple.keynote'),

  format('Document', 'pdf', 'application/pdf'),
  format('Document', 'docx', `${OOXML}.wordprocessingml.document`),
  format('Document', 'docm', 'application/vnd.ms-word.document.macroenabled.12'),
  format('Document', 'doc', 'application/msword'),
  format('Document', 'epub', 'application/epub+zip'),
  format('Document', 'odt', `${OPEN_DOCUMENT}.text`),
  format('Document', 'rtf', 'application/rtf', 'text/rtf'),
  format('Document', 'pages', 'application/vnd.apple.pages'),
  format('Document', 'txt', 'text/plain'),
  format('Document', 'md markdown', 'text/markdown'),
  format('Document', 'html htm', 'text/html'),
  format('Document', 'vtt', 'text/vtt'),
  format('Document', 'srt', 'application/x-subrip'),
  format('Document', 'json', 'application/json'),
  format('Document', 'xml', 'application/xml', 'text/xml'),
];

const byMediaType = new Map(ACCEPTED_FORMATS.flatMap((one) => one.mediaTypes.map((type) => [type, one] as const)));
const byExtension = new Map(ACCEPTED_FORMATS.flatMap((one) => one.extensions.map((name) => [name, one] as const)));

/** The type of a file with a detected media type. Families that the table does not list follow their name. */
export function fileTypeOf(mediaType: string): FileType {
  const known = byMediaType.get(mediaType);
  if (known) return known.fileType;
  if (mediaType.startsWith('image/')) return 'Image';
  if (mediaType.startsWith('audio/')) return 'Audio';
  if (mediaType.startsWith('video/')) return 'Video';
  return mediaType.startsWith('text/') ? 'Document' : 'Other';
}

/** The extension of a file name, in lower case and without a dot; empty if there is none. */
export const extensionOf = (fileName: string): string =>
  /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

export interface NamedFormat {
  readonly mediaType: string;
  readonly fileType: FileType;
}

/**
 * The format that a file name announces, for display before the bytes have arrived. Never decides how a file is
 * stored or served.
 */
export function formatOfName(fileName: string): NamedFormat {
  const known = byExtension.get(extensionOf(fileName));
  return known
    ? { mediaType: known.mediaTypes[0], fileType: known.fileType }
    : { mediaType: 'application/octet-stream', fileType: 'Other' };
}
