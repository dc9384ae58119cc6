import { RICH_TEXT_LIMITS, type RichNode, blockText } from '@evident/domain/content';
import { block, run } from '@evident/domain/imports';

/** Cells of the tables of a document, for its limit. */
export interface TableCount {
  /** Cells of the tables that were kept. */
  cells: number;
  /** Tables that became lines of text. */
  flattened: number;
}

/** Keeps a table while the document has cells left. A larger one becomes lines of text. */
export const withinLimit = (blocks: readonly RichNode[], count: TableCount): RichNode[] =>
  blocks.flatMap((node) => {
    const rows = node.type === 'table' ? (node.content ?? []) : [];
    const cells = rows.reduce((sum, { content = [] }) => sum + content.length, 0);
    if (count.cells + cells <= RICH_TEXT_LIMITS.cells) {
      count.cells += cells;
      return [node];
    }
    count.flattened += 1;
    return rows.flatMap(lineOfRow);
  });

/** The words of a row as a paragraph. */
function lineOfRow({ content = [] }: RichNode): RichNode[] {
  const words = run(content.map(wordsOfCell).join(' | '));
  return words.length > 0 ? [block('paragraph', words)] : [];
}

const wordsOfCell = (node: RichNode): string =>
  node.type === 'paragraph' ? blockText(node) : (node.content ?? []).map(wordsOfCell).join(' ');
