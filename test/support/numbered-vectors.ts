import type { ThemeVectors } from '@evident/application/channels/themer';
import { numbersFrom } from './seeded-numbers.ts';

const WIDTH = 24;

/** A subject as entries of its vector, by axis. */
export type Subject = Readonly<Record<number, number>>;

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
