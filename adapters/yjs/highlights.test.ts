import { checkRichText, countCodePoints } from '@evident/domain/content';
import * as Y from 'yjs';
import { HeadlessEditor } from '../../test/builders/headless-editor.ts';
import { doc, heading, lineBreak, paragraph, turn } from '../../test/builders/rich-text.ts';
import { documentFrom, openDocument } from './document-from.ts';
import { locateHighlights, markHighlight, markHighlights, unmarkHighlights } from './highlights.ts';
import { readDocument } from './read-document.ts';

const interview = checkRichText(
  doc(
    heading(1, 'Interview'),
    turn('ana', 1000, 4000, 'We tried the old tool for a year.'),
    turn('ben', 4000, 9000, 'And then 👩‍🔬 you stpped, e\u0301 voilà?'),
    paragraph('First line', lineBreak, 'second line'),
  ),
);
const open = (): Y.Doc => openDocument(documentFrom(interview, { ana: 'Ana', ben: 'Ben' }));
const text = readDocument(open()).text;
const rangeOf = (words: string): [number, number] => {
  const start = countCodePoints(text.slice(0, text.indexOf(words)));
  return [start, start + countCodePoints(words)];
};
const mark = (document: Y.Doc, id: string, words: string): Uint8Array => markHighlight(document, id, ...rangeOf(words));
const said = (document: Y.Doc): Record<string, string> =>
  Object.fromEntries([...locateHighlights(document)].map(([id, place]) => [id, place.text]));
const exchange = (a: Y.Doc, b: Y.Doc): void => {
  const [fromA, fromB] = [Y.encodeStateAsUpdate(a), Y.encodeStateAsUpdate(b)];
  Y.applyUpdate(b, fromA);
  Y.applyUpdate(a, fromB);
};

describe('highlight in a live document', () => {
  it('returns its text, context, speaker and time', () => {
    const document = open();
    mark(document, 'h1', 'the old tool');
    expect(locateHighlights(document).get('h1')).toEqual({
      start: 19,
      end: 31,
      text: 'the old tool',
      before: 'Interview\nWe tried ',
      after: ' for a year.\nAnd then 👩‍🔬 you st',
      speakers: ['ana'],
      startMs: 1000,
      endMs: 4000,
      fileId: null,
    });
  });

  it('counts code points where Yjs counts UTF-16 units', () => {
    const document = open();
    mark(document, 'h1', '👩‍🔬 you');
    mark(document, 'h2', 'e\u0301 voilà');
    expect(said(document)).toEqual({ h1: '👩‍🔬 you', h2: 'e\u0301 voilà' });
  });

  it('spans turns and line breaks', () => {
    const document = open();
    mark(document, 'h1', 'for a year.\nAnd then');
    mark(document, 'h2', 'line\nsecond');
    expect(said(document)).toEqual({ h1: 'for a year.\nAnd then', h2: 'line\nsecond' });
    expect(locateHighlights(document).get('h1')).toMatchObject({
      speakers: ['ana', 'ben'],
      startMs: 1000,
      endMs: 9000,
    });
  });

  it('may overlap others and leaves them in place when removed', () => {
    const document = open();
    mark(document, 'h1', 'tried the old');
    mark(document, 'h2', 'the old tool');
    mark(document, 'h3', 'the old');
    expect(unmarkHighlights(document, ['h2'])).not.toBeNull();
    expect(said(document)).toEqual({ h1: 'tried the old', h3: 'the old' });
    expect(unmarkHighlights(document, ['h2'])).toBeNull();
  });

  it('refuses a range without text', () => {
    const document = open();
    for (const [start, end] of [
      [3, 3],
      [-1, 4],
      [0, 100_000],
      [9, 10],
      [Number.NaN, 5],
    ] as const) {
      expect(() => markHighlight(document, 'h1', start, end)).toThrow('There is no text to highlight here');
    }
  });

  it('is added together with others or not at all', () => {
    const document = open();
    const [start, end] = rangeOf('old tool');
    const ranges = new Map([
      ['h1', { start, end }],
      ['h2', { start: start + 2, end: end + 3 }],
    ]);
    expect(() => markHighlights(document, new Map([...ranges, ['h3', { start: 5, end: 5 }]]))).toThrow(
      'There is no text to highlight here',
    );
    expect(said(document)).toEqual({});
    expect(markHighlights(document, ranges)).not.toBeNull();
    expect(said(document)).toEqual({ h1: 'old tool', h2: 'd tool fo' });
    expect(markHighlights(document, ranges)).toBeNull();
  });

  it('returns the update for other copies', () => {
    const [here, there] = [open(), openDocument()];
    Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
    Y.applyUpdate(there, mark(here, 'h1', 'old tool'));
    expect(said(there)).toEqual({ h1: 'old tool' });
    const inside = here.transact(() => mark(here, 'h2', 'a year'));
    Y.applyUpdate(there, inside);
    expect(said(there)).toEqual({ h1: 'old tool', h2: 'a year' });
  });
});

describe('highlights and the editor', () => {
  it('share one format', () => {
    const [server, browser] = [open(), open()];
    const editor = new HeadlessEditor(browser);
    mark(server, 'h1', 'tried the old');
    mark(server, 'h2', 'the old tool');
    editor.mark('highlight', 'tried the old', { id: 'h1' });
    editor.mark('highlight', 'the old tool', { id: 'h2' });
    expect(readDocument(browser).content).toEqual(readDocument(server).content);
    expect(editor.state.doc.toJSON()).toEqual(readDocument(server).content);
    expect(new HeadlessEditor(server).state.doc.toJSON()).toEqual(readDocument(server).content);
    expect(unmarkHighlights(browser, ['h1'])).not.toBeNull();
    expect(said(browser)).toEqual({ h2: 'the old tool' });
  });

  it('follow typing, formatting and deletion around and inside them', () => {
    const document = open();
    const editor = new HeadlessEditor(document);
    mark(document, 'h1', 'tried the old');
    mark(document, 'h2', 'the old tool');
    editor.type('really ', 'We tried');
    editor.type('very ', 'old tool');
    editor.mark('bold', 'old tool');
    editor.type(' (sic)', ' for a year');
    editor.erase('tried ');
    expect(said(document)).toEqual({ h1: 'the very old', h2: 'the very old tool' });
  });

  it('do not grow when text is typed next to them', () => {
    const document = open();
    const editor = new HeadlessEditor(document);
    mark(document, 'h1', 'the old tool');
    editor.type('with ', 'the old tool');
    editor.type('box', ' for a year');
    expect(said(document)).toEqual({ h1: 'the old tool' });
  });

  it('disappear with their text and return on undo', () => {
    const document = open();
    const editor = new HeadlessEditor(document);
    mark(document, 'h1', 'the old');
    mark(document, 'h2', 'old tool');
    editor.erase('the old tool');
    expect(said(document)).toEqual({});
    editor.undo();
    expect(said(document)).toEqual({ h1: 'the old', h2: 'old tool' });
  });

  it('stay on their text during concurrent offline edits', () => {
    const [a, b] = [open(), openDocument()];
    Y.applyUpdate(b, Y.encodeStateAsUpdate(a));
    const [ana, ben] = [new HeadlessEditor(a), new HeadlessEditor(b)];
    ana.mark('highlight', 'tried the old', { id: 'h1' });
    ana.type('Long ago ', 'We tried');
    ben.mark('highlight', 'the old tool', { id: 'h2' });
    ben.mark('italic', 'old tool for');
    ben.type(' new', ' tool');
    mark(b, 'h3', 'the old');
    exchange(a, b);
    expect(said(a)).toEqual({ h1: 'tried the old', h2: 'the old new tool', h3: 'the old' });
    expect(readDocument(b)).toEqual(readDocument(a));
    expect(ana.state.doc.toJSON()).toEqual(ben.state.doc.toJSON());
    expect(ana.state.doc.toJSON()).toEqual(readDocument(a).content);
  });

  it('stay whole when a turn is split and joined', () => {
    const document = open();
    const editor = new HeadlessEditor(document);
    mark(document, 'h1', 'the old tool');
    editor.edit((transaction) => transaction.split(editor.find('old tool')));
    expect(said(document)).toEqual({ h1: 'the \nold tool' });
    editor.edit((transaction) => transaction.join(editor.find('old tool') - 1));
    expect(said(document)).toEqual({ h1: 'the old tool' });
  });

  it('stay on the original when their text is copied', () => {
    const document = open();
    const editor = new HeadlessEditor(document);
    mark(document, 'h1', 'the old tool');
    const from = editor.find('the old tool');
    const slice = editor.state.doc.slice(from, from + 12);
    editor.edit((transaction) => transaction.replace(editor.find('second line'), editor.find('second line'), slice));
    expect(said(document)).toEqual({ h1: 'the old tool' });
  });
});
