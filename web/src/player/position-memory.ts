const MEMORY = 'evident-positions';
/** Recordings whose position is kept on this device, the latest ones. */
const KEPT = 200;
/** The start and the end are not worth resuming. */
const EDGE_MS = 5_000;

/** Where a recording was left, in milliseconds; 0 if it starts from the beginning. */
export function keptPosition(fileId: string): number {
  return read().find(([id]) => id === fileId)?.[1] ?? 0;
}

/** Keeps where a recording was left. A recording played to its end begins again. */
export function keepPosition(fileId: string, ms: number, durationMs: number | null): void {
  const others = read().filter(([id]) => id !== fileId);
  const worth = ms > EDGE_MS && (durationMs === null || ms < durationMs - EDGE_MS);
  try {
    const kept = worth ? [[fileId, Math.round(ms)], ...others] : others;
    localStorage.setItem(MEMORY, JSON.stringify(kept.slice(0, KEPT)));
  } catch {
    // Without storage it starts from the beginning.
  }
}

function read(): [string, number][] {
  try {
    const kept = JSON.parse(localStorage.getItem(MEMORY) ?? '[]') as unknown;
    return Array.isArray(kept)
      ? kept.filter((one): one is [string, number] => Array.isArray(one) && typeof one[1] === 'number')
      : [];
  } catch {
    return [];
  }
}
