import type { DocumentReading } from '@evident/application/content/document-codec';
import type { MarkdownReader } from '@evident/application/content/markdown-reader';
import type { ImportReader, KeyedRow, TableReader } from '@evident/application/imports/import-reader';
import type { RichNode } from '@evident/domain/content';
import type { ImportFault, ImportOutcome } from '@evident/domain/imports';
import { Refusal } from '@evident/domain/kernel';
import { addAll } from './notes/add-all.ts';
import { POOL, type PoolOptions, ReadingPool } from './reading/reading-pool.ts';
import type { BlocksPiece } from './reading/reading-tasks.ts';
import { rowsOfPiece } from './reading/row-pieces.ts';

/** In characters. Shorter Markdown takes a few milliseconds to parse, less than starting a process. */
const AT_ONCE = 20_000;

/** Readers of all untrusted files. They run in worker processes, so that no file can block or crash the server. */
export interface Readers {
  readonly imports: ImportReader & TableReader;
  readonly markdown: MarkdownReader;
  close(): void;
}

export function openReaders(options: Partial<PoolOptions> = {}): Readers {
  const pool = new ReadingPool({ ...POOL, ...options });
  return {
    imports: {
      async read({ name, bytes, options: told }, signal) {
        try {
          const pieces = pool.pieces({ what: 'file', name, options: told }, bytes, signal);
          const outcome = await firstOf<ImportOutcome>(pieces);
          await fill(outcome.kind === 'notes' ? outcome.notes.map(({ content }) => content) : [], pieces);
          return outcome;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return { kind: 'refused', code: error.code, title: error.title, advice: error.advice ?? '' };
        }
      },
      async *rows({ name, bytes, options: told }, plan) {
        const pieces = pool.pieces({ what: 'rows', name, options: told, plan }, bytes);
        yield* untilRefused(pieces, rowsOfPiece);
      },
      async *cells({ name, bytes, options: told }) {
        const pieces = pool.pieces({ what: 'cells', name, options: told }, bytes);
        yield* untilRefused(pieces, (piece) => JSON.parse(piece) as KeyedRow[]);
      },
    },
    markdown: {
      async read(markdown) {
        if (markdown.length <= AT_ONCE) {
          const { readMarkdownText } = await import('./markdown/read-markdown-text.ts');
          return readMarkdownText(markdown);
        }
        const pieces = pool.pieces({ what: 'markdown' }, new TextEncoder().encode(markdown));
        const reading = await firstOf<DocumentReading>(pieces);
        await fill([reading.content], pieces);
        return reading;
      },
    },
    close: () => pool.close(),
  };
}

/** The rows of pieces. If the rest of the table cannot be read, the last row is the reason. */
async function* untilRefused<Row>(
  pieces: AsyncIterable<string>,
  rowsOf: (piece: string) => Row[],
): AsyncGenerator<(Row | ImportFault)[]> {
  try {
    for await (const piece of pieces) yield rowsOf(piece);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield [{ line: null, cause: `The rows below are missing: ${error.title}. ${error.advice ?? ''}`.trim() }];
  }
}

/** Worker output is not validated: our own code wrote it. */
async function firstOf<T>(pieces: AsyncGenerator<string>): Promise<T> {
  const { value, done } = await pieces.next();
  if (done) throw new Error('Nothing was read');
  return JSON.parse(value) as T;
}

/** Appends each block to its note. The event loop runs between two pieces. */
async function fill(contents: readonly RichNode[], pieces: AsyncGenerator<string>): Promise<void> {
  for await (const piece of pieces) {
    const { of, blocks } = JSON.parse(piece) as BlocksPiece;
    addAll(contents[of]?.content ?? [], blocks);
  }
}
