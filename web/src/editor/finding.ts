import { Extension } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    finding: {
      /** Opens the bar that finds and replaces words. */
      openFind: () => ReturnType;
    };
  }
}

/** Opens the bar that finds words with Ctrl/⌘ F in the text, instead of that of the browser. */
export const finding = (onFind: () => void) =>
  Extension.create({
    name: 'finding',
    addCommands: () => ({
      openFind: () => () => {
        onFind();
        return true;
      },
    }),
    addKeyboardShortcuts() {
      return { 'Mod-f': () => this.editor.commands.openFind() };
    },
  });
