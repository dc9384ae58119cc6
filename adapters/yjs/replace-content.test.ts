import { checkRichText, countCodePoints } from '@evident/domain/content';
import * as Y from 'yjs';
import { HeadlessEditor } from '../../test/builders/headless-editor.ts';
import { doc, heading, highlight, lineBreak, paragraph, turn, words } from '../../test/builders/rich-text.ts';
import { documentFrom, openDocument } from './document-from.ts';
import { locateHighlights, markHighlight } from './highlights.ts';
import { readDocument } from './read-document.ts';
import { replaceContent } from './replace-content.ts';

const filler = (at: number) =>
  paragraph(`Paragraph number ${at} says something of its own, ${'abcdefghij'[at % 10]!.repeat(3)}.`);
const interview = (...turns: ReturnType<typeof turn>[]) =>
  checkRichText(doc(heading(1, 'Interview'), ...turns, ...Array.from({ length: 12 }, (_, at) => filler(at))));
const before = interview(
  turn('ana', 1000, 4000, 'We tried the old tool for a year, and it was fine.'),
  turn('ben', 4000, 9000, 'Then 👩‍🔬 the export became too slow for us', lineBreak, 'every single day.'),
);
const open = (): Y.Doc => openDocument(documentFrom(before, { ana: 'Ana', ben: 'Ben' }));
const mark = (document: Y.Doc, id: string, quote: string): void => {
  const { text } = readDocument(document);
  const start = countCodePoints(text.slice(0, text.indexOf(quote)));
  markHighlight(document, id, start, start + countCodePoints(quote));
};
const said = (document: Y.Doc) =>
  Object.fromEntries([...locateHighlights(document)].map(([id, place]) => [id, place.text]));

describe('replacing the content of a live document', () => {
  it('yields exactly the new content, plus the highlights that remain', () => {
    const document = open();
    const after = checkRichText(
      doc(paragraph(words('New', 'bold'), ' words'), turn('cy', null, null, 'Who says that?'), filler(3)),
    );
    expect(replaceContent(document, after, { cy: 'Cy' })).not.toBeNull();
    expect(readDocument(document)).toMatchObject({ content: after, speakers: { cy: 'Cy' } });
    expect(new HeadlessEditor(document).state.doc.toJSON()).toEqual(after);
  });

  it('moves highlights with their text and drops those whose text is gone', () => {
    const document = open();
    mark(document, 'h1', 'the old tool');
    mark(document, 'h2', 'old tool for a year');
    mark(document, 'h3', '👩‍🔬 the export became too slow for us\nevery');
    mark(document, 'h4', 'it was fine');
    mark(document, 'h5', 'Paragraph number 7 says something');
    replaceContent(
      document,
      interview(
        turn('x', 500, 900, 'Somebody new says this before.'),
        turn('ana', 1000, 4000, 'So: we tried the old tool for a year and a half.'),
        turn('ben', 4000, 9000, 'Then 👩‍🔬 the export became far too slow for us', lineBreak, 'every single day.'),
      ),
      { ana: 'Ana', ben: 'Ben', x: 'Xu' },
    );
    expect(said(document)).toEqual({
      h1: 'the old tool',
      h2: 'old tool for a year',
      h3: '👩‍🔬 the export became far too slow for us\nevery',
      h5: 'Paragraph number 7 says something',
    });
  });

  it('places a highlight by its text and ignores marks in the new content', () => {
    const document = open();
    mark(document, 'h1', 'the old tool');
    replaceContent(
      document,
      interview(
        turn(
          'ana',
          1000,
          4000,
          'We tried the old tool for a year, and it was ',
          words('fine', highlight('h1'), highlight('h9')),
          '.',
        ),
      ),
      { ana: 'Ana' },
    );
    expect(said(document)).toEqual({ h1: 'the old tool' });
  });

  it('changes only the differences and keeps concurrent edits', () => {
    const [here, there] = [open(), openDocument()];
    Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
    const other = new HeadlessEditor(there);
    other.type('very ', 'own, ddd');
    const after = interview(
      turn('ana', 0, 900, 'A new turn.'),
      ...before.content!.slice(1, 3),
      turn('ben', null, null, 'And another one.'),
    );
    const update = replaceContent(here, after, { ana: 'Ana', ben: 'Ben' })!;
    expect(update.length).toBeLessThan(600);
    Y.applyUpdate(there, update);
    Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
    expect(readDocument(here).text).toContain('Paragraph number 3 says something of its very own, ddd.');
    expect(readDocument(here).text).toContain('And another one.');
    expect(readDocument(there)).toEqual(readDocument(here));
  });

  it('matches speakers by name', () => {
    const document = open();
    const after = interview(
      turn('1', 1000, 4000, 'We tried the old tool for a year, and it was fine.'),
      turn('2', 4000, 9000, 'No.'),
    );
    replaceContent(document, after, { 1: 'Ana', 2: 'Cy' });
    expect(readDocument(document).speakers).toEqual({ ana: 'Ana', 2: 'Cy' });
    expect(readDocument(document).content.content![1]!.attrs).toMatchObject({ speaker: 'ana' });
  });

  it('changes nothing if the content is the same', () => {
    const document = open();
    mark(document, 'h1', 'the old tool');
    expect(replaceContent(document, before, { ana: 'Ana', ben: 'Ben' })).toBeNull();
  });
});
