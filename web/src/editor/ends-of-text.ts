import { Extension, type Editor } from '@tiptap/core';
import { type EditorState, Selection, TextSelection } from '@tiptap/pm/state';
import { onMac } from '../kernel/keys/listen.ts';

type End = 'first' | 'last';
const KEYS: Record<string, End> = onMac
  ? { 'Mod-ArrowUp': 'first', 'Mod-ArrowDown': 'last' }
  : { 'Mod-Home': 'first', 'Mod-End': 'last' };

/** The caret at an end of the whole text; with Shift everything on the way is selected. Null where no words stand there: what is typed must not take the place of a quote or a picture. */
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
 * Goes to the beginning and the end of a text. Blocks off the screen are not laid out, so that in a long text Chromium ends up before the
 * first letter of the last block, and what is typed there stands in front of its words.
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
