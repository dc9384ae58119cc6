import type { Uuid } from '@evident/domain/kernel';

/** Milliseconds of work for one workspace before others go first. */
const SLICE_MS = 60_000;

/**
 * Takes turns between workspaces by time. The queue is first in, first out: a workspace that used its slice puts each of
 * its files behind those that wait, in the order in which they came. Once the first of them comes back, no other
 * workspace was waiting.
 */
export class TurnsByTime {
  #team: Uuid | null = null;
  #usedMs = 0;
  readonly #behind = new Set<Uuid>();

  /** Whether this file goes to the end of the queue instead of being worked on. */
  yields(teamId: Uuid, fileId: Uuid): boolean {
    if (teamId !== this.#team || this.#behind.has(fileId)) this.#begin(teamId);
    if (this.#usedMs < SLICE_MS) return false;
    this.#behind.add(fileId);
    return true;
  }

  /**
   * Counts time that the worker spent on a file of a workspace. @returns whether the slice of the workspace is used up;
   * the file then goes to the end of the queue, and comes back as the first of its workspace
   */
  spent(teamId: Uuid, fileId: Uuid, ms: number): boolean {
    // A repeated attempt does not ask whether it yields.
    if (teamId !== this.#team) this.#begin(teamId);
    this.#usedMs += ms;
    if (this.#usedMs < SLICE_MS) return false;
    this.#behind.add(fileId);
    return true;
  }

  #begin(teamId: Uuid): void {
    this.#team = teamId;
    this.#usedMs = 0;
    this.#behind.clear();
  }
}
