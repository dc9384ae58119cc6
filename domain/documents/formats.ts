/** Office formats that are shown as a PDF, by media type. */
const OFFICE = new Map([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.oasis.opendocument.presentation', 'odp'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/rtf', 'rtf'],
]);
/** Images with text that can be recognized. */
const SCANS: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/bmp'];

export const PDF = 'application/pdf';

/** How a file is read: as it is, after a conversion, or as an image of one page. */
export type DocumentForm = 'PDF' | 'OFFICE' | 'IMAGE';
export const DOCUMENT_FORMS: readonly DocumentForm[] = ['PDF', 'OFFICE', 'IMAGE'];

/** Null for files without pages, such as audio, text and vector graphics. */
export function documentForm(mediaType: string): DocumentForm | null {
  if (mediaType === PDF) return 'PDF';
  if (OFFICE.has(mediaType)) return 'OFFICE';
  return SCANS.includes(mediaType) ? 'IMAGE' : null;
}

/** The file extension that LibreOffice expects, without the dot; null for other formats. */
export const officeExtension = (mediaType: string): string | null => OFFICE.get(mediaType) ?? null;
