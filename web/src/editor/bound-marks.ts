import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { isBound } from './moved-words.ts';

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
