import { FUNCTION_WORDS } from '../kernel/index.ts';
import { WITHOUT_BLANKS } from '../search/index.ts';
import { lowerCaseWords } from '../text/index.ts';

const COMMON = new Set(Object.values(FUNCTION_WORDS).flatMap((list) => list.split(' ')));
const UNSPACED = new RegExp(`[${WITHOUT_BLANKS}]`, 'u');
/** Forms of a word share its beginning. */
const BEGINNING = 5;

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A word and its beginning; pairs of characters in scripts that do not separate words. */
function featuresOf(word: string): string[] {
  if (UNSPACED.test(word)) {
    const characters = [...word];
    return characters.length < 2 ? characters : characters.slice(1).map((one, at) => characters[at]! + one);
  }
  return word.length > BEGINNING ? [word, `${word.slice(0, BEGINNING)}-`] : [word];
}

/**
 * A vector of the words of a text by feature hashing (Weinberger et al. 2009), for languages without a model: texts that share words have
 * a large dot product. Function words do not count. Of length 1; the zero vector without words.
 *
 * @param length how many numbers it has
 */
export function hashedVector(text: string, length: number): Float32Array {
  const vector = new Float32Array(length);
  for (const word of new Set(lowerCaseWords(text))) {
    if (COMMON.has(word)) continue;
    const features = featuresOf(word);
    for (const feature of features) {
      const hash = hashOf(feature);
      vector[hash % length]! += (hash & 0x10000 ? 1 : -1) / Math.sqrt(features.length);
    }
  }
  const norm = Math.hypot(...vector);
  return norm === 0 ? vector : vector.map((value) => value / norm);
}
