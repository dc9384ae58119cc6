import type { ThemeVectors } from '@evident/application/channels/themer';

const WIDTH = 24;

/** A subject as entries of its vector, by axis. */
export type Subject = Readonly<Record<number, number>>;

/** Numbers from -1.5 to 1.5 that depend on the seed alone (Park and Miller 1988). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  return () => next() + next() + next() - 1.5;
}

/**
 * Vectors of texts that end with a number: that many from the start, texts are about the subjects in turn.
 *
 * @param scatter of vectors around their subject
 */
export function numberedVectors(subjects: readonly Subject[], count: number, scatter: number): ThemeVectors {
  const next = numbersFrom(3);
  const vectors = Array.from({ length: count }, (_, at) => {
    const subject = subjects[at % subjects.length]!;
    const values = Array.from(
      { length: WIDTH },
      (__, axis) => (subject[axis] ?? 0) + (scatter * next()) / Math.sqrt(WIDTH / 4),
    );
    const length = Math.hypot(...values);
    return Float32Array.from(values, (value) => value / length);
  });
  return async (texts) => ({
    model: 'numbered',
    vectors: texts.map((text) => vectors[Number(text.split(' ').at(-1))]!),
  });
}
