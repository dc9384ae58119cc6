import fc from 'fast-check';
import { type RichNode, checkRichText, onlyHighlights, parted, plainText, withRecording } from './index.ts';

const words = (text: string, marks?: RichNode['marks']): RichNode => ({ type: 'text', text, ...(marks && { marks }) });
const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [words(text)] });
const doc = (...content: RichNode[]): RichNode => checkRichText({ type: 'doc', content });
const timed = (text: string, start: number): RichNode =>
  words(text, [{ type: 'word', attrs: { start, end: start + 400 } }]);

const DOCUMENT = doc(
  paragraph('One two.'),
  { type: 'image', attrs: { fileId: 'f1' } },
  {
    type: 'bulletList',
    content: ['Three.', 'Four 😀 five.'].map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
  },
  { type: 'toggle', content: [{ type: 'toggleTitle', content: [words('Title')] }, paragraph('Inside.')] },
  {
    type: 'turn',
    attrs: { speaker: 's1', start: 0, end: 2000 },
    content: [timed('Six', 0), words(' '), timed('seven', 1000)],
  },
);
const text = plainText(DOCUMENT);
const UNPROCESSABLE = expect.objectContaining({ code: 'UnprocessableContent' });

describe('a document in two parts', () => {
  it('has valid parts, which have all words once', () => {
    const ends = fc.tuple(fc.nat([...text].length), fc.nat([...text].length));
    fc.assert(
      fc.property(ends, ([one, other]) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)];
        if ([...text].slice(start, end).join('').trim() === '') return;
        const { stays, goes, range } = parted(DOCUMENT, { start, end });
        for (const part of [stays, goes]) expect(() => checkRichText(part)).not.toThrow();
        const letters = (from: string): string => from.replaceAll('\n', '');
        expect(letters(plainText(goes))).toBe(letters([...text].slice(range.start, range.end).join('')));
        expect(letters(plainText(stays)) + letters(plainText(goes))).toHaveLength(letters(text).length);
      }),
    );
  });

  it('divides a turn at the times of its words', () => {
    const at = [...text].length - 'seven'.length;
    const { stays, goes } = parted(DOCUMENT, { start: at, end: [...text].length });
    expect(stays.content!.at(-1)!.attrs).toMatchObject({ start: 0, end: 400 });
    expect(goes.content![0]!.attrs).toMatchObject({ speaker: 's1', start: 1000, end: 2000 });
  });

  it('takes pictures between its words along, and leaves tables whole', () => {
    expect(parted(DOCUMENT, { start: 4, end: 14 }).goes.content!.map(({ type }) => type)).toEqual([
      'paragraph',
      'image',
      'bulletList',
    ]);
    const cell = (of: string): RichNode => ({ type: 'tableCell', content: [paragraph(of)] });
    const table = doc(paragraph('A'), {
      type: 'table',
      content: [{ type: 'tableRow', content: [cell('b'), cell('c')] }],
    });
    expect(parted(table, { start: 2, end: 5 }).goes.content!.map(({ type }) => type)).toEqual(['table']);
    expect(() => parted(table, { start: 4, end: 5 })).toThrow(UNPROCESSABLE);
    expect(() => parted(DOCUMENT, { start: 3, end: 3 })).toThrow(UNPROCESSABLE);
  });

  it('keeps some highlights, and names the recording of its turns', () => {
    const marked = doc({
      type: 'paragraph',
      content: [
        words(
          'a',
          ['h1', 'h2'].map((id) => ({ type: 'highlight', attrs: { id } })),
        ),
      ],
    });
    expect(onlyHighlights(marked, (id) => id === 'h2').content![0]!.content![0]!.marks).toEqual([
      { type: 'highlight', attrs: { id: 'h2' } },
    ]);
    expect(withRecording(DOCUMENT, 'r1').content!.at(-1)!.attrs).toMatchObject({ fileId: 'r1' });
  });
});
