import type { DocumentReading } from '@evident/application/content/document-codec';
import type { RichNode } from '@evident/domain/content';
import type { ImportOutcome, ImportOptions, RowPlan } from '@evident/domain/imports';
import { readMarkdownText } from '../markdown/read-markdown-text.ts';
import { readFile } from './read-file.ts';
import { readKeyedRows, readRowNotes } from '../tables/read-rows.ts';
import { cellPieces, rowPieces } from './row-pieces.ts';

/** Input for a reading process. The bytes are sent separately. */
export type ReadingTask =
  | { readonly what: 'file'; readonly name: string; readonly options?: ImportOptions }
  | { readonly what: 'rows'; readonly name: string; readonly options?: ImportOptions; readonly plan: RowPlan }
  | { readonly what: 'cells'; readonly name: string; readonly options?: ImportOptions }
  | { readonly what: 'markdown' };

/** Some blocks of the note with this index. */
export interface BlocksPiece {
  readonly of: number;
  readonly blocks: RichNode[];
}

/** Blocks per piece. Handling a piece takes milliseconds. */
const BLOCKS = 100;

/**
 * Yields the result as JSON pieces: first the outcome without note contents, then the contents; or rows in groups.
 * Parsing JSON takes the server half the time of a structured clone.
 */
export function piecesOf(task: ReadingTask, bytes: Uint8Array): AsyncGenerator<string> {
  switch (task.what) {
    case 'file':
      return filePieces(readFile({ name: task.name, bytes, options: task.options }));
    case 'rows':
      return rowPieces(readRowNotes({ name: task.name, bytes, options: task.options }, task.plan));
    case 'cells':
      return cellPieces(readKeyedRows({ name: task.name, bytes, options: task.options }));
    case 'markdown':
      return markdownPieces(readMarkdownText(new TextDecoder().decode(bytes)));
  }
}

async function* filePieces(reading: Promise<ImportOutcome>): AsyncGenerator<string> {
  const outcome = await reading;
  if (outcome.kind !== 'notes') return yield JSON.stringify(outcome);
  yield JSON.stringify({
    ...outcome,
    notes: outcome.notes.map((note) => ({ ...note, content: hollow(note.content) })),
  });
  for (const [of, { content }] of outcome.notes.entries()) yield* blockPieces(of, content);
}

async function* markdownPieces(reading: DocumentReading): AsyncGenerator<string> {
  yield JSON.stringify({ ...reading, content: hollow(reading.content) });
  yield* blockPieces(0, reading.content);
}

const hollow = (content: RichNode): RichNode => ({ ...content, content: [] });

function* blockPieces(of: number, { content = [] }: RichNode): Generator<string> {
  for (let at = 0; at < content.length; at += BLOCKS)
    yield JSON.stringify({ of, blocks: content.slice(at, at + BLOCKS) } satisfies BlocksPiece);
}
