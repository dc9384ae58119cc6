import { extname, join } from 'node:path';
import { WorkerThread } from '../../../threads/worker-thread.ts';
import type { AnsweredMemory, AskedMemory } from './vector-memories.ts';

/** Vectors are outside of the heap. */
const LIMITS = { timeMs: 30_000, memoryMb: 512, idleMs: idleMsOf };
/** Bytes that are read again in a tenth of a second. Those of a large team take seconds. */
const FEW = 4 * 1024 * 1024;
const PROGRAM = join(import.meta.dirname, `vector-thread${extname(import.meta.filename)}`);

/** Where vectors are held and compared. */
export interface VectorsAtHand {
  ask(asked: AskedMemory): Promise<AnsweredMemory>;
  close(): Promise<void>;
}

/** In a worker thread that starts with the first search by meaning. If it dies, the next search fills it again. */
export const vectorThread = (): VectorsAtHand =>
  new WorkerThread<AskedMemory, AnsweredMemory>({ ...LIMITS, program: PROGRAM });

/** Milliseconds until the thread ends, with its vectors. */
export function idleMsOf({ bytes }: Pick<AnsweredMemory, 'bytes'>): number {
  return bytes <= FEW ? 30_000 : 600_000;
}
