import { getSchema } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { documentExtensions } from './extensions.ts';
import { linksIn } from './links-in.ts';
import { SpeakerNames } from './speaker-names.ts';
import { linkedBefore, linkedSelection, linkedSlice } from './typed-links.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const stateOf = (words: string, block = 'paragraph', selected?: [number, number]) => {
  const doc = schema.nodeFromJSON({
    type: 'doc',
    content: [{ type: block, content: [{ type: 'text', text: words }] }],
  });
  const [from, to] = selected ?? [words.length + 1, words.length + 1];
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
};
const linksOf = (state: EditorState) => {
  const links: string[] = [];
  state.doc.descendants((node) => {
    for (const mark of node.marks)
      if (mark.type.name === 'link') links.push(`${node.text} → ${String(mark.attrs.href)}`);
  });
  return links;
};
const typed = (words: string, block?: string) => {
  const state = stateOf(words, block);
  const tr = linkedBefore(state, state.selection.from);
  return tr ? linksOf(state.apply(tr)) : [];
};

describe('web addresses in text', () => {
  it('exclude trailing punctuation', () => {
    const found = (text: string) => linksIn(text).map(({ from, to }) => text.slice(from, to));
    expect(found('See https://example.org/a?b=c#d, or www.example.org.')).toEqual([
      'https://example.org/a?b=c#d',
      'www.example.org',
    ]);
    expect(found('(https://example.org/Tag_(board)) [https://example.org]')).toEqual([
      'https://example.org/Tag_(board)',
      'https://example.org',
    ]);
  });

  it('are web pages only: no scripts, mail addresses or version numbers', () => {
    for (const text of [
      'javascript:alert(1)',
      'ada@www.example.org',
      'https://',
      'www.',
      'v1.2.3',
      'and/or',
      'data:text/html,x',
    ])
      expect(linksIn(text)).toEqual([]);
  });
});

describe('typed address', () => {
  it('becomes a link after a space or a new line', () => {
    expect(typed('Read https://example.org/a.')).toEqual(['https://example.org/a → https://example.org/a']);
    expect(typed('www.example.org')).toEqual(['www.example.org → https://www.example.org']);
  });

  it('stays text in code and when the cursor is elsewhere', () => {
    expect(typed('https://example.org', 'codeBlock')).toEqual([]);
    expect(typed('https://example.org is it')).toEqual([]);
  });
});

describe('pasted address', () => {
  it('links the selected text', () => {
    const state = stateOf('the guide', 'paragraph', [5, 10]);
    expect(linksOf(state.apply(linkedSelection(state, ' https://example.org \n')!))).toEqual([
      'guide → https://example.org',
    ]);
    expect(linkedSelection(state, 'see https://example.org')).toBeNull();
    expect(linkedSelection(stateOf('the guide'), 'https://example.org')).toBeNull();
  });

  it('becomes a link anywhere in the pasted content', () => {
    const state = stateOf('Words');
    const pasted = schema.nodeFromJSON({
      type: 'paragraph',
      content: [{ type: 'text', text: 'a https://example.org b www.example.org', marks: [{ type: 'bold' }] }],
    });
    const { content } = linkedSlice(Slice.maxOpen(pasted.content), state);
    expect(content.content.map(({ text, marks }) => [text, marks.map(({ type }) => type.name)])).toEqual([
      ['a ', ['bold']],
      ['https://example.org', ['link', 'bold']],
      [' b ', ['bold']],
      ['www.example.org', ['link', 'bold']],
    ]);
  });
});
