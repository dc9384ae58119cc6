/**
 * Returns the positions of all runs of `length` tokens that occur exactly once in each sequence, ordered by the first.
 */
export function uniqueShingles(a: Int32Array, b: Int32Array, length: number): { a: number; b: number }[] {
  const inA = once(a, length);
  const inB = once(b, length);
  const pairs: { a: number; b: number }[] = [];
  for (const [hash, atA] of inA) {
    const atB = atA < 0 ? undefined : inB.get(hash);
    if (atB !== undefined && atB >= 0 && same(a, atA, b, atB, length)) pairs.push({ a: atA, b: atB });
  }
  return pairs;
}

/** Maps the hash of each run to its position, or -1 if it repeats. Ordered by position. */
function once(row: Int32Array, length: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let at = 0; at + length <= row.length; at += 1) {
    let hash = 0;
    for (let offset = 0; offset < length; offset += 1)
      hash = Math.imul(hash ^ row[at + offset]!, 0x9e3779b1) ^ (hash >>> 15);
    places.set(hash, places.has(hash) ? -1 : at);
  }
  return places;
}

function same(a: Int32Array, atA: number, b: Int32Array, atB: number, length: number): boolean {
  for (let offset = 0; offset < length; offset += 1) if (a[atA + offset] !== b[atB + offset]) return false;
  return true;
}
