import { isMainThread } from 'node:worker_threads';
import { type ReadingTask, piecesOf } from '../../adapters/importers/reading/reading-tasks.ts';
import { serveReading } from '../../adapters/importers/reading/serve-reading.ts';
import { beWatched, watch } from '../../adapters/threads/watched.ts';

/** Reader processes with every possible fault, selected by file name. */
const FAULTS: Readonly<Record<string, () => void>> = {
  'loops.txt': () => {
    for (;;);
  },
  'dies.txt': () => process.exit(1),
  'eats.txt': () => {
    for (const numbers: number[] = []; ;) numbers.push(1.5);
  },
};

async function* read(task: ReadingTask, bytes: Uint8Array): AsyncGenerator<string> {
  if (task.what === 'file') {
    FAULTS[task.name]?.();
    if (task.name === 'who.txt')
      return yield JSON.stringify({ kind: 'refused', code: 'NotFound', title: String(process.pid), advice: '' });
  }
  yield* piecesOf(task, bytes);
  if (task.what === 'rows' && task.name === 'dies-behind-the-rows.csv') process.exit(1);
}

if (isMainThread) {
  beWatched(import.meta.filename);
  serveReading(read);
} else watch();
