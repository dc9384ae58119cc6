import { Extension } from '@tiptap/core';
import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isBound } from './moved-words.ts';
import { repairedHtml } from './pasted-html.ts';

/** Highlights and word times belong to the original text, so copies lose them. */
export function withoutBoundMarks(slice: Slice): Slice {
  return new Slice(cleaned(slice.content), slice.openStart, slice.openEnd);
}

function cleaned(content: Fragment): Fragment {
  return Fragment.fromArray(
    content.content.map((node: Node) => {
      const kept = node.marks.filter((mark) => !isBound(mark));
      return (node.isText ? node : node.copy(cleaned(node.content))).mark(kept);
    }),
  );
}

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
