import { getSchema } from '@tiptap/core';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import * as Y from 'yjs';
import { documentExtensions } from './extensions.ts';
import { SpeakerNames } from './speaker-names.ts';
import { toNextCell, toPreviousCell } from './table-steps.ts';

const schema = getSchema(documentExtensions({ speakers: new SpeakerNames(new Y.Doc().getMap('speakers')) }));
const cell = (words: string) => ({
  type: 'tableCell',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const table = schema.nodeFromJSON({
  type: 'doc',
  content: [
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('a'), cell('b')] },
        { type: 'tableRow', content: [cell('c'), cell('d')] },
      ],
    },
  ],
});

/** Table with the cursor in the cell of this text. */
function at(words: string): EditorState {
  let place = 0;
  table.descendants((node, pos) => {
    if (node.text === words) place = pos;
  });
  return EditorState.create({ doc: table, selection: TextSelection.create(table, place) });
}
function after(state: EditorState, step: typeof toNextCell) {
  let now = state;
  const done = step(state, (transaction) => {
    now = now.apply(transaction);
  });
  return {
    done,
    rows: now.doc.firstChild!.childCount,
    cell: now.selection.$from.parent.textContent,
    row: now.selection.$from.index(1),
  };
}

describe('Tab in a table', () => {
  it('moves to the next cell, and on to the next row', () => {
    expect(after(at('a'), toNextCell)).toMatchObject({ done: true, rows: 2, cell: 'b' });
    expect(after(at('b'), toNextCell)).toMatchObject({ done: true, rows: 2, cell: 'c' });
  });

  it('adds a row after the last cell, and moves to its first cell', () => {
    expect(after(at('d'), toNextCell)).toEqual({ done: true, rows: 3, cell: '', row: 2 });
  });

  it('moves back with Shift, and does nothing in the first cell', () => {
    expect(after(at('c'), toPreviousCell)).toMatchObject({ done: true, cell: 'b' });
    expect(after(at('a'), toPreviousCell)).toMatchObject({ done: false, rows: 2 });
  });
});
