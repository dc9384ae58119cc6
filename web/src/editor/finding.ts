import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { onMac } from '../kernel/keys/listen.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    finding: {
      /** Opens the bar that finds and replaces words. */
      openFind: () => ReturnType;
    };
  }
}

/** Opens the bar that finds words with Ctrl/⌘ F in the text, also in read mode, instead of that of the browser. */
export const finding = (onFind: () => void) =>
  Extension.create({
    name: 'finding',
    addCommands: () => ({
      openFind: () => () => {
        onFind();
        return true;
      },
    }),
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDOMEvents: {
            // Keys of a text that is only read reach no key handlers.
            keydown: (_, event) => {
              const isModified = (onMac ? event.metaKey : event.ctrlKey) && !event.shiftKey && !event.altKey;
              if (!isModified || event.key.toLowerCase() !== 'f') return false;
              event.preventDefault();
              onFind();
              return true;
            },
          },
        },
      }),
    ],
  });
