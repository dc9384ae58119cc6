import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/**
 * Takes in where a key or the mouse has just put the caret. The browser tells it a moment later, up to a frame, and whatever is drawn before that would put it back:
 * to be called before something is drawn that nobody typed here. ProseMirror does it at a time of its own, and has no public name for it.
 */
export function readCaret(view: EditorView): void {
  if (view.composing) return;
  const { domObserver } = view as unknown as { readonly domObserver: { forceFlush(): void; flush(): void } };
  domObserver.forceFlush();
  domObserver.flush();
}

/** What a key or the clipboard does happens where the caret is, not where it was a frame ago. */
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
