import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * Lays out the block with the caret at once. Chromium treats a new block as off-screen until the next frame.
 * Until then it would put the caret before the first typed letter.
 */
export const caretBlock = Extension.create({
  name: 'caretBlock',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc, selection: { $head } }) =>
          $head.depth === 0
            ? null
            : DecorationSet.create(doc, [Decoration.node($head.before(1), $head.after(1), { class: 'has-caret' })]),
      },
    }),
  ],
});
