import { Refusal } from '@evident/domain/kernel';
import { type ReadingTask, piecesOf } from './reading-tasks.ts';

/** Requests to a reading process: the task, its bytes in chunks, then one request per piece. */
export type Asked =
  | { readonly begin: ReadingTask; readonly size: number }
  | { readonly bytes: Uint8Array }
  | { readonly next: true };

/** Responses: ready after `begin`; after `next` a piece with the milliseconds spent on it, the end, or a refusal. */
export type Answered =
  | { readonly begun: true }
  | { readonly piece: string; readonly workedMs: number }
  | { readonly done: true }
  | { readonly refused: { readonly code: Refusal['code']; readonly title: string; readonly advice?: string } };

/** Serves reading requests, one at a time, until the server disconnects. An unexpected error ends the process. */
export function serveReading(read = piecesOf): void {
  let [task, bytes, filled]: [ReadingTask, Uint8Array, number] = [{ what: 'markdown' }, new Uint8Array(), 0];
  let pieces: AsyncGenerator<string> | null = null;

  async function next(): Promise<Answered> {
    const began = performance.now();
    try {
      pieces ??= read(task, bytes);
      const { done, value } = await pieces.next();
      return done ? { done: true } : { piece: value, workedMs: performance.now() - began };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { refused: { code: error.code, title: error.title, advice: error.advice } };
    }
  }

  process.on('message', async (asked: Asked) => {
    if ('begin' in asked) {
      [task, bytes, filled, pieces] = [asked.begin, new Uint8Array(asked.size), 0, null];
      process.send?.({ begun: true } satisfies Answered);
    } else if ('bytes' in asked) {
      bytes.set(asked.bytes, filled);
      filled += asked.bytes.length;
    } else process.send?.(await next());
  });
  process.on('disconnect', () => process.exit());
}
