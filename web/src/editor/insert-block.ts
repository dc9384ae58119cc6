import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Inserts a block without text. The caret goes below it, because typing replaces a selected block. */
export const insertBlock = (editor: Editor, block: { type: string; attrs?: object }): boolean =>
  editor
    .chain()
    .insertContent(block)
    .command(({ tr }) => caretBelow(tr))
    .focus()
    .run();

function caretBelow(tr: Transaction): boolean {
  const { selection } = tr;
  if (!(selection instanceof NodeSelection)) return true;
  if (!selection.$to.nodeAfter?.isTextblock) tr.insert(selection.to, tr.doc.type.schema.nodes['paragraph']!.create());
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
  return true;
}
