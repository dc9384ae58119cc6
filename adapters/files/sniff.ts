import type { FileSniffer } from '@evident/application/files/ports';
import { fileTypeOf, type SniffedFile } from '@evident/domain/files';
import { imageSize } from 'image-size';

/** Formats without a signature, detected by extension. Browsers render all of them as text. */
const TEXT_BY_ENDING: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  md: 'text/markdown',
  markdown: 'text/markdown',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  json: 'application/json',
};
/**
 * Office files are ZIP archives whose directory may be beyond the head. The extension then decides, within the same
 * family.
 */
const ARCHIVE_BY_ENDING: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  epub: 'application/epub+zip',
};
/** Older office files are compound files (CFB), as are newer ones with a password. */
const COMPOUND = 'application/x-cfb';
const COMPOUND_BY_ENDING: Readonly<Record<string, string>> = {
  ...ARCHIVE_BY_ENDING,
  doc: 'application/msword',
  dot: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};
/** Streams of older office files, as their directory names them. */
const STREAMS = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
] as const;
const MEASURED = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/webp']);
const UNKNOWN = 'application/octet-stream';

/** Uses file-type for signatures; detects markup and plain text, which have none, itself. */
export const byteSniffer: FileSniffer = {
  async sniff(head, fileName = ''): Promise<SniffedFile> {
    const ending = /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
    const mediaType = markup(head) ?? (await signature(head, ending)) ?? plainText(head, ending) ?? UNKNOWN;
    return { mediaType, fileType: fileTypeOf(mediaType), pixels: MEASURED.has(mediaType) ? pixels(head) : null };
  },
};

async function signature(head: Uint8Array, ending: string): Promise<string | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  // The directory of a TIFF is often at its end.
  if (!found) return isTiff(head) && /^tiff?$/.test(ending) ? 'image/tiff' : null;
  // Drops parameters ('; codecs=opus'): only the media type decides how a file is served.
  const mediaType = found.mime.split(';', 1)[0]!.trim();
  if (mediaType === COMPOUND) return compound(head, ending);
  if (mediaType === 'application/zip') return ARCHIVE_BY_ENDING[ending] ?? mediaType;
  return /xml|html/.test(mediaType) && !mediaType.startsWith('application/vnd.') ? 'application/xml' : mediaType;
}

const isTiff = ([first, second, third, fourth]: Uint8Array): boolean =>
  (first === 0x49 && second === 0x49 && third === 42 && fourth === 0) ||
  (first === 0x4d && second === 0x4d && third === 0 && fourth === 42);

/** The directory of a compound file may be beyond the head. The extension then decides. */
function compound(head: Uint8Array, ending: string): string {
  const names = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('utf16le');
  const named = STREAMS.find(([stream]) => names.includes(stream));
  return named?.[1] ?? COMPOUND_BY_ENDING[ending] ?? COMPOUND;
}

/** Detects HTML, SVG and XML after any byte order mark, whitespace, comment or doctype. */
function markup(head: Uint8Array): string | null {
  const text = decoded(head.subarray(0, 4_096))?.trimStart().toLowerCase();
  if (!text?.startsWith('<')) return null;
  if (/<svg[\s>]/.test(text) && !/<(html|body|head|script)[\s>]/.test(text.slice(0, text.indexOf('<svg'))))
    return 'image/svg+xml';
  if (text.startsWith('<?xml')) return 'application/xml';
  return /^<(!doctype|!--|[a-z][a-z0-9]*[\s/>])/.test(text) ? 'text/html' : null;
}

function plainText(head: Uint8Array, ending: string): string | null {
  const text = decoded(head);
  if (text === null) return null;
  if (text.trimStart().startsWith('{\\rtf')) return 'application/rtf';
  return TEXT_BY_ENDING[ending] ?? 'text/plain';
}

/** Control characters but those of texts: tab, line ends, form feed and escape. */
const CONTROL = /[^\P{Cc}\t\n\f\r\u001b\u007f-\u009f]/u;

/**
 * Returns null for binary data. Detects UTF-16 by its byte order mark. Accepts anything without control characters,
 * for older encodings.
 */
function decoded(head: Uint8Array): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head);
  if (CONTROL.test(Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1'))) return null;
  return new TextDecoder('utf-8').decode(head);
}

function pixels(head: Uint8Array): SniffedFile['pixels'] {
  try {
    const { width, height } = imageSize(head);
    return { width, height };
  } catch {
    return null;
  }
}
