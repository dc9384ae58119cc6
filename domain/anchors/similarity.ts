// Not fastest-levenshtein, although faster on long texts: the domain has no dependencies, and most texts here are
// short.

/**
 * Returns the similarity of two texts, 0 to 1: one minus the Levenshtein distance divided by the longer length. Returns
 * 0 once it is certain to be below `atLeast`: computes only a band of the table that wide (Ukkonen 1985, "Algorithms
 * for approximate string matching").
 */
export function similarity(a: string, b: string, atLeast = 0): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  const allowed = Math.floor((1 - atLeast) * longest + 1e-9);
  const distance = boundedDistance(a, b, allowed);
  return distance > allowed ? 0 : 1 - distance / longest;
}

function boundedDistance(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return allowed + 1;
  const beyond = allowed + 1;
  let row = new Int32Array(b.length + 1).fill(beyond);
  let next = new Int32Array(b.length + 1).fill(beyond);
  for (let j = 0; j <= Math.min(b.length, allowed); j += 1) row[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(0, i - allowed);
    const to = Math.min(b.length, i + allowed);
    if (from > 0) next[from - 1] = beyond;
    let least = beyond;
    for (let j = from; j <= to; j += 1) {
      const replaced = j > 0 ? row[j - 1]! + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1) : beyond;
      const inserted = j > from ? next[j - 1]! + 1 : beyond;
      const deleted = j < i + allowed ? row[j]! + 1 : beyond;
      const best = Math.min(replaced, inserted, deleted, beyond);
      next[j] = best;
      if (best < least) least = best;
    }
    if (least > allowed) return beyond;
    [row, next] = [next, row];
  }
  return row[b.length]!;
}
