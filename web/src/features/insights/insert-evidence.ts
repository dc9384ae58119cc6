import type { Editor } from '@tiptap/core';
import { Fragment, Slice, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';

/** The highlights used as evidence, in document order. */
export function evidenceShown(doc: Node): string[] {
  const ids: string[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'evidence') ids.push(String(node.attrs.highlightId));
  });
  return [...new Set(ids)];
}

/**
 * Inserts evidence at the cursor: replaces an empty line, else below the line. The cursor moves below it, and more
 * evidence follows in order.
 */
export function insertEvidence(editor: Editor, highlightId: string, typed?: { from: number; to: number }): void {
  const transaction = editor.state.tr;
  if (typed) transaction.delete(typed.from, typed.to);
  editor.view.dispatch(withEvidence(editor.state, transaction, highlightId).scrollIntoView());
  editor.commands.focus();
}

export function withEvidence({ schema }: EditorState, transaction: Transaction, highlightId: string): Transaction {
  const piece = schema.nodes['evidence']!.create({ highlightId });
  const { $to } = transaction.selection;
  const around = $to.depth > 0 ? $to.node($to.depth - 1) : null;
  const emptyLine =
    around !== null &&
    $to.parent.type.name === 'paragraph' &&
    $to.parent.content.size === 0 &&
    around.canReplaceWith($to.index($to.depth - 1), $to.index($to.depth - 1) + 1, piece.type);
  const at = emptyLine || isBelowEvidence($to) ? $to.before() : isInLine($to) ? $to.after() : $to.pos;
  if (emptyLine) transaction.replaceWith(at, $to.after(), piece);
  else transaction.insert(at, piece);
  const below = at + piece.nodeSize;
  if (!transaction.doc.resolve(below).nodeAfter?.isTextblock)
    transaction.insert(below, schema.nodes['paragraph']!.create());
  return transaction.setSelection(TextSelection.near(transaction.doc.resolve(below + 1)));
}

const isInLine = ({ depth, parent }: ResolvedPos): boolean => depth > 0 && parent.isTextblock;

/** Whether the cursor is where an insertion left it. The next evidence then follows the previous one. */
const isBelowEvidence = (at: ResolvedPos): boolean =>
  isInLine(at) && at.parentOffset === 0 && at.doc.resolve(at.before()).nodeBefore?.type.name === 'evidence';

/** Inserts evidence at the drop position. */
export function dropEvidence(editor: Editor, highlightId: string, spot: { left: number; top: number }): boolean {
  const { state, view } = editor;
  const piece = state.schema.nodes['evidence']!.create({ highlightId });
  const near = view.posAtCoords(spot)?.pos ?? state.doc.content.size;
  const at = dropPoint(state.doc, near, new Slice(Fragment.from(piece), 0, 0)) ?? near;
  view.dispatch(state.tr.insert(at, piece));
  return true;
}
