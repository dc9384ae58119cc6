import { addRowAfter, goToNextCell } from '@tiptap/pm/tables';
import type { EditorState, Transaction } from '@tiptap/pm/state';

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
