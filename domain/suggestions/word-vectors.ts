import { foldText } from '../search/index.ts';

const SIZE = 512;
const WORD = /[\p{L}\p{N}]{3,}/gu;

/**
 * Vectors of length 1 that are similar for texts with the same rare words. For texts in languages that the embedding model does not
 * know: terms weighted by tf-idf, hashed into a fixed number of dimensions (Weinberger et al. 2009, "Feature hashing").
 */
export function wordVectors(texts: readonly string[]): Float32Array[] {
  const all = texts.map((text) => foldText(text).match(WORD) ?? []);
  const found = new Map<string, number>();
  for (const words of all) for (const word of new Set(words)) found.set(word, (found.get(word) ?? 0) + 1);
  return all.map((words) => {
    const vector = new Float32Array(SIZE);
    for (const word of words) {
      const hash = hashOf(word);
      vector[hash % SIZE]! += (hash & 0x10000 ? 1 : -1) * Math.log(1 + texts.length / found.get(word)!);
    }
    return normalized(vector);
  });
}

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function normalized(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += one[at]! * other[at]!;
  return sum;
}
