import { type RichNode, plainText } from '../../content/index.ts';
import type { Cue } from '../cues/cue.ts';
import { otherColumns, cuesOfTable, dialogueColumns } from './dialogue-table.ts';
import { richDoc } from '../note/rich-blocks.ts';

/**
 * Reads a transcript table of a document, with a row per utterance and time; `null` for other tables, and if a column
 * would be lost.
 */
export function cuesInTable(table: RichNode): Cue[] | null {
  const rows = (table.content ?? []).map(({ content = [] }) =>
    content.map((cell) => plainText(richDoc(cell.content ?? [])).trim()),
  );
  const [header = [], ...below] = rows;
  const columns = dialogueColumns(header);
  if (
    !columns ||
    columns.word ||
    otherColumns(columns, header.length).length > 0 ||
    below.some((row) => row.length !== header.length)
  )
    return null;
  return cuesOfTable(below, columns)?.cues ?? null;
}
