import fc from 'fast-check';
import { pdfLines } from './pdf-lines.ts';
import type { PdfPiece } from './pdf-margins.ts';

/** Fragments of a line as they are drawn from left to right, five wide for each character. Marks have no width. */
function drawn(...texts: string[]): PdfPiece[] {
  let x = 50;
  return texts.map((text, at) => {
    const width = /^\p{M}+$/u.test(text) ? 0 : text.length * 5;
    const piece = { text, x, y: 700, width, height: 10, endsLine: at === texts.length - 1 };
    x += width;
    return piece;
  });
}
const lineOf = (pieces: readonly PdfPiece[]) => pdfLines(pieces).map(({ text }) => text);
const read = (...texts: string[]) => lineOf(drawn(...texts)).join();

describe('a line of a PDF that is written from right to left', () => {
  it.each<[string, string[], string]>([
    ['letter by letter, in the forms of fonts', ['ﻢ', 'ﻜ', 'ﻴ', 'ﻠ', 'ﻋ', ' ', 'م', 'ﻼ', 'ﺴ', 'ﻟ', 'ا'], 'السلام عليكم'],
    ['with a number', ['מילים', ' ', '42', ' ', 'עם'], 'עם 42 מילים'],
    ['with numbers in a row', ['.20 10', ' ', 'שלום'], 'שלום 10 20.'],
    ['with a time in pieces', ['שלום', ' ', '12', ':', '30'], '12:30 שלום'],
    ['with words of another script', ['סוף', ' ', 'of', ' ', 'course', ' ', 'שלום'], 'שלום of course סוף'],
    ['with a version', ['יצא', ' ', 'iPhone', ' ', '14', ' ', 'של'], 'של iPhone 14 יצא'],
    ['with brackets as they are seen', ['שלום', ' ', '(', 'קצר', ')', ' ', 'זה'], 'זה (קצר) שלום'],
    ['with brackets as they are typed', ['שלום', ' ', ')', 'קצר', '(', ' ', 'זה'], 'זה (קצר) שלום'],
    ['with a mark in front of its letter', ['ي', 'ب', 'ي', 'ب', 'َ', 'ح'], 'حَبيبي'],
    ['within a line that is not', ['Say ', 'עולם', ' ', 'שלום', ' again'], 'Say שלום עולם again'],
    [
      'within a line that is not, with a number',
      ['Say ', 'עולם', ' ', '42', ' ', 'שלום', ' again'],
      'Say שלום 42 עולם again',
    ],
  ])('is in reading order: %s', (_, texts, expected) => {
    expect(read(...texts)).toBe(expected);
  });

  it('is the same when it was drawn from right to left', () => {
    const pieces = drawn('ي', 'ب', 'ي', 'ب', 'ح', ' ', '42', ' ', 'שלום').toReversed();
    const last = pieces.length - 1;
    expect(lineOf(pieces.map((piece, at) => ({ ...piece, endsLine: at === last })))).toEqual(['שלום 42 حبيبي']);
  });

  it('has spaces for gaps, and its cells at their places', () => {
    const [age, name] = drawn('34', 'דנה');
    const [line] = pdfLines([
      { ...age!, endsLine: false },
      { ...name!, x: 200 },
    ]);
    expect(line).toMatchObject({
      text: 'דנה 34',
      cells: [
        { text: '34', x: 50, end: 60 },
        { text: 'דנה', x: 200, end: 215 },
      ],
    });
  });

  it('has all its words in order', () => {
    const words = fc.stringMatching(/^[א-ת]{1,6}$/);
    const other = fc.oneof(fc.stringMatching(/^[a-z]{1,6}$/), fc.stringMatching(/^[0-9]{1,4}$/));
    const line = fc.array(fc.tuple(words, fc.option(other)), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(line, (parts) => {
        const inOrder = [
          ...parts.flatMap(([word, one]) => (one === null ? [word] : [word, one])),
          'אבגדהוזחט'.repeat(6),
        ];
        expect(read(...inOrder.toReversed().flatMap((word, at) => (at === 0 ? [word] : [' ', word])))).toBe(
          inOrder.join(' '),
        );
      }),
    );
  });

  it('leaves lines without its letters as they were drawn', () => {
    expect(read('second ', '(', '12', ') first')).toBe('second (12) first');
  });
});
