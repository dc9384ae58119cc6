import { saidWords } from './repetition.ts';

/** Words of a shingle; shares of shingles are compared (Broder, 1997). */
const SHINGLE = 5;
const ROWS = 8;
const BANDS = 16;
const PERMUTATIONS = ROWS * BANDS;
/** The least Jaccard similarity of data points that nearly repeat each other (decided). */
const NEAR = 0.9;
/** Of shorter texts, none with other words is as similar: a word at the end is a shingle more, and 8 of 9 are less than {@link NEAR}. */
const SHORTEST = 13;

/** Mixes the bits of a number, so that close numbers are far from each other (MurmurHash3, fmix32). */
function mixed(number: number): number {
  let bits = number ^ (number >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** FNV-1a of 32 bits. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Fixed, because bands are stored. */
const SEEDS = /* @__PURE__ */ Int32Array.from({ length: PERMUTATIONS }, (_, at) =>
  mixed(Math.imul(at + 1, 0x9e3779b9)),
);
const FACTORS = /* @__PURE__ */ Int32Array.from(SEEDS, (seed) => mixed(seed ^ 0x5bd1e995) | 1);

function shinglesOf(words: readonly string[]): Set<string> {
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1) shingles.add(words.slice(at, at + SHINGLE).join(' '));
  return shingles;
}

/** The least hash of the shingles under each permutation: two texts agree in as many as they are similar. */
function signatureOf(shingles: ReadonlySet<string>): Uint32Array {
  const least = new Uint32Array(PERMUTATIONS).fill(0xffff_ffff);
  for (const shingle of shingles) {
    const hash = mixed(hashed(shingle));
    for (let at = 0; at < PERMUTATIONS; at += 1) {
      const permuted = Math.imul(hash ^ SEEDS[at]!, FACTORS[at]!) >>> 0;
      if (permuted < least[at]!) least[at] = permuted;
    }
  }
  return least;
}

/**
 * Numbers by which near repetitions within a place are looked up: texts that are similar enough share at least one, with a probability
 * of 99.99 %. Null for texts that only repeat equal ones. Linear in the length of the text.
 */
export function bandsOf(text: string, place: string): number[] | null {
  const words = saidWords(text);
  if (words.length < SHORTEST) return null;
  const signature = signatureOf(shinglesOf(words));
  const salt = hashed(place);
  return Array.from({ length: BANDS }, (_, band) => {
    let hash = mixed(salt + band);
    for (let row = 0; row < ROWS; row += 1)
      hash = mixed(Math.imul(hash ^ signature[band * ROWS + row]!, 0x01000193) + row);
    return hash | 0;
  });
}

/** Whether texts share at least nine of ten shingles of five words, such as one with a signature or a correction. */
export function nearlyRepeats(one: string, other: string): boolean {
  const [ours, theirs] = [shinglesOf(saidWords(one)), shinglesOf(saidWords(other))];
  if (Math.min(ours.size, theirs.size) < NEAR * Math.max(ours.size, theirs.size)) return false;
  let shared = 0;
  for (const shingle of ours) if (theirs.has(shingle)) shared += 1;
  return shared > 0 && shared >= NEAR * (ours.size + theirs.size - shared);
}
