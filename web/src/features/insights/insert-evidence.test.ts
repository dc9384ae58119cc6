import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { documentExtensions } from '../../editor/extensions.ts';
import { SpeakerNames } from '../../editor/speaker-names.ts';
import { evidenceShown, withEvidence } from './insert-evidence.ts';
import { typedIn } from '../../editor/typed-menu.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const text = (words: string) => (words ? [{ type: 'text', text: words }] : []);
const line = (words = '') => ({ type: 'paragraph', content: text(words) });
const stateOf = (content: object[], at: number) => {
  const doc = schema.nodeFromJSON({ type: 'doc', content });
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) });
};
const shape = (doc: Node) => doc.children.map((node) => (node.isTextblock ? node.textContent : node.type.name));
const after = (content: object[], at: number) => {
  const state = stateOf(content, at);
  return withEvidence(state, state.tr, 'h1');
};

describe('evidence put into a text', () => {
  it('takes the place of an empty line, and writing goes on beneath', () => {
    const { doc, selection } = after([line('Before'), line()], 9);
    expect(shape(doc)).toEqual(['Before', 'evidence', '']);
    expect(selection.$from.index(0)).toBe(2);
  });

  it('stands below the line one writes, before what follows', () => {
    const { doc, selection } = after([line('Before'), line('After')], 3);
    expect(shape(doc)).toEqual(['Before', 'evidence', 'After']);
    expect(selection.$from.parent.textContent).toBe('After');
  });

  it('follows the evidence inserted before it', () => {
    const state = stateOf([line('Theme 1'), line('Theme 2'), line('End')], 3);
    const { doc } = ['h1', 'h2', 'h3'].reduce((now, id) => now.apply(withEvidence(now, now.tr, id)), state);
    expect(shape(doc)).toEqual(['Theme 1', 'evidence', 'evidence', 'evidence', 'Theme 2', 'End']);
    expect(evidenceShown(doc)).toEqual(['h1', 'h2', 'h3']);
  });

  it('never takes away the line that a list item has to begin with', () => {
    const { doc } = after([{ type: 'bulletList', content: [{ type: 'listItem', content: [line()] }] }], 3);
    expect(doc.firstChild!.firstChild!.children.map(({ type }) => type.name)).toEqual([
      'paragraph',
      'evidence',
      'paragraph',
    ]);
    doc.check();
  });

  it('is known by its highlights, each once', () => {
    const piece = { type: 'evidence', attrs: { highlightId: 'h1' } };
    expect(
      evidenceShown(stateOf([piece, line(), piece, { type: 'evidence', attrs: { highlightId: 'h2' } }], 2).doc),
    ).toEqual(['h1', 'h2']);
  });
});

describe('a slash', () => {
  const typed = (words: string, node = 'paragraph') =>
    typedIn(stateOf([{ type: node, content: text(words) }], words.length + 1), '/')?.query ?? null;

  it('asks for the menu at the beginning of a line and after a blank, with what was typed since', () => {
    expect(typed('/')).toBe('');
    expect(typed('/never trust')).toBe('never trust');
    expect(typed('They say: /tru')).toBe('tru');
  });

  it('is a letter within a word, in an address, and in code', () => {
    for (const words of ['and/or', 'https://x', 'a/b/c', 'no slash']) expect(typed(words)).toBeNull();
    expect(typed('/', 'codeBlock')).toBeNull();
  });
});
