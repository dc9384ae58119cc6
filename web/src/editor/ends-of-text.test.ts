import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { block, doc, paragraph, turn, words } from '../../../test/builders/rich-text.ts';
import { atEnd } from './ends-of-text.ts';
import { documentExtensions } from './extensions.ts';
import { SpeakerNames } from './speaker-names.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const state = EditorState.create({
  doc: schema.nodeFromJSON(
    doc(paragraph('Begin'), turn('ana', 0, 900, words('One more.')), turn('ben', 900, null, words('The end.'))),
  ),
});
const caretIn = (position: number) => state.apply(state.tr.setSelection(TextSelection.create(state.doc, position)));

describe('keys for the ends of a text', () => {
  it('put the caret before the first letter, and after the last', () => {
    expect(atEnd(caretIn(3), 'first', false)).toMatchObject({ from: 1, to: 1 });
    const last = atEnd(caretIn(3), 'last', false)!;
    expect([last.empty, last.$head.parent.textContent, last.$head.parentOffset]).toEqual([true, 'The end.', 8]);
  });

  it('extend the selection with Shift', () => {
    const { from, to } = atEnd(caretIn(3), 'last', true)!;
    expect(state.doc.textBetween(from, to, '|')).toBe('gin|One more.|The end.');
    expect(atEnd(caretIn(3), 'first', true)).toMatchObject({ anchor: 3, head: 1 });
  });

  it('do nothing next to a block without text, such as a quote, which typing would replace', () => {
    const quoted = EditorState.create({ doc: schema.nodeFromJSON(doc(paragraph('Begin'), block('horizontalRule'))) });
    expect(atEnd(quoted, 'last', false)).toBeNull();
    expect(atEnd(quoted, 'first', false)).toMatchObject({ from: 1, to: 1 });
  });
});
