import { fileTypeFromBuffer } from 'file-type';
import { decodeText } from './decode-text.ts';

/** Kinds of files. */
export type SniffedKind = 'pdf' | 'docx' | 'odt' | 'rtf' | 'sheet' | 'text' | { other: string; advice: string };

const SHEET = 'Save the sheet as CSV and import that file.';
const WORD = 'Save it as DOCX and import that file.';
const PACKED = 'Extract it and import the files inside.';
const UNKNOWN = 'Import text, Markdown, HTML, DOCX, ODT, RTF, PDF, CSV, XLSX, ODS, captions or a transcript.';
const MEDIA = 'Import its transcript or captions instead.';

const OTHERS: Readonly<Record<string, { other: string; advice: string }>> = {
  xlsb: { other: 'a binary Excel workbook', advice: 'Save it as XLSX and import that file.' },
  pptx: { other: 'a presentation', advice: 'Save it as PDF and import that file.' },
  odp: { other: 'a presentation', advice: 'Save it as PDF and import that file.' },
  epub: { other: 'an e-book', advice: 'Save it as HTML or DOCX and import that file.' },
  ps: { other: 'a PostScript file', advice: 'Save it as PDF and import that file.' },
  zip: { other: 'a ZIP archive', advice: PACKED },
  gz: { other: 'a compressed file', advice: PACKED },
  bz2: { other: 'a compressed file', advice: PACKED },
  '7z': { other: 'a compressed file', advice: PACKED },
  rar: { other: 'a compressed file', advice: PACKED },
  xz: { other: 'a compressed file', advice: PACKED },
  tar: { other: 'an archive', advice: PACKED },
  zst: { other: 'a compressed file', advice: PACKED },
  sqlite: { other: 'a database', advice: 'Export its tables as CSV and import those.' },
};
const KNOWN = new Set(['pdf', 'docx', 'odt', 'rtf']);
const SHEETS = new Set(['xlsx', 'xlsm', 'xltx', 'xltm', 'ods', 'ots']);

/** Detects the kind of a file by its bytes. */
export async function sniff(bytes: Uint8Array): Promise<SniffedKind> {
  const begin = latin(bytes.subarray(0, 1024));
  if (begin.includes('%PDF-')) return 'pdf';
  if (/^\s*\{\\rtf/.test(begin)) return 'rtf';
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.ext === 'cfb' || begin.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1')) return compound(bytes);
  if (type && KNOWN.has(type.ext)) return type.ext as SniffedKind;
  if (type && SHEETS.has(type.ext)) return 'sheet';
  if (type?.ext === 'zip') return zipped(bytes);
  if (type && Object.hasOwn(OTHERS, type.ext)) return OTHERS[type.ext] ?? 'text';
  if (type && /^(?:audio|video)\//.test(type.mime)) return { other: 'a recording', advice: MEDIA };
  if (type && /^image\/(?!svg)/.test(type.mime))
    return { other: 'a picture', advice: 'Import text; pictures can be added to a note.' };
  return looksLikeText(bytes) ? 'text' : { other: 'not a text file', advice: UNKNOWN };
}

/** Legacy Office files and encrypted new ones are compound files (CFB). */
function compound(bytes: Uint8Array): SniffedKind {
  const names = latin(bytes.subarray(0, 4 * 1024 * 1024)).replaceAll('\0', '');
  if (names.includes('EncryptedPackage'))
    return { other: 'password-protected', advice: 'Save it without a password and import that file.' };
  if (names.includes('WordDocument')) return { other: 'a legacy Word document (.doc)', advice: WORD };
  if (names.includes('PowerPoint Document'))
    return { other: 'a legacy presentation (.ppt)', advice: 'Save it as PDF and import that file.' };
  if (/Workbook|Book/.test(names)) return { other: 'a legacy Excel workbook (.xls)', advice: SHEET };
  return {
    other: 'a legacy Office file',
    advice: 'Save it in a newer format, such as DOCX, and import that file.',
  };
}

// The names of the parts identify a damaged document.
function zipped(bytes: Uint8Array): SniffedKind {
  const names = latin(bytes.subarray(0, 200_000)) + latin(bytes.subarray(-200_000));
  if (names.includes('word/document')) return 'docx';
  if (names.includes('application/vnd.oasis.opendocument.text')) return 'odt';
  if (names.includes('xl/workbook.bin')) return OTHERS['xlsb'] ?? 'text';
  if (names.includes('xl/workbook') || names.includes('application/vnd.oasis.opendocument.spreadsheet')) return 'sheet';
  if (names.includes('ppt/presentation')) return OTHERS['pptx'] ?? 'text';
  return OTHERS['zip'] ?? 'text';
}

/** Text has almost no control characters. NULs are checked elsewhere. */
function looksLikeText(bytes: Uint8Array): boolean {
  const { text } = decodeText(bytes.subarray(0, 50_000));
  const odd = text.match(/[\u0001-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  const nuls = text.match(/\0/g)?.length ?? 0;
  return odd <= 4 + text.length / 20 && nuls <= 8 + text.length * 0.6;
}

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
