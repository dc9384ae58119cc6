import { RICH_TEXT_LIMITS } from '@evident/domain/content';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { showToast } from '../kernel/toasts.ts';

/** Whether a document is longer than a text may be. Positions count more than characters, so most are answered at once. */
export const isTooLong = (doc: Node, most: number = RICH_TEXT_LIMITS.characters): boolean =>
  doc.content.size > most && doc.textBetween(0, doc.content.size, '\n', ' ').length > most;

/** Refuses typed and pasted words beyond the limit before anything changes. Changes by others always apply. */
export const limitPlugin = (onRefused: () => void, most?: number): Plugin =>
  new Plugin({
    filterTransaction: (transaction) => {
      const isOwn = transaction.docChanged && transaction.getMeta('y-sync$') === undefined;
      if (!isOwn || transaction.doc.content.size <= transaction.before.content.size) return true;
      if (!isTooLong(transaction.doc, most)) return true;
      onRefused();
      return false;
    },
  });

export const lengthLimit = Extension.create({
  name: 'lengthLimit',
  addProseMirrorPlugins: () => [
    limitPlugin(() =>
      showToast({
        tone: 'danger',
        title: 'The text would be too long',
        message: `A text has at most ${RICH_TEXT_LIMITS.characters.toLocaleString()} characters. Nothing was changed: split the text, or paste less.`,
      }),
    ),
  ],
});
