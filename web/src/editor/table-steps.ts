import type { Editor } from '@tiptap/core';
import { addRowAfter, goToNextCell } from '@tiptap/pm/tables';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';

type Dispatch = (transaction: Transaction) => void;

/** Moves to the next cell on Tab; adds a row after the last cell. */
export function toNextCell(state: EditorState, dispatch: Dispatch): boolean {
  if (goToNextCell(1)(state, dispatch)) return true;
  let added: EditorState | null = null;
  if (
    !addRowAfter(state, (transaction) => {
      added = state.apply(transaction);
      dispatch(transaction);
    }) ||
    !added
  )
    return false;
  return goToNextCell(1)(added, dispatch);
}

export const toPreviousCell = (state: EditorState, dispatch: Dispatch): boolean => goToNextCell(-1)(state, dispatch);

const row = (cell: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type: cell, content: [{ type: 'paragraph' }] })),
});

export const insertTable = (editor: Editor): boolean =>
  editor
    .chain()
    .insertContent({ type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] })
    .command(({ tr }) => beginTable(tr))
    .focus()
    .run();

/** From the last cell of a new table to its first, with a line after the table to go on writing. */
export function beginTable(tr: Transaction): boolean {
  const { $from } = tr.selection;
  let depth = $from.depth;
  while (depth > 0 && $from.node(depth).type.name !== 'table') depth -= 1;
  if (depth === 0) return false;
  if ($from.indexAfter(depth - 1) === $from.node(depth - 1).childCount)
    tr.insert($from.after(depth), tr.doc.type.schema.nodes['paragraph']!.create());
  tr.setSelection(Selection.near(tr.doc.resolve($from.start(depth))));
  return true;
}
