import { getSchema } from '@tiptap/core';
import { EditorState, Selection, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { block, doc, paragraph, words } from '../../../test/builders/rich-text.ts';
import { documentExtensions } from './extensions.ts';
import { SpeakerNames } from './speaker-names.ts';
import { leftToggle } from './toggle.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));

/** Presses Enter at the end of a toggle with these lines. */
function enter(...lines: string[]) {
  const body = lines.map((line) => (line === '' ? paragraph() : paragraph(line)));
  const toggle = block('toggle', block('toggleTitle', words('Details')), ...body);
  const state = EditorState.create({ doc: schema.nodeFromJSON(doc(toggle, paragraph('After'))) });
  const end = Selection.near(state.doc.resolve(state.doc.firstChild!.nodeSize), -1);
  const left = leftToggle(state.apply(state.tr.setSelection(TextSelection.create(state.doc, end.head))));
  return left && [left.doc.children.map(({ textContent }) => textContent), left.selection.$from.index(0)];
}

describe('Enter on the last line of a toggle', () => {
  it('goes on below the toggle if the line is empty', () => {
    expect(enter('Inside', '')).toEqual([['DetailsInside', '', 'After'], 1]);
  });

  it('stays inside on a line with words, and on the only line', () => {
    expect(enter('Inside')).toBeNull();
    expect(enter('')).toBeNull();
  });
});
