import type { KeyedRow } from '@evident/application/imports/import-reader';
import type { ImportFault, ReadyNote, RowNote } from '@evident/domain/imports';

/** Rows per piece. Handling a piece takes milliseconds. */
const ROWS = 500;
const ROWS_SIZE = 500_000;

/**
 * A row without the content of its note. The content follows on a separate line, as JSON that is passed on unparsed.
 */
type RowHead = { readonly line: number; readonly note: Omit<ReadyNote, 'content'> } | ImportFault;

/** Serializes groups of rows. */
export async function* rowPieces(groups: AsyncIterable<RowNote[]>): AsyncGenerator<string> {
  let [heads, contents, size]: [RowHead[], string[], number] = [[], [], 0];
  for await (const group of groups) {
    for (const row of group) {
      if ('note' in row) {
        const { content, ...note } = row.note;
        heads.push({ line: row.line, note });
        contents.push(content);
        size += note.text.length + content.length;
      } else {
        heads.push(row);
        size += row.row?.reduce((sum, cell) => sum + cell.length, 0) ?? 0;
      }
      if (heads.length < ROWS && size < ROWS_SIZE) continue;
      yield [JSON.stringify(heads), ...contents].join('\n');
      [heads, contents, size] = [[], [], 0];
    }
  }
  if (heads.length > 0) yield [JSON.stringify(heads), ...contents].join('\n');
}

/** Serializes groups of rows with their cells. */
export async function* cellPieces(groups: AsyncIterable<KeyedRow[]>): AsyncGenerator<string> {
  for await (const group of groups)
    for (let at = 0; at < group.length; at += ROWS) yield JSON.stringify(group.slice(at, at + ROWS));
}

/** Parses the rows of a piece. */
export function rowsOfPiece(piece: string): RowNote[] {
  const [heads, ...contents] = piece.split('\n');
  let next = 0;
  return (JSON.parse(heads!) as RowHead[]).map((head) =>
    'note' in head ? { line: head.line, note: { ...head.note, content: contents[next++]! } } : head,
  );
}
