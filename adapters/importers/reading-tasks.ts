import type { DocumentReading } from '@evident/application/content/document-codec';
import type { RichNode } from '@evident/domain/content';
import type { ImportFault, ImportOutcome, ImportOptions, ReadyNote, RowNote, RowPlan } from '@evident/domain/imports';
import { readMarkdownText } from './read-markdown-text.ts';
import { readFile } from './read-file.ts';
import { readRowNotes } from './read-rows.ts';

/** Something to read in a process of its own; its bytes go there beside it. */
export type ReadingTask =
  | { readonly what: 'file'; readonly name: string; readonly options?: ImportOptions }
  | { readonly what: 'rows'; readonly name: string; readonly options?: ImportOptions; readonly plan: RowPlan }
  | { readonly what: 'markdown' };

/** Some blocks of the note at this place. */
export interface BlocksPiece { readonly of: number; readonly blocks: RichNode[] }

/** So many blocks or rows travel together: taking in one piece is a matter of milliseconds. */
const BLOCKS = 100;
const ROWS = 500;
const ROWS_SIZE = 500_000;

/** A row without the content of its note, which comes behind the rows on a line of its own: it is JSON already, and nobody reads it on its way. */
type RowHead = { readonly line: number; readonly note: Omit<ReadyNote, 'content'> } | ImportFault;

/**
 * What was read, in pieces, each as JSON: first the outcome without the contents of its notes, then these; or the rows in groups. JSON, because making objects
 * of it again takes the server half of the time that a structured clone takes.
 */
export function piecesOf(task: ReadingTask, bytes: Uint8Array): AsyncGenerator<string> {
  switch (task.what) {
    case 'file': return filePieces(readFile({ name: task.name, bytes, options: task.options }));
    case 'rows': return rowPieces(readRowNotes({ name: task.name, bytes, options: task.options }, task.plan));
    case 'markdown': return markdownPieces(readMarkdownText(new TextDecoder().decode(bytes)));
  }
}

async function* filePieces(reading: Promise<ImportOutcome>): AsyncGenerator<string> {
  const outcome = await reading;
  if (outcome.kind !== 'notes') return yield JSON.stringify(outcome);
  yield JSON.stringify({ ...outcome, notes: outcome.notes.map((note) => ({ ...note, content: hollow(note.content) })) });
  for (const [of, { content }] of outcome.notes.entries()) yield* blockPieces(of, content);
}

async function* markdownPieces(reading: DocumentReading): AsyncGenerator<string> {
  yield JSON.stringify({ ...reading, content: hollow(reading.content) });
  yield* blockPieces(0, reading.content);
}

const hollow = (content: RichNode): RichNode => ({ ...content, content: [] });

function* blockPieces(of: number, { content = [] }: RichNode): Generator<string> {
  for (let at = 0; at < content.length; at += BLOCKS) yield JSON.stringify({ of, blocks: content.slice(at, at + BLOCKS) } satisfies BlocksPiece);
}

async function* rowPieces(groups: AsyncIterable<RowNote[]>): AsyncGenerator<string> {
  let [heads, contents, size]: [RowHead[], string[], number] = [[], [], 0];
  for await (const group of groups) {
    for (const row of group) {
      if ('note' in row) {
        const { content, ...note } = row.note;
        heads.push({ line: row.line, note });
        contents.push(content);
        size += content.length;
      } else heads.push(row);
      if (heads.length < ROWS && size < ROWS_SIZE) continue;
      yield [JSON.stringify(heads), ...contents].join('\n');
      [heads, contents, size] = [[], [], 0];
    }
  }
  if (heads.length > 0) yield [JSON.stringify(heads), ...contents].join('\n');
}

/** The rows of a piece. */
export function rowsOfPiece(piece: string): RowNote[] {
  const [heads, ...contents] = piece.split('\n');
  let next = 0;
  return (JSON.parse(heads!) as RowHead[]).map((head) => ('note' in head ? { line: head.line, note: { ...head.note, content: contents[next++]! } } : head));
}
