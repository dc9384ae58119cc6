import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds in which the server has to be idle. */
const LOOK_MS = 15_000;
/** Share of that time in which its event loop may be busy. */
const IDLE = 0.01;
/** Bytes that the heap has to have grown since the last collection. */
const WORTH = 16 * 1024 * 1024;
/**
 * Bytes of the largest heap that is collected. A collection blocks the server for 3 ms for each MB in use (measured with
 * 117 MB): a larger heap would stop it for longer than the memory is worth.
 */
const LARGEST = 256 * 1024 * 1024;
/** Least milliseconds between two collections. */
const REST_MS = 300_000;

export interface Meter {
  /** Milliseconds since the start. */
  now(): number;
  /** Share of the time since the last call in which the event loop was busy. */
  busy(): number;
  /** Bytes reserved for JavaScript objects. */
  heapSize(): number;
  collect(): void;
}

/** Returns memory to the system once the server is idle. V8 itself keeps garbage, and the pages it freed, until it needs room. */
export function returnMemoryWhenIdle(): void {
  setInterval(looking(processMeter()), LOOK_MS).unref();
}

/** Returns the look that is taken every 15 seconds. */
export function looking(meter: Meter): () => void {
  let [kept, last] = [0, -REST_MS];
  return () => {
    if (meter.busy() > IDLE || meter.now() - last < REST_MS) return;
    if (meter.heapSize() - kept < WORTH || meter.heapSize() > LARGEST) return;
    meter.collect();
    [kept, last] = [meter.heapSize(), meter.now()];
  };
}

export function processMeter(): Meter {
  let before = performance.eventLoopUtilization();
  return {
    now: () => performance.now(),
    busy() {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      return utilization;
    },
    heapSize: () => getHeapStatistics().total_heap_size,
    collect() {
      setFlagsFromString('--expose-gc');
      // Only the last resort returns freed pages.
      (runInNewContext('gc') as (options: object) => void)({ type: 'major', flavor: 'last-resort' });
    },
  };
}
