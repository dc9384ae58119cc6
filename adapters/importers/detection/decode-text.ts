// Not chardet: it mistakes Shift-JIS, GB 2312 and short Latin-1 (5 of the 11 cases of the test). TextDecoder reads all that iconv-lite would.
import { ENCODINGS, type TextEncoding } from '@evident/domain/imports';

/** Decoded text and its encoding. */
export interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/** Number of bytes that decide about an undeclared encoding. */
const SAMPLE = 200_000;

/** Decodes text by the caller's encoding, its byte order mark or its bytes. Invalid bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array, told?: TextEncoding): DecodedText {
  const encoding = told ?? encodingOf(bytes);
  // like browsers, this decoder reads iso-8859-1 as windows-1252
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/**
 * Detects the encoding in this order: byte order mark, NULs in every second place (UTF-16), well-formed UTF-8, the declaration of HTML. Then Shift-JIS and GB 2312
 * (read as GB 18030) if most byte pairs are common characters, and Windows-1252, which includes Latin-1, for the rest.
 */
function encodingOf(bytes: Uint8Array): TextEncoding {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const wide = utf16WithoutMark(bytes.subarray(0, 4000));
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  const declared = declaredIn(bytes);
  if (declared) return declared;
  const sample = bytes.subarray(0, SAMPLE);
  return eastAsian(sample) ?? 'windows-1252';
}

const DECLARED =
  /<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?\s*([\w-]{2,30})|^\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([\w-]{2,30})/i;

/** Reads the encoding an HTML file declares (`<meta charset>`). UTF-8 is already ruled out. */
function declaredIn(bytes: Uint8Array): TextEncoding | null {
  const match = DECLARED.exec(new TextDecoder('windows-1252').decode(bytes.subarray(0, 4000)));
  try {
    const { encoding } = new TextDecoder(match?.[1] ?? match?.[2] ?? 'utf-8');
    return encoding.startsWith('utf-') ? null : (ENCODINGS.find((known) => known === encoding) ?? null);
  } catch {
    return null;
  }
}

function utf16WithoutMark(sample: Uint8Array): TextEncoding | null {
  if (sample.length < 4) return null;
  const nuls = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1;
  });
  const half = sample.length / 2;
  const [even = 0, odd = 0] = nuls;
  // few Japanese or Chinese characters hold a NUL byte, but every line feed does
  if (odd > 0 && even === 0 && everyLineEnd(sample, 0)) return 'utf-16le';
  if (even > 0 && odd === 0 && everyLineEnd(sample, 1)) return 'utf-16be';
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le';
  return even > half * 0.7 && odd < half * 0.1 ? 'utf-16be' : null;
}

/** Whether nearly all line feeds are on this side of a byte pair, with a NUL on the other. */
function everyLineEnd(sample: Uint8Array, side: 0 | 1): boolean {
  let [all, wide] = [0, 0];
  sample.forEach((byte, index) => {
    if (byte !== 0x0a) return;
    all += 1;
    if (index % 2 === side && sample[side === 0 ? index + 1 : index - 1] === 0) wide += 1;
  });
  return wide > 0 && wide >= all * 0.8;
}

/** Whether the bytes are UTF-8, with a few damaged bytes at most. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    const foreign = new TextDecoder('utf-8').decode(bytes.subarray(0, SAMPLE)).match(/[^\u0000-\u007f]/gu) ?? [];
    const broken = foreign.filter((char) => char === '\ufffd').length;
    return foreign.length > 20 && broken * 20 < foreign.length;
  }
}

type EastAsian = 'shift_jis' | 'gb18030';

function eastAsian(sample: Uint8Array): TextEncoding | null {
  const scores = (['shift_jis', 'gb18030'] as const).map((encoding) => ({ encoding, score: score(sample, encoding) }));
  const best = scores.sort((x, y) => y.score - x.score)[0];
  return best && best.score > 0.7 ? best.encoding : null;
}

/** Share of the non-ASCII characters that are common in the encoding. 0 if many are invalid, or alone between Latin letters as accents are. */
function score(sample: Uint8Array, encoding: EastAsian): number {
  const chars = [...new TextDecoder(encoding).decode(sample)];
  let [foreign, broken, alone, common] = [0, 0, 0, 0];
  chars.forEach((char, index) => {
    if (isAscii(char)) return;
    foreign += 1;
    if (char === '\ufffd') broken += 1;
    else if (isAscii(chars[index - 1]) && isAscii(chars[index + 1])) alone += 1;
    if (isCommon(char, encoding)) common += 1;
  });
  return foreign === 0 || broken > 1 + foreign / 100 || alone > foreign / 2 ? 0 : common / foreign;
}

const isAscii = (char = ''): boolean => char < '\u0080';
const isCommon = (char: string, encoding: EastAsian): boolean =>
  SIGNS[encoding].test(char) || LEVEL_ONE[encoding].has(char);

// punctuation, full-width forms and kana; without half-width kana, whose bytes are accented Latin letters
const SIGNS: Record<EastAsian, RegExp> = {
  shift_jis: /[\u3001-\u301f\u3041-\u30ff\uff01-\uff5e]/,
  gb18030: /[\u3001-\u301f\uff01-\uff5e“”‘’…—·]/,
};

/** The most common characters: level 1 of JIS X 0208 and GB 2312, by lead byte. */
const LEVEL_ONE: Record<EastAsian, ReadonlySet<string>> = {
  shift_jis: block('shift_jis', [0x88, 0x98], [0x40, 0xfc]),
  gb18030: block('gb18030', [0xb0, 0xd7], [0xa1, 0xfe]),
};

function block(
  encoding: EastAsian,
  [firstRow, lastRow]: [number, number],
  [firstCell, lastCell]: [number, number],
): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let cell = firstCell; cell <= lastCell; cell += 1) if (cell !== 0x7f) bytes.push(row, cell);
  return new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)).replaceAll('\ufffd', ''));
}
