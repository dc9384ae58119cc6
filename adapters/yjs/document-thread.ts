import { DOCUMENT_TASKS } from '@evident/application/content/document-tasks';
import type { RichNode } from '@evident/domain/content';
import { compareTexts } from '@evident/domain/history';
import { Refusal } from '@evident/domain/kernel';
import { parentPort } from 'node:worker_threads';
import { documentFrom } from './document-from.ts';
import { KeptDocuments } from './kept-documents.ts';
import type { Answered, Asked, AskedTask } from './document-threads.ts';

/** Worker thread that runs tasks on open documents, one at a time. */
const kept = new KeptDocuments();

parentPort!.on('message', (asked: Asked) => {
  const answer =
    'begin' in asked
      ? attempt(() => documentFrom(JSON.parse(asked.begin.content) as RichNode, asked.begin.speakers))
      : 'compare' in asked
        ? attempt(() => compareTexts(asked.compare.before, asked.compare.after))
        : answerTo(asked);
  parentPort!.postMessage(answer, 'result' in answer ? buffersOf(answer.result) : []);
});

function attempt(task: () => unknown): Answered {
  try {
    return { result: task() };
  } catch (error) {
    return { failed: said(error) };
  }
}

const said = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function answerTo({ document, task, input }: AskedTask): Answered {
  try {
    const open = kept.open(document);
    return open ? { result: DOCUMENT_TASKS[task](open, input as never) } : { stale: true };
  } catch (error) {
    kept.drop(document.id);
    if (error instanceof Refusal) return { refused: { code: error.code, title: error.title, advice: error.advice } };
    return { failed: said(error) };
  }
}

/** Buffers of a result to transfer instead of copy. */
function buffersOf(result: unknown): ArrayBuffer[] {
  const { content, text } = (result ?? {}) as { content?: unknown; text?: unknown };
  return [content, text].flatMap((part) =>
    part instanceof Uint8Array && part.buffer instanceof ArrayBuffer ? [part.buffer] : [],
  );
}
