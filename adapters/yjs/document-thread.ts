import { DOCUMENT_TASKS } from '@evident/application/content/document-tasks';
import { Refusal } from '@evident/domain/kernel';
import { parentPort } from 'node:worker_threads';
import { KeptDocuments } from './kept-documents.ts';
import type { Answered, Asked } from './document-threads.ts';

/** The program of a worker thread: runs tasks on documents that it keeps open, one after the other. */
const kept = new KeptDocuments();

parentPort!.on('message', ({ document, task, input }: Asked) => {
  const answer = answerTo(document, task, input);
  parentPort!.postMessage(answer, 'result' in answer ? buffersOf(answer.result) : []);
});

function answerTo(document: Asked['document'], task: Asked['task'], input: unknown): Answered {
  try {
    const open = kept.open(document);
    return open ? { result: DOCUMENT_TASKS[task](open, input as never) } : { stale: true };
  } catch (error) {
    kept.drop(document.id);
    if (error instanceof Refusal) return { refused: { code: error.code, title: error.title, advice: error.advice } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The long parts of an answer, handed over instead of copied. */
function buffersOf(result: unknown): ArrayBuffer[] {
  const { content, text } = (result ?? {}) as { content?: unknown; text?: unknown };
  return [content, text].flatMap((part) => (part instanceof Uint8Array && part.buffer instanceof ArrayBuffer ? [part.buffer] : []));
}
