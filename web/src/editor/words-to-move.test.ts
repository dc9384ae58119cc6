import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { doc, paragraph } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from './extensions.ts';
import { SpeakerNames } from './speaker-names.ts';
import { placeIn, wordsIn } from './words-to-move.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const state = (from: number, to = from) => {
  const made = EditorState.create({ doc: schema.nodeFromJSON(doc(paragraph('One 😀 two'), paragraph('Three'))) });
  return made.apply(made.tr.setSelection(TextSelection.create(made.doc, from, to)));
};

describe('the words to move', () => {
  it('are the selected ones, or those of the block at the caret', () => {
    expect(wordsIn(state(8, 11))).toEqual({ start: 6, end: 9, shown: 'two' });
    expect(wordsIn(state(15))).toEqual({ start: 10, end: 15, shown: 'Three' });
    expect(wordsIn(state(8, 18))).toEqual({ start: 6, end: 15, shown: 'two' });
  });

  it('begin after the caret when a note is split, which needs words before it', () => {
    expect(placeIn(state(13), true)).toBe(10);
    expect(placeIn(state(1), true)).toBeNull();
  });

  it('begin with the block of the caret in a note that is only read, where no caret is shown', () => {
    expect(placeIn(state(15), false)).toBe(10);
    expect(placeIn(state(8), false)).toBeNull();
  });
});
