import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Escape leaves edit mode, unless another extension needs the key, such as an open menu. */
export const escape = (wanted: () => (() => void) | undefined) =>
  Extension.create({
    name: 'escape',
    priority: 1,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleKeyDown: (_view, event) => {
            const leave = wanted();
            if (event.key !== 'Escape' || event.isComposing || !leave) return false;
            leave();
            return true;
          },
        },
      }),
    ],
  });
