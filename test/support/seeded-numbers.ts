/** Numbers from -1.5 to 1.5 that depend on the seed alone (Park and Miller 1988). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  return () => next() + next() + next() - 1.5;
}
