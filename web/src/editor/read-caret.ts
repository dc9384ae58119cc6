import type { EditorView } from '@tiptap/pm/view';

/**
 * Takes in where a key or the mouse has just put the caret. The browser tells it a moment later, and whatever is drawn before that would put it back: to be called
 * before something is drawn that nobody typed here. ProseMirror does the same before it handles a key, but has no public name for it.
 */
export function readCaret(view: EditorView): void {
  (view as unknown as { readonly domObserver: { flush(): void } }).domObserver.flush();
}
