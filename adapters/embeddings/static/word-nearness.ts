import type { Nearness } from '@evident/domain/evidence';
import { STATIC_FOLDER } from './static-embedder.ts';
import { StaticVectors } from './static-vectors.ts';

const WORDS_MAX = 20_000;

/** Nearness of English words by the token vectors that come with Evident. Loads them with the first word. */
export function wordNearness(): Nearness {
  const known = new Map<string, Float32Array>();
  let vectors: StaticVectors | null = null;
  const vectorOf = (word: string): Float32Array => {
    const found = known.get(word);
    if (found) return found;
    vectors ??= StaticVectors.load(STATIC_FOLDER);
    const vector = vectors.embed(word);
    if (known.size >= WORDS_MAX) known.clear();
    known.set(word, vector);
    return vector;
  };
  return (one, other) => {
    const [first, second] = [vectorOf(one), vectorOf(other)];
    let sum = 0;
    for (let at = 0; at < first.length; at += 1) sum += first[at]! * second[at]!;
    return sum;
  };
}
