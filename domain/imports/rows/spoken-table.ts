import { type RichNode, plainText } from '../../content/index.ts';
import type { Cue } from '../cues/cue.ts';
import { columnsBeside, cuesOfTable, dialogueColumns } from './dialogue-table.ts';
import { richDoc } from '../note/rich-blocks.ts';

/** A table of a document in which each row is what somebody said and when; `null` for every other one, also where a column would be lost. */
export function cuesInTable(table: RichNode): Cue[] | null {
  const rows = (table.content ?? []).map(({ content = [] }) =>
    content.map((cell) => plainText(richDoc(cell.content ?? [])).trim()),
  );
  const [header = [], ...below] = rows;
  const columns = dialogueColumns(header);
  if (
    !columns ||
    columns.word ||
    columnsBeside(columns, header.length).length > 0 ||
    below.some((row) => row.length !== header.length)
  )
    return null;
  return cuesOfTable(below, columns);
}
