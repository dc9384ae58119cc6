import { initProseMirrorDoc, yUndoPlugin, yUndoPluginKey, ySyncPlugin } from '@tiptap/y-tiptap';
import { documentSchema } from '@evident/adapters/yjs/document-schema';
import { CONTENT } from '@evident/adapters/yjs/read-document';
import { EditorState, type Plugin, type Transaction } from 'prosemirror-state';
import * as Y from 'yjs';

/** Headless editor: ProseMirror's state and the real Yjs binding, with a minimal view. */
export class HeadlessEditor {
  state: EditorState;
  private readonly watchers: { update?: (view: never, before: EditorState) => void; destroy?: () => void }[];

  constructor(
    readonly document: Y.Doc,
    plugins: readonly Plugin[] = [],
  ) {
    const fragment = document.getXmlFragment(CONTENT);
    const { doc, mapping } = initProseMirrorDoc(fragment, documentSchema);
    this.state = EditorState.create({
      doc,
      schema: documentSchema,
      plugins: [ySyncPlugin(fragment, { mapping }), yUndoPlugin(), ...plugins],
    });
    this.watchers = this.state.plugins.flatMap(
      (plugin) => plugin.spec.view?.(this as never) ?? [],
    ) as typeof this.watchers;
  }

  hasFocus = (): boolean => false;

  dispatch = (transaction: Transaction): void => {
    const before = this.state;
    this.state = before.apply(transaction);
    for (const watcher of this.watchers) watcher.update?.(this as never, before);
  };

  edit(change: (transaction: Transaction) => Transaction): void {
    this.dispatch(change(this.state.tr));
  }

  /** Returns the editor position before the first occurrence of a text. */
  find(words: string): number {
    let found = -1;
    this.state.doc.descendants((node, position) => {
      if (found < 0 && node.isTextblock && node.textContent.includes(words))
        found = position + 1 + node.textContent.indexOf(words);
    });
    if (found < 0) throw new Error(`No block holds "${words}"`);
    return found;
  }

  type(words: string, before: string): void {
    this.edit((transaction) => transaction.insertText(words, this.find(before)));
  }

  erase(words: string): void {
    const from = this.find(words);
    this.edit((transaction) => transaction.delete(from, from + words.length));
  }

  mark(name: string, words: string, attrs?: Record<string, unknown>): void {
    const from = this.find(words);
    this.edit((transaction) => transaction.addMark(from, from + words.length, documentSchema.mark(name, attrs)));
  }

  undo(): void {
    yUndoPluginKey.getState(this.state).undoManager.undo();
  }

  close(): void {
    for (const watcher of this.watchers) watcher.destroy?.();
  }
}
