import { markOrder } from './document-schema.ts';
import type { RichMark, RichNode } from './rich-text.ts';

/** Sorts marks in the order in which they are written on a run of text. */
export const inOrder = (marks: readonly RichMark[]): RichMark[] =>
  [...marks].sort((a, b) => markOrder(a.type) - markOrder(b.type));

/** Joins adjacent runs of text with the same marks, as the editor does. */
export function joinRuns(content: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = [];
  for (const node of content) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text' && sameMarks(last.marks, node.marks))
      joined[joined.length - 1] = { ...last, text: last.text! + node.text! };
    else joined.push(node);
  }
  return joined;
}

const sameMarks = (a: readonly RichMark[] = [], b: readonly RichMark[] = []): boolean =>
  a.length === b.length && (a.length === 0 || JSON.stringify(a) === JSON.stringify(b));
