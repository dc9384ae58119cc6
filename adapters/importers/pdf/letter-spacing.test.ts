import { spacedOutText } from './letter-spacing.ts';
import { pdfLines } from './pdf-lines.ts';
import type { PdfPiece } from './pdf-margins.ts';

/** Fragments with their gaps to the one before, in points; each character is six wide. */
const line = (...pieces: readonly (readonly [number, string])[]): PdfPiece[] => {
  let x = 72;
  return pieces.map(([gap, text], at) => {
    x += gap;
    const width = 6 * text.length;
    const piece = { text, x, y: 700, width, height: 12, endsLine: at === pieces.length - 1 };
    x += width;
    return piece;
  });
};

/** In points, for letters twelve high. */
const CELL_GAP = 9.6;

describe('a line of spaced letters', () => {
  it('has words where each fragment is one', () => {
    const pieces = line(
      [0, 'I N T E R V I E W'],
      [0, ' '],
      [5, 'W I T H'],
      [0, ' '],
      [5, 'A'],
      [0, ' '],
      [5, 'T e a m :'],
    );
    expect(spacedOutText(pieces, CELL_GAP)).toBe('INTERVIEW WITH A Team:');
    expect(pdfLines(pieces).map(({ text, cells }) => [text, cells?.length])).toEqual([['INTERVIEW WITH A Team:', 1]]);
  });

  it('has words where the gaps are wider', () => {
    const pieces = line([0, 'W'], [6, 'e'], [18, 't'], [6, 'r'], [6, 'i'], [6, 'e d'], [18, 'i'], [6, 't'], [6, '.']);
    expect(spacedOutText(pieces, CELL_GAP)).toBe('We tried it.');
  });

  it('has words where the text has more spaces', () => {
    expect(spacedOutText(line([0, 'W e   t r i e d   i t .']), CELL_GAP)).toBe('We tried it.');
  });

  it('is no row of a table with one letter in most cells', () => {
    const answers = line([0, 'Anna'], ...[...'YNNYYN'].map((letter) => [40, letter] as const));
    expect(pdfLines(answers).map(({ text, cells }) => [text, cells?.map((cell) => cell.text)])).toEqual([
      ['Anna Y N N Y Y N', ['Anna', 'Y', 'N', 'N', 'Y', 'Y', 'N']],
    ]);
  });

  it.each(['I had a b c to learn.', 'A B C D E F G', '1 2 3 4 5 6 7 8', 'A 1 B 2', 'We tried it.'])(
    'is not %s',
    (text) => {
      expect(spacedOutText(line([0, text]), CELL_GAP)).toBeNull();
    },
  );
});
