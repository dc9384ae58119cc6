import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/**
 * The block with the caret is laid out at once. One that was made a moment ago counts as off the screen until the next frame, and
 * Chromium puts the caret before the first letter that is typed into it by then.
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
