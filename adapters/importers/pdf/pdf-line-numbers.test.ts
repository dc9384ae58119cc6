import { withoutLineNumbers } from './pdf-line-numbers.ts';
import { pdfLines, pdfParagraphs } from './pdf-lines.ts';
import type { PdfLine, PdfPiece } from './pdf-margins.ts';

const SAID = [
  'Q. Did you see the invoice before',
  'it was sent to the customer?',
  'A. I did not see it, because',
  'my colleague had it on her desk',
  'and I was away that week.',
  '',
  'Q. Who sent it, then?',
  'A. She did, as far as',
  'I remember.',
  'Q. Thank you.',
  'MR. BERG: No further questions',
  'at this time.',
];

const piece = (text: string, x: number, y: number): PdfPiece => ({
  text,
  x,
  y,
  width: text.length * 6,
  height: 12,
  endsLine: false,
});
/** A page whose lines have numbers, right-aligned as in transcripts of courts. */
const pageOf = (texts: readonly string[], from = 1): PdfLine[] =>
  pdfLines(
    texts.flatMap((text, index) => {
      const number = String(from + index);
      const y = 700 - index * 24;
      return [piece(number, 90 - number.length * 6, y), ...(text === '' ? [] : [piece(text, 120, y)])];
    }),
  );

describe('the lines of a page', () => {
  it('have no numbers of lines, and are not a table of two columns', () => {
    expect(pdfParagraphs([withoutLineNumbers(pageOf(SAID))]).join('\n')).toBe(
      SAID.filter((text) => text !== '').join('\n'),
    );
    expect(withoutLineNumbers(pageOf(SAID, 13)).map(({ text }) => text)).toEqual(SAID.filter((text) => text !== ''));
  });

  it('keep numbers that do not count lines', () => {
    const years = pageOf(SAID).map((line, index) => (index === 4 ? pageOf(['x'], 2019)[0]! : line));
    expect(withoutLineNumbers(years)).toEqual(years);
    const few = pageOf(SAID.slice(0, 9));
    expect(withoutLineNumbers(few)).toEqual(few);
  });

  it('keep the numbers of a list and of a table', () => {
    const list = pageOf(Array.from({ length: 14 }, (_, at) => `Item of the catalogue ${at}`));
    expect(withoutLineNumbers(list)).toEqual(list);
    const between = pageOf(SAID).flatMap((line, at) => [line, { text: `more ${at}`, y: line.y - 12, height: 12 }]);
    expect(withoutLineNumbers(between)).toEqual(between);
  });
});
