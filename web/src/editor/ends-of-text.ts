import { Extension, type Editor } from '@tiptap/core';
import { type EditorState, Selection, TextSelection } from '@tiptap/pm/state';
import { onMac } from '../kernel/keys/listen.ts';

type End = 'first' | 'last';
const KEYS: Record<string, End> = onMac
  ? { 'Mod-ArrowUp': 'first', 'Mod-ArrowDown': 'last' }
  : { 'Mod-Home': 'first', 'Mod-End': 'last' };

/**
 * Moves the caret to an end of the text; with Shift extends the selection. Returns null if that end has no text,
 * because typing must not replace a quote or an image.
 */
export function atEnd({ doc, selection }: EditorState, end: End, selecting: boolean): Selection | null {
  const there = end === 'first' ? Selection.atStart(doc) : Selection.atEnd(doc);
  if (!(there instanceof TextSelection)) return null;
  return selecting ? TextSelection.between(selection.$anchor, there.$head) : there;
}

function go({ state, view }: Editor, end: End, selecting: boolean): boolean {
  const selection = view.editable ? atEnd(state, end, selecting) : null;
  if (!selection) return false;
  view.dispatch(state.tr.setSelection(selection).scrollIntoView());
  return true;
}

/**
 * Moves to the start or end of a text. Chromium doesn't lay out blocks off the screen.
 * In a long text its own key stops before the first letter of the last block.
 */
export const endsOfText = Extension.create({
  name: 'endsOfText',
  addKeyboardShortcuts() {
    return Object.fromEntries(
      Object.entries(KEYS).flatMap(([key, end]) => [
        [key, () => go(this.editor, end, false)],
        [`Shift-${key}`, () => go(this.editor, end, true)],
      ]),
    );
  },
});
