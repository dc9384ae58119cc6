import { parentPort } from 'node:worker_threads';
import type { SearchDocument } from '@evident/application/search/search-index';
import type { TextAnalysis } from '@evident/application/search/text-analysis';
import { WorkerThread } from '../../threads/worker-thread.ts';
import { type KnownPassage, type PassageColumns, type Revision, reviseDocument } from './revise-document.ts';
import type { Revise } from './write-revision.ts';

interface Asked {
  readonly document: SearchDocument;
  readonly known: readonly KnownPassage[];
}
type Answered = { readonly revision: Revision | null } | { readonly failed: string };

/** One task at a time: the largest text takes two seconds if nothing of it is stored. */
const LIMITS = { timeMs: 60_000, memoryMb: 1_024, idleMs: 10_000 };

/** Analyzes large documents in a worker thread. `program` must call {@link serveRevisions}. */
export function passageThread(program: string): { readonly revise: Revise; close(): Promise<void> } {
  const thread = new WorkerThread<Asked, Answered>({ ...LIMITS, program });
  return {
    async revise(document, known) {
      const answer = await thread.ask({ document, known });
      if ('failed' in answer) throw new Error(`A text could not be analysed: ${answer.failed}`);
      return answer.revision;
    },
    close: () => thread.close(),
  };
}

/** Entry point of that thread. */
export function serveRevisions(analysis: TextAnalysis): void {
  parentPort!.on('message', ({ document, known }: Asked) => {
    const answer = answerTo(analysis, document, known);
    parentPort!.postMessage(answer, 'revision' in answer ? buffersOf(answer.revision) : []);
  });
}

function answerTo(analysis: TextAnalysis, document: SearchDocument, known: readonly KnownPassage[]): Answered {
  try {
    return { revision: reviseDocument(analysis, document, known) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Large buffers of a result, transferred instead of copied. Small buffers share their memory with others. */
function buffersOf(revision: Revision | null): ArrayBuffer[] {
  const long = (revision?.parts ?? []).flatMap(({ text, terms }: PassageColumns) => [text, terms]);
  return long.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && byteLength * 2 > buffer.byteLength && byteLength > 64 * 1024 ? [buffer] : [],
  );
}
