import { refuse } from '@evident/domain/kernel';
import { type UnzipFileInfo, strFromU8, unzipSync } from 'fflate';

/** The parts of a ZIP document by name. */
export type DocumentParts = Readonly<Record<string, Uint8Array>>;

/** Maximum unpacked text. A document that declares more is a ZIP bomb or invalid. */
const UNPACKED_MAX = 100 * 1024 * 1024;
/**
 * Maximum packed size. A part can expand up to a thousandfold beyond its declared size, which costs time but no memory.
 */
const PACKED_MAX = 5 * 1024 * 1024;
const PARTS_MAX = 5000;

/**
 * Unpacks the text parts of a DOCX or ODT; pictures stay packed. Sizes are summed before unpacking and no part can
 * exceed its declared size, so a ZIP bomb has no effect.
 */
export function unzipDocument(bytes: Uint8Array): DocumentParts {
  let [unpacked, packed, parts] = [0, 0, 0];
  const wanted = ({ name, size, originalSize }: UnzipFileInfo): boolean => {
    parts += 1;
    if (!/\.(?:xml|rels)$/i.test(name) || name.includes('..')) return false;
    unpacked += originalSize;
    packed += size;
    if (unpacked > UNPACKED_MAX || packed > PACKED_MAX || parts > PARTS_MAX) throw new TooLarge();
    return true;
  };
  try {
    return unzipSync(bytes, { filter: wanted });
  } catch (error) {
    if (error instanceof TooLarge)
      refuse('UnprocessableContent', 'The document is too large when extracted', 'Split it into several documents.');
    return refuse(
      'UnprocessableContent',
      'The document is damaged or incomplete',
      'Open it in the app that created it, save it again and import that file.',
    );
  }
}

class TooLarge extends Error {}

/** Returns a part as text. Refuses a missing part, and one that declares entities, which no office program does. */
export function partText(parts: DocumentParts, name: string): string {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part)
    return refuse(
      'UnprocessableContent',
      'The document is damaged or incomplete',
      'Open it in the app that created it, save it again and import that file.',
    );
  const text = strFromU8(part);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    refuse(
      'UnprocessableContent',
      'The document contains XML declarations that are not allowed',
      'Save it again in an office app and import that file.',
    );
  return text;
}
