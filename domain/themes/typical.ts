import { lowerCaseWords } from '../text/index.ts';
import { hashedVector } from './hashed-vector.ts';

/** Texts in words that can be read at a glance, and say more than a word or two. */
const WORDS = { least: 4, most: 60 };
const LENGTH = 256;
/** How much a text loses for being like one that was chosen before. */
const REPEATED = 0.7;

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
};

/**
 * The texts that represent a group, by their positions: those whose words are most like the words of all, and unlike each other (maximal
 * marginal relevance, Carbonell and Goldstein 1998). The same texts in the same order give the same ones.
 */
export function typicalTexts(texts: readonly string[], most: number): number[] {
  const vectors = texts.map((text) => hashedVector(text, LENGTH));
  const middle = new Float32Array(LENGTH);
  for (const vector of vectors) for (const [at, value] of vector.entries()) middle[at]! += value;
  const norm = Math.hypot(...middle) || 1;
  const isShort = (text: string): boolean => {
    const { length } = lowerCaseWords(text);
    return length >= WORDS.least && length <= WORDS.most;
  };
  const able = [...texts.keys()].filter((at) => isShort(texts[at]!));
  const chosen: number[] = [];
  while (chosen.length < most && chosen.length < able.length) {
    let [best, worth] = [-1, -Infinity];
    for (const at of able) {
      if (chosen.includes(at)) continue;
      const repeated = Math.max(0, ...chosen.map((one) => dot(vectors[one]!, vectors[at]!)));
      const value = dot(middle, vectors[at]!) / norm - REPEATED * repeated;
      if (value > worth) [best, worth] = [at, value];
    }
    chosen.push(best);
  }
  return chosen;
}
