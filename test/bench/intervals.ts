const RESAMPLES = 1000;

/** Linear congruential generator (Knuth), so that each run gives the same figures. */
export function random(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function interval(values: readonly number[], of: (sample: readonly number[]) => number = mean): string {
  const next = random(7);
  const means = Array.from({ length: RESAMPLES }, () =>
    of(values.map(() => values[Math.floor(next() * values.length)]!)),
  ).sort((a, b) => a - b);
  return `${of(values).toFixed(3)} (${means[25]!.toFixed(3)}–${means[974]!.toFixed(3)})`;
}
export const row = (...cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
