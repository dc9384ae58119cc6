import type { Uuid } from '@evident/domain/kernel';

/** Milliseconds of work for one workspace before others go first. */
const SLICE_MS = 60_000;

/**
 * Takes turns between workspaces by time. The queue is first in, first out: a workspace that used its slice puts each of
 * its files behind those that wait. Once the first of them comes back, no other workspace was waiting.
 */
export class TurnsByTime {
  #team: Uuid | null = null;
  #usedMs = 0;
  readonly #behind = new Set<Uuid>();

  /** Whether this file goes to the end of the queue instead of being worked on. */
  yields(teamId: Uuid, fileId: Uuid): boolean {
    const isNext = teamId !== this.#team || this.#behind.has(fileId);
    if (isNext) {
      this.#team = teamId;
      this.#usedMs = 0;
      this.#behind.clear();
    }
    if (this.#usedMs < SLICE_MS) return false;
    this.#behind.add(fileId);
    return true;
  }

  /** Counts time that the worker spent on a workspace. Returns whether its slice is used up. */
  spent(teamId: Uuid, ms: number): boolean {
    if (teamId === this.#team) this.#usedMs += ms;
    return this.#usedMs >= SLICE_MS;
  }
}
