/** Formats that are shown as a PDF made from them, by media type. */
const CONVERTED = new Map([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/rtf', 'rtf'],
  ['application/msword', 'doc'],
  ['application/vnd.ms-excel', 'xls'],
  ['application/vnd.ms-powerpoint', 'ppt'],
  ['application/epub+zip', 'epub'],
  // Browsers do not show these pictures, and a TIFF has several pages.
  ['image/tiff', 'tiff'],
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
  ['image/heic-sequence', 'heic'],
  ['image/heif-sequence', 'heic'],
]);
/** Images with text that can be recognized. */
const SCANS: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/bmp', 'image/gif', 'image/avif'];

export const PDF = 'application/pdf';

/** How a file is read: as it is, after a conversion, or as an image of one page. */
export type DocumentForm = 'PDF' | 'OFFICE' | 'IMAGE';
export const DOCUMENT_FORMS: readonly DocumentForm[] = ['PDF', 'OFFICE', 'IMAGE'];

/** Null for files without pages, such as audio, text and vector graphics. */
export function documentForm(mediaType: string): DocumentForm | null {
  if (mediaType === PDF) return 'PDF';
  if (CONVERTED.has(mediaType)) return 'OFFICE';
  return SCANS.includes(mediaType) ? 'IMAGE' : null;
}

/** The file extension of a format that is converted, without the dot; null for other formats. */
export const convertedExtension = (mediaType: string): string | null => CONVERTED.get(mediaType) ?? null;
