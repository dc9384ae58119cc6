import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { doc, highlight, turn, words } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from './extensions.ts';
import { replacingPlugin } from './replaced-words.ts';
import { retypingPlugin } from './retyped-words.ts';
import { SpeakerNames } from './speaker-names.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const spoken = doc(turn('ana', 0, 900, words('So '), words('I run the shop.', highlight('a')), words(' And more.')));

class Writer {
  state = EditorState.create({ doc: schema.nodeFromJSON(spoken), plugins: [replacingPlugin(), retypingPlugin()] });

  choose(text: string): this {
    const from = this.state.doc.textContent.indexOf(text) + 1;
    return this.put(from, from + text.length);
  }
  after(text: string): this {
    const end = this.state.doc.textContent.indexOf(text) + 1 + text.length;
    return this.put(end, end);
  }
  /** One letter after the other, as they are typed. */
  type(text: string): this {
    for (const letter of text) this.state = this.state.apply(this.state.tr.insertText(letter));
    return this;
  }
  delete(letters = 0): this {
    const { from, to } = this.state.selection;
    this.state = this.state.apply(this.state.tr.delete(letters === 0 ? from : from - letters, to));
    return this;
  }
  highlighted(): string {
    let text = '';
    this.state.doc.descendants((node) => {
      if (node.marks.some(({ type }) => type.name === 'highlight')) text += node.text;
    });
    return text;
  }
  private put(from: number, to: number): this {
    this.state = this.state.apply(this.state.tr.setSelection(TextSelection.create(this.state.doc, from, to)));
    return this;
  }
}

describe('retyping words of a highlight', () => {
  it('keeps its last words in it', () => {
    expect(new Writer().choose('shop.').type('ship now.').highlighted()).toBe('I run the ship now.');
  });
  it('keeps its first words in it', () => {
    expect(new Writer().choose('I run').type('We ran').highlighted()).toBe('We ran the shop.');
  });
  it('keeps them after they were deleted, also letter by letter', () => {
    expect(new Writer().choose('shop.').delete().type('ship.').highlighted()).toBe('I run the ship.');
    expect(new Writer().after('shop.').delete(1).delete(1).delete(1).type('ip!').highlighted()).toBe('I run the ship!');
  });
  it('ends when the caret moves', () => {
    const moved = new Writer().choose('shop.').type('ship.').after('more.').after('ship.');
    expect(moved.type(' Yes.').highlighted()).toBe('I run the ship.');
  });
  it('does not extend an untouched highlight, nor one whose words are all replaced', () => {
    expect(new Writer().after('shop.').type(' Yes.').highlighted()).toBe('I run the shop.');
    expect(new Writer().choose(' And').type(' Or').highlighted()).toBe('I run the shop.');
    expect(new Writer().choose('I run the shop.').type('Else').highlighted()).toBe('');
  });
});
