import type { ServedNote } from './shadowed-note.ts';
import { ShadowedWriter, type Written } from './shadowed-writer.ts';

/** Seeded random numbers. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    below: (end: number): number => Math.floor(next() * end),
    chance: (share: number): boolean => next() < share,
  };
}
export type Random = ReturnType<typeof seeded>;

export interface Scene {
  readonly real: ServedNote;
  readonly shadow: ServedNote;
  readonly random: Random;
  /** Words to type, taken from the text. */
  readonly vocabulary: readonly string[];
}

let written = 0;
export const fresh = ({ random, vocabulary }: Scene): Written => ({
  text: vocabulary[random.below(vocabulary.length)]!,
  name: `n${written++}`,
});
/** Removes a letter; lineage still treats it as the same word. */
const typo = (random: Random, word: string): Written => {
  const at = 1 + random.below(Math.max(1, word.length - 1));
  return { text: word.slice(0, at) + word.slice(at + 1), name: `t${written++}` };
};
export const corrected = (scene: Scene, word: string): Written =>
  word.length > 4 && scene.random.chance(0.4) ? typo(scene.random, word) : fresh(scene);

export const writerOf = ({ real, shadow }: Scene, id: number, online = true) =>
  new ShadowedWriter(real.edit(id, online), shadow.edit(id, online));
export const derive = ({ real, shadow }: Scene): void => {
  real.derive();
  shadow.derive();
};

export function place(writer: ShadowedWriter, random: Random, long = 1): [number, number] {
  const blocks = writer.blocks();
  for (;;) {
    const block = random.below(blocks.length);
    if (blocks[block]!.length >= long) return [block, random.below(blocks[block]!.length - long + 1)];
  }
}
