import fc from 'fast-check';
import { doc, highlight, lineBreak, paragraph, turn, words } from '../../test/builders/rich-text.ts';
import {
  checkRichText,
  highlightPlaces,
  layOut,
  plainText,
  withHighlights,
  withKnownSpeakers,
  withoutHighlights,
} from './index.ts';

const word = (text: string, start: number, end: number, ...more: string[]) =>
  words(text, { type: 'word', attrs: { start, end } }, ...more.map(highlight));

describe('the highlights of a document', () => {
  it('lets a turn without an end last until the next one of its recording starts', () => {
    const said = (start: number, fileId: string | null, text: string, id: string) => ({
      type: 'turn',
      attrs: { speaker: 'ana', start, end: null, fileId },
      content: [{ type: 'text', text, marks: [{ type: 'highlight', attrs: { id } }] }],
    });
    const places = highlightPlaces({
      type: 'doc',
      content: [said(1000, null, 'one', 'h1'), said(50, 'f2', 'other', 'h2'), said(9000, null, 'two', 'h3')],
    });
    expect(['h1', 'h2', 'h3'].map((id) => places.get(id)?.endMs)).toEqual([9000, null, null]);
  });
  it('take speakers and times from the words, or else from the turns', () => {
    const places = highlightPlaces(
      doc(
        turn(
          'ana',
          0,
          9000,
          word('So ', 100, 300),
          word('it ', 300, 500, 'h1'),
          word('works', 500, 900, 'h1'),
          ' now',
          words(' fine', highlight('h2')),
        ),
        turn('ben', 9000, 9900, words('Yes', highlight('h2'))),
      ),
    );
    expect(places.get('h1')).toEqual({
      start: 3,
      end: 11,
      text: 'it works',
      before: 'So ',
      after: ' now fine\nYes',
      speakers: ['ana'],
      startMs: 300,
      endMs: 900,
      fileId: null,
    });
    expect(places.get('h2')).toMatchObject({ text: ' fine\nYes', speakers: ['ana', 'ben'], startMs: 0, endMs: 9900 });
  });

  it('take their times from one recording, that of their first turn', () => {
    const recorded = (fileId: string | null, start: number, text: string, ...ids: string[]) => ({
      ...turn('ana', start, start + 900, word(text, start, start + 500, ...ids)),
      attrs: { speaker: 'ana', start, end: start + 900, fileId },
    });
    const places = highlightPlaces(
      doc(recorded('f1', 60_000, 'Last words', 'h1'), recorded('f2', 0, 'First words', 'h1', 'h2')),
    );
    expect(places.get('h1')).toMatchObject({ fileId: 'f1', startMs: 60_000, endMs: 60_500 });
    expect(places.get('h2')).toMatchObject({ fileId: 'f2', startMs: 0, endMs: 500 });
  });

  it('are not said by somebody whose turn between the words is empty', () => {
    const places = highlightPlaces(
      doc(
        turn('ana', 0, 900, words('So', highlight('h'))),
        turn('cleo', 900, 950),
        turn('ben', 950, 990, words('Yes', highlight('h'))),
      ),
    );
    expect(places.get('h')).toMatchObject({ text: 'So\n\nYes', speakers: ['ana', 'ben'] });
  });

  it('reach over words put into them, but not to a pasted copy', () => {
    const split = doc(
      paragraph('a ', words('first piece', highlight('h1')), ' new ', words('second piece', highlight('h1')), ' z'),
    );
    expect(highlightPlaces(split).get('h1')).toMatchObject({ text: 'first piece new second piece' });
    const copied = doc(
      paragraph(words('the same words', highlight('h1')), ' and later ', words('the same words', highlight('h1'))),
    );
    expect(highlightPlaces(copied).get('h1')).toMatchObject({ start: 0, end: 14 });
  });

  it('have at most 4000 code points of text', () => {
    expect(highlightPlaces(doc(paragraph(words('😀'.repeat(4100), highlight('h1'))))).get('h1')!.text).toBe(
      '😀'.repeat(4000),
    );
  });

  it('lie where they were put, whatever else lies there', () => {
    const document = checkRichText(
      doc(
        turn('a', 0, 1, 'We 😀 tried ', words('it', 'bold'), ' all'),
        paragraph('and', lineBreak, 'more'),
        paragraph('😀😀😀'),
      ),
    );
    const length = [...plainText(document)].length;
    const range = fc
      .tuple(fc.nat(length - 1), fc.nat(length - 1))
      .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) + 1 }));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 6 }), (ranges) => {
        const marked = withHighlights(document, new Map(ranges.map((one, index) => [`h${index}`, one])));
        expect(checkRichText(marked)).toEqual(marked);
        expect(withoutHighlights(marked)).toEqual(document);
        const text = [...layOut(marked).text];
        for (const [id, place] of highlightPlaces(marked)) {
          const asked = ranges[Number(id.slice(1))]!;
          expect(text.slice(asked.start, asked.end).join('').trim()).toContain(place.text.trim());
          expect(
            text
              .slice(asked.start, asked.end)
              .join('')
              .replace(/^\n+|\n+$/g, ''),
          ).toBe(place.text);
        }
      }),
    );
  });
});

describe('speakers of content that replaces other content', () => {
  it('are the known ones where the name is the same', () => {
    const content = doc(turn('1', 0, 1, 'a'), turn('2', 1, 2, 'b'), turn('ben', 2, 3, 'c'));
    expect(withKnownSpeakers(content, { 1: 'Ana', 2: 'Cy', ben: 'Ben B.' }, { ana: 'Ana', ben: 'Ben' })).toEqual({
      content: doc(turn('ana', 0, 1, 'a'), turn('2', 1, 2, 'b'), turn('ben', 2, 3, 'c')),
      speakers: { ana: 'Ana', 2: 'Cy', ben: 'Ben B.' },
    });
  });
});
