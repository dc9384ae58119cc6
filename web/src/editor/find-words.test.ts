import { getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { doc, highlight, paragraph, words } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from './extensions.ts';
import { matchFrom, matchesIn, replaceMatches, type Sought } from './find-words.ts';
import { SpeakerNames } from './speaker-names.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const stateOf = (...blocks: Parameters<typeof doc>) => EditorState.create({ doc: schema.nodeFromJSON(doc(...blocks)) });
const sought = (text: string, more: Partial<Sought> = {}): Sought => ({
  words: text,
  matchCase: false,
  wholeWords: false,
  ...more,
});
const found = (state: EditorState, what: Sought) =>
  matchesIn(state.doc, what).map(({ from, to }) => state.doc.textBetween(from, to));
/** Runs after replacing every match, with their highlights. */
const replaced = (state: EditorState, what: string, by: string): string[] => {
  const { tr } = state;
  replaceMatches(tr, matchesIn(state.doc, sought(what)), by);
  const runs: string[] = [];
  tr.doc.descendants((node) => {
    if (node.isText)
      runs.push([node.text, ...node.marks.map((mark) => String(mark.attrs['id'] ?? mark.type.name))].join('/'));
  });
  return runs;
};

describe('finding words', () => {
  const state = stateOf(paragraph('Price, prices and the PRICE. It’s a (new) one.'), paragraph('price'));

  it('ignores case and parts of words unless asked', () => {
    expect(found(state, sought('price'))).toEqual(['Price', 'price', 'PRICE', 'price']);
    expect(found(state, sought('price', { matchCase: true }))).toEqual(['price', 'price']);
    expect(found(state, sought('price', { wholeWords: true }))).toEqual(['Price', 'PRICE', 'price']);
  });

  it('takes signs literally, and either apostrophe', () => {
    expect(found(stateOf(paragraph('well-being')), sought('well-b'))).toEqual(['well-b']);
    expect(found(state, sought('(new)'))).toEqual(['(new)']);
    expect(found(state, sought("it's"))).toEqual(['It’s']);
    expect(found(state, sought(''))).toEqual([]);
  });

  it('finds words whichever characters they are written with', () => {
    const state = stateOf(paragraph('an un\u00adbelieva\u200bble e‑mail, “ﬁne”'));
    expect(found(state, sought('Unbelievable'))).toEqual(['un\u00adbelieva\u200bble']);
    expect(found(state, sought('e-mail', { matchCase: true, wholeWords: true }))).toEqual(['e‑mail']);
    expect(found(state, sought('"fine"'))).toEqual(['“ﬁne”']);
  });

  it('goes on from a position, and around', () => {
    const matches = matchesIn(state.doc, sought('price'));
    expect([matchFrom(matches, 0), matchFrom(matches, 4), matchFrom(matches, 999), matchFrom([], 0)]).toEqual([
      0, 1, 0, -1,
    ]);
  });

  it('finds words across runs of one block', () => {
    const divided = stateOf(paragraph(words('the pr', highlight('a')), words('ice is')));
    expect(found(divided, sought('price'))).toEqual(['price']);
  });
});

describe('replacing words', () => {
  it('keeps a highlight around them, and one on exactly these words', () => {
    const state = stateOf(
      paragraph(words('the price is', highlight('a')), words(' and '), words('price', highlight('b'))),
    );
    expect(replaced(state, 'price', 'fee')).toEqual(['the fee is/a', ' and ', 'fee/b']);
  });

  it('lets a highlight of the smaller part keep its other words only', () => {
    const state = stateOf(paragraph(words('we pay the p', highlight('a')), words('rice now')));
    expect(replaced(state, 'price', 'fee')).toEqual(['we pay the /a', 'fee now']);
  });

  it('leaves removed words of redactions alone', () => {
    const state = stateOf(paragraph(words('[redacted]', { type: 'redacted', attrs: { id: 'r' } }), words(' redacted')));
    expect(replaced(state, 'redacted', 'x')).toEqual(['[redacted]/r', ' x']);
  });
});
