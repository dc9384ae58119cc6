import { checkRichText } from '@evident/domain/content';
import fc from 'fast-check';
import * as Y from 'yjs';
import { HeadlessEditor } from '../../test/builders/headless-editor.ts';
import { doc, lineBreak, turn } from '../../test/builders/rich-text.ts';
import { documentFrom, openDocument } from './document-from.ts';
import { readDocument } from './read-document.ts';
import { relativeRange, resolveRange } from './relative-ranges.ts';
import { renameSpeaker } from './speakers.ts';

const content = checkRichText(
  doc(
    turn('ana', 0, 1, 'We 👩‍🔬 tried the old tool'),
    turn('ben', 1, 2, 'for a', lineBreak, 'year 😀.'),
    turn('ana', 2, 3, 'Yes.'),
  ),
);
const open = (): Y.Doc => openDocument(documentFrom(content, { ana: 'Ana', ben: 'Ben' }));
const points = (text: string): string[] => [...text];
const rangeOf = (document: Y.Doc, quote: string) => {
  const { text } = readDocument(document);
  const start = points(text.slice(0, text.indexOf(quote))).length;
  return relativeRange(document, start, start + points(quote).length);
};
const wordsIn = (document: Y.Doc, range: ReturnType<typeof rangeOf>): string | null => {
  const found = resolveRange(document, range);
  return found && points(readDocument(document).text).slice(found.start, found.end).join('');
};

describe('anchor stored outside the document', () => {
  it('resolves to the same code points at any position, without writing to the document', () => {
    const document = open();
    const before = Y.encodeStateAsUpdate(document);
    const text = points(readDocument(document).text);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(text.length), (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        fc.pre(text.slice(start, end).join('').trim() !== '');
        const found = resolveRange(document, relativeRange(document, start, end))!;
        const asked = text.slice(start, end).join('');
        expect(text.slice(found.start, found.end).join('')).toBe(asked.replace(/^\n+|\n+$/g, ''));
      }),
    );
    expect(Y.encodeStateAsUpdate(document)).toEqual(before);
  });

  it('follows insertions and deletions, online and offline', () => {
    const [here, there] = [open(), openDocument()];
    Y.applyUpdate(there, Y.encodeStateAsUpdate(here));
    const range = rangeOf(here, 'the old tool\nfor a');
    const editor = new HeadlessEditor(there);
    editor.type('Long ago ', 'We ');
    editor.type('really ', 'tried');
    editor.type('very ', 'old tool');
    editor.erase('We ');
    Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
    expect(wordsIn(here, range)).toBe('the very old tool\nfor a');
  });

  it('disappears with its text', () => {
    const document = open();
    const range = rangeOf(document, 'the old tool');
    const editor = new HeadlessEditor(document);
    editor.erase('the old tool');
    expect(wordsIn(document, range)).toBeNull();
    editor.undo();
    expect(wordsIn(document, range)).toBe('the old tool');
  });

  it('is refused without text', () => {
    expect(() => relativeRange(open(), 5, 5)).toThrow('There is no text to highlight here');
    expect(() => relativeRange(open(), 900, 950)).toThrow('There is no text to highlight here');
  });
});

describe('speaker of a live document', () => {
  it('is renamed in all turns with one write', () => {
    const document = open();
    expect(renameSpeaker(document, 'ana', 'Ana Lima')!.length).toBeLessThan(60);
    expect(readDocument(document).speakers).toEqual({ ana: 'Ana Lima', ben: 'Ben' });
    expect(renameSpeaker(document, 'ana', 'Ana Lima')).toBeNull();
  });
});
