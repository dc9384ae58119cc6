import { extensionOf, formatOfName } from './accepted-formats.ts';

/**
 * Result of dropping a file on a project: a note with the file (`file`), notes with its text (`text`), or
 * either, as the member chooses.
 */
export type Becomes = 'file' | 'text' | 'either';

/** Formats that can be imported as text and shown as documents. */
const EITHER = new Set(['pdf', 'docx', 'odt', 'rtf']);
/** Documents without an importer. */
const FILES = new Set(['doc', 'docm', 'epub', 'pages', 'xls', 'numbers']);

/** Recordings, images and presentations are kept as files; tables and texts are imported. */
export function becomes(fileName: string): Becomes {
  const extension = extensionOf(fileName);
  if (EITHER.has(extension)) return 'either';
  if (FILES.has(extension)) return 'file';
  const { fileType } = formatOfName(fileName);
  return fileType === 'Audio' || fileType === 'Video' || fileType === 'Image' || fileType === 'Presentation'
    ? 'file'
    : 'text';
}
