import { ApiProblem } from './api-problem.ts';

const RETRIES = 5;
const SHORTEST_MS = 300;
const LONGEST_MS = 2000;

/** Retries transient errors only: no response, rate limits, server errors. Refusals are final. */
export function isWorthRetrying(failures: number, thrown: unknown): boolean {
  if (failures >= RETRIES || !(thrown instanceof ApiProblem)) return false;
  return thrown.unreachable || thrown.status === 429 || thrown.status >= 500;
}

/** Exponential backoff from 300 ms to 2 s, with jitter so that clients don't retry together. */
export function retryDelay(failures: number, chance: number = Math.random()): number {
  const longest = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (failures + 1));
  return Math.round(SHORTEST_MS + chance * (longest - SHORTEST_MS));
}
