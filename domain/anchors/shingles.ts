/** The places of all runs of `length` tokens that occur exactly once in each of two rows, in the order of the first. */
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

/** Hash of each run -> where it is, or -1 when it is there more than once. Kept in the order of the row. */
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
