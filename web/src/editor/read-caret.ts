import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Reads the caret position after a key or a click. The browser reports it up to a frame later, and any rendering
 * before that would revert it.
 * Call this before rendering anything that was not typed here. ProseMirror has no public API for it.
 */
export function readCaret(view: EditorView): void {
  if (view.composing) return;
  const { domObserver } = view as unknown as { readonly domObserver: { forceFlush(): void; flush(): void } };
  domObserver.forceFlush();
  domObserver.flush();
}

/** Applies keys and pastes at the current caret, not at that of the last frame. */
export const caretIsRead = Extension.create({
  name: 'caretIsRead',
  priority: 1001,
  addProseMirrorPlugins() {
    const read = (view: EditorView) => {
      readCaret(view);
      return false;
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown: read, paste: read, cut: read } } })];
  },
});
