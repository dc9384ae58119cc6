import { Extension } from '@tiptap/core';
import { redo, undo, yCursorPlugin, ySyncPlugin, yUndoPlugin } from '@tiptap/y-tiptap';
import { hueOfName } from '../kernel/hue-of-name.ts';
import type { LiveDocument } from './live-document.ts';

/** Who is in a document, as the others see them. */
export interface Present {
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null;
}

/** Binds the editor to a live document: what anybody types shows everywhere, undo takes back only one's own, cursors carry names. */
export const collaboration = (live: LiveDocument) => Extension.create({
  name: 'collaboration',
  priority: 1000,
  addKeyboardShortcuts() {
    const run = (command: typeof undo) => () => { command(this.editor.state); return true; };
    return { 'Mod-z': run(undo), 'Mod-y': run(redo), 'Shift-Mod-z': run(redo) };
  },
  addProseMirrorPlugins() {
    return [
      ySyncPlugin(live.content),
      yUndoPlugin(),
      yCursorPlugin(live.awareness, {
        cursorBuilder: ({ name }: { name: string }) => caretOf(name),
        selectionBuilder: ({ name }: { name: string }) => ({ class: 'others-selection', 'data-hue': hueOfName(name) }),
      }),
    ];
  },
});

function caretOf(name: string): HTMLElement {
  const caret = document.createElement('span');
  const label = document.createElement('span');
  caret.className = 'others-caret';
  caret.dataset['hue'] = hueOfName(name);
  label.className = 'others-name';
  label.textContent = name;
  caret.append(label);
  return caret;
}
