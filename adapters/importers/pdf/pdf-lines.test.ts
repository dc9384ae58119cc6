import { pdfParagraphs } from './pdf-lines.ts';
import type { PdfLine } from './pdf-margins.ts';

/** A page with text, a header and a footer at fixed heights. */
const page = (head: string | null, lines: string[], foot: string | null): PdfLine[] => [
  ...(head === null ? [] : [{ text: head, y: 780, height: 9 }]),
  ...lines.map((text, index) => ({ text, y: 700 - index * 14, height: 11 })),
  ...(foot === null ? [] : [{ text: foot, y: 40, height: 9 }]),
];

describe('the paragraphs of a PDF', () => {
  it('have no heads and feet of pages in the middle of what somebody says', () => {
    expect(
      pdfParagraphs([
        page('Interview with Ann', ['Ann Berg 00:02', 'I think it is'], 'Transcribed by https://otter.ai  - 1 -'),
        page('Interview with Ann', ['far too expensive for us.'], 'Transcribed by https://otter.ai  - 2 -'),
        page('Interview with Ann', ['Bo 00:40', 'Ok.'], 'Transcribed by https://otter.ai  - 3 -'),
      ]),
    ).toEqual(['Ann Berg 00:02\nI think it is\nfar too expensive for us.', 'Bo 00:40\nOk.']);
  });
  it.each([
    ['Page 1 of 2', 'Page 2 of 2'],
    ['- 7 -', '- 8 -'],
    ['7', '8'],
    ['1 / 2', '2 / 2'],
    ['Report 2024, 7', 'Report 2024, 8'],
  ])('have no numbers of pages: %s', (first, second) => {
    expect(pdfParagraphs([page(null, ['One.'], first), page(null, ['Two.'], second)])).toEqual(['One.', 'Two.']);
  });
  it('have no numbers of lines', () => {
    const counted = (from: number, count: number) => Array.from({ length: count }, (_, index) => String(from + index));
    expect(
      pdfParagraphs([
        page(null, ['Dan: Hi.', 'Ann: Yes.', ...counted(1, 12)], null),
        page(null, ['Dan: So.', ...counted(13, 12)], null),
      ]),
    ).toEqual(['Dan: Hi.\nAnn: Yes.', 'Dan: So.']);
    expect(pdfParagraphs([page(null, ['Rate it:', ...counted(1, 5)], null)])).toEqual(['Rate it:\n1\n2\n3\n4\n5']);
  });
  it('keep numbers that count no pages, and what is said again at another place', () => {
    expect(pdfParagraphs([page(null, ['2024', 'was good.'], null), page(null, ['It was', '2024'], null)])).toEqual([
      '2024\nwas good.',
      'It was\n2024',
    ]);
    expect(
      pdfParagraphs([page(null, ['Ann 00:02', 'Yes.'], null), page(null, ['Ann 00:40', 'No.', 'Well.', 'Yes.'], null)]),
    ).toEqual(['Ann 00:02\nYes.', 'Ann 00:40\nNo.\nWell.\nYes.']);
    expect(pdfParagraphs([page(null, ['2024', 'was good.'], null)])).toEqual(['2024\nwas good.']);
  });
});
