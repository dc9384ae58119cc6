import { ApiProblem } from './api-problem.ts';

const RETRIES = 5;
const SHORTEST_MS = 300;
const LONGEST_MS = 2000;

/** Only what may pass by itself is asked again: no answer, too many requests, a fault of the server. A refusal is final. */
export function isWorthRetrying(failures: number, thrown: unknown): boolean {
  if (failures >= RETRIES || !(thrown instanceof ApiProblem)) return false;
  return thrown.unreachable || thrown.status === 429 || thrown.status >= 500;
}

/** 300 ms to 2 s, growing, with jitter so that many pages don't come back at the same moment. */
export function retryDelay(failures: number, chance: number = Math.random()): number {
  const longest = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (failures + 1));
  return Math.round(SHORTEST_MS + chance * (longest - SHORTEST_MS));
}
