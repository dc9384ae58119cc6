import { parentPort } from 'node:worker_threads';
import { type AskedMemory, VectorMemories } from './vector-memories.ts';

/** Worker thread that holds vectors and finds the nearest. */
const memories = new VectorMemories();

parentPort!.on('message', (asked: AskedMemory) => parentPort!.postMessage(memories.answer(asked), []));
