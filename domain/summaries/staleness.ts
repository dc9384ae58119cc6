import type { SummarizedSource } from './summary.ts';

/** Changes of the sources since a summary was written, as numbers of sources. */
export interface Staleness {
  readonly changed: number;
  readonly added: number;
  readonly removed: number;
}

/** Null if nothing changed. */
export function stalenessOf(then: readonly SummarizedSource[], now: readonly SummarizedSource[]): Staleness | null {
  const digests = new Map(now.map(({ id, digest }) => [id, digest]));
  const known = new Set(then.map(({ id }) => id));
  const changed = then.filter(({ id, digest }) => digests.has(id) && digests.get(id) !== digest).length;
  const removed = then.filter(({ id }) => !digests.has(id)).length;
  const added = now.filter(({ id }) => !known.has(id)).length;
  return changed + added + removed > 0 ? { changed, added, removed } : null;
}
