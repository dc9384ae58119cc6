import { extname, join } from 'node:path';
import { WorkerThread } from '../../../threads/worker-thread.ts';
import type { AnsweredMemory, AskedMemory } from './vector-memories.ts';

/** Vectors are outside of the heap. Reading those of a large team again takes seconds. */
const LIMITS = { timeMs: 30_000, memoryMb: 512, idleMs: 600_000 };
const PROGRAM = join(import.meta.dirname, `vector-thread${extname(import.meta.filename)}`);

/** Where vectors are held and compared. */
export interface VectorsAtHand {
  ask(asked: AskedMemory): Promise<AnsweredMemory>;
  close(): Promise<void>;
}

/** In a worker thread that starts with the first search by meaning. If it dies, the next search fills it again. */
export const vectorThread = (): VectorsAtHand =>
  new WorkerThread<AskedMemory, AnsweredMemory>({ ...LIMITS, program: PROGRAM });
