import { unit, type Vector } from './vectors.ts';
import { wordsOf } from './words.ts';

const DIMENSIONS = 256;
/** Words in more than this share of the texts say nothing about one of them. */
const EVERYWHERE = 0.1;
/** With fewer texts no word is everywhere. */
const FEW = 10;

/**
 * Vectors from the words of the texts alone, for languages that no model understands: rarer words count more (Sparck Jones 1972), and
 * words are hashed to dimensions (Weinberger et al. 2009).
 */
export function wordVectors(texts: readonly string[]): Vector[] {
  const words = texts.map((text) => [...new Set(wordsOf(text).filter((word) => word.length > 2))]);
  const holders = new Map<string, number>();
  for (const one of words) for (const word of one) holders.set(word, (holders.get(word) ?? 0) + 1);
  const weight = (word: string): number => {
    const count = holders.get(word)!;
    return texts.length >= FEW && count > texts.length * EVERYWHERE ? 0 : Math.log(1 + texts.length / count);
  };
  return words.map((one) => {
    const sum = new Float32Array(DIMENSIONS);
    for (const word of one) addHashed(sum, word, weight(word));
    return unit(sum);
  });
}

function addHashed(sum: Vector, word: string, weight: number): void {
  let hash = 2166136261;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619);
  sum[(hash >>> 1) % DIMENSIONS]! += hash & 1 ? weight : -weight;
}
