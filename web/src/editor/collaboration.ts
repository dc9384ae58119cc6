import { Extension, type Editor } from '@tiptap/core';
import { Plugin, type EditorState } from '@tiptap/pm/state';
import { redo, undo, yCursorPlugin, ySyncPlugin, yUndoPlugin, yUndoPluginKey } from '@tiptap/y-tiptap';
import type { UndoManager } from 'yjs';
import { hueOfName } from '../kernel/hue-of-name.ts';
import { undoneSince } from '../kernel/undo/use-undo.ts';
import type { LiveDocument } from './live-document.ts';
import { readCaret } from './read-caret.ts';

/** Collaborator as shown to others. */
export interface Present {
  readonly id: string;
  readonly name: string;
  readonly pictureUrl: string | null;
}

declare module '@tiptap/core' {
  interface Storage {
    collaboration: { openedAt: number };
  }
}

const TYPED_AT = 'typed at';
const typedBy = (state: EditorState): UndoManager => yUndoPluginKey.getState(state).undoManager;

/** Undoes the latest change, whether typed or a command such as highlighting. */
export function undoLatest({ state, storage }: Editor): void {
  const typedAt = typedBy(state).undoStack.at(-1)?.meta.get(TYPED_AT) as number | undefined;
  if (!undoneSince(typedAt ?? storage.collaboration.openedAt)) undo(state);
}

/** Binds the editor to a live document: shared edits, undo of one's own edits only, cursors with names. */
export const collaboration = (live: LiveDocument) =>
  Extension.create({
    name: 'collaboration',
    priority: 1000,
    addStorage: () => ({ openedAt: Date.now() }),
    onCreate() {
      const stamp = ({ stackItem }: { stackItem: { meta: Map<unknown, unknown> } }): void => {
        stackItem.meta.set(TYPED_AT, Date.now());
      };
      typedBy(this.editor.state).on('stack-item-added', stamp);
      typedBy(this.editor.state).on('stack-item-updated', stamp);
    },
    addKeyboardShortcuts() {
      const again = () => {
        redo(this.editor.state);
        return true;
      };
      return {
        'Mod-z': () => {
          undoLatest(this.editor);
          return true;
        },
        'Mod-y': again,
        'Shift-Mod-z': again,
      };
    },
    addProseMirrorPlugins() {
      return [
        new Plugin({ view: (view) => ({ destroy: live.onArrival(() => readCaret(view)) }) }),
        ySyncPlugin(live.content),
        yUndoPlugin(),
        yCursorPlugin(live.awareness, {
          cursorBuilder: ({ name }: { name: string }) => caretOf(name),
          selectionBuilder: ({ name }: { name: string }) => ({
            class: 'others-selection',
            'data-hue': hueOfName(name),
          }),
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
