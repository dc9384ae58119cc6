import type { PdfPiece } from './pdf-margins.ts';

/** Fewest single letters in a line, and their share of its parts, from which the line is letter-spaced. */
const LETTERS = 6;
const SHARE = 0.7;
/** Share of fragments with spaced letters from which each is a word. */
const WORDS = 0.5;
/** Gap between words, by the gap between letters. */
const WORD_GAP = 1.5;

const LETTER = /^\P{L}*\p{L}\P{L}*$/u;
/** Letters with a space between them, as `I N T R O`. */
const SPACED = /^(?:\S{1,2} )+\S{1,2}$/;

/**
 * The text of a line whose letters are spaced out, with its words joined; null for any other line. PDF.js writes a space
 * for each wide gap, whether it is between letters or words.
 * @param cellGap the minimum gap between table cells; letters that far apart are cells
 */
export function spacedOutText(pieces: readonly PdfPiece[], cellGap: number): string | null {
  const filled = pieces.filter(({ text }) => text.trim() !== '');
  const tokens = filled.flatMap(({ text }) => text.trim().split(/\s+/));
  const letters = tokens.filter((token) => LETTER.test(token));
  if (letters.length < LETTERS || letters.length < tokens.length * SHARE || isAlphabet(letters)) return null;
  const areWords = filled.filter(({ text }) => SPACED.test(text.trim())).length >= filled.length * WORDS;
  const gaps = filled.slice(1).map(({ x }, at) => x - (filled[at]!.x + filled[at]!.width));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? 0;
  if (!areWords && usual > cellGap) return null;
  return filled
    .map(({ text }, at) => {
      const gap = gaps[at - 1] ?? 0;
      const isWord = at > 0 && (areWords || gap > WORD_GAP * Math.max(usual, 0));
      // more than one space is between words
      const joined = text.trim().replace(/\s+/g, (space) => (space.length > 1 ? ' ' : ''));
      return (isWord ? ' ' : '') + joined;
    })
    .join('');
}

/** An index or a key: `A B C D E F`. */
function isAlphabet(letters: readonly string[]): boolean {
  const codes = letters.map((letter) => letter.replace(/\P{L}/gu, '').toUpperCase().charCodeAt(0));
  return codes.slice(1).filter((code, at) => code === codes[at]! + 1).length >= (codes.length - 1) * SHARE;
}
