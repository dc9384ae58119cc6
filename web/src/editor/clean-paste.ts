import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { withoutBoundMarks } from './bound-marks.ts';
import { repairedHtml } from './pasted-html.ts';

/** Copies and pastes text without highlights; `movedWords` restores them on text that only moved. */
export const cleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformCopied: withoutBoundMarks,
        transformPasted: withoutBoundMarks,
        transformPastedHTML: repairedHtml,
      },
    }),
  ],
});
