const HANGUL = /^[가-힣]+$/;

/** Condition of a particle on the syllable before it: a final consonant, none (or ㄹ), or either. */
type After = 'consonant' | 'vowel' | 'any';
/** Particles with the fewest syllables before them. Longer ones first. */
const PARTICLES: readonly (readonly [string, After, number])[] = [
  ...['에서부터', '으로부터'].map((one) => [one, 'any', 1] as const),
  ...['로부터', '에게서', '한테서', '이라고', '이라는', '이라도'].map((one) => [one, 'any', 1] as const),
  ...['에게', '에서', '께서', '한테', '까지', '부터', '조차', '마저', '처럼', '밖에', '으로'].map(
    (one) => [one, 'any', 1] as const,
  ),
  ...['로서', '로써', '보다', '만큼', '라고', '라는', '하고', '마다'].map((one) => [one, 'any', 2] as const),
  ...['이나', '이랑'].map((one) => [one, 'consonant', 1] as const),
  ...['은', '을', '이'].map((one) => [one, 'consonant', 1] as const),
  ...['는', '를'].map((one) => [one, 'vowel', 1] as const),
  ['에', 'any', 1],
  ['과', 'consonant', 2],
  ...['가', '와', '로', '나', '랑'].map((one) => [one, 'vowel', 2] as const),
  ...['의', '도', '만', '들'].map((one) => [one, 'any', 2] as const),
];
/** Particles follow each other: 에서는, 들의. */
const PARTICLES_MAX = 4;

const FIRST = 0xac00;
const FINALS = 28;
const VOWELS = 21;
/** Places of final consonants and vowels in a syllable. */
const [NO_FINAL, RIEUL, BIEUP, SSANG_SIOT] = [0, 8, 17, 20];
const finalOf = (syllable: string): number => (syllable.charCodeAt(0) - FIRST) % FINALS;
const withFinal = (syllable: string, final: number): string =>
  String.fromCharCode(syllable.charCodeAt(0) - finalOf(syllable) + final);
/** Vowels contracted with 어 or 아, and those of the stem: 려 of 리, 줘 of 주, 와 of 오. */
const CONTRACTED = new Map([
  [6, 20],
  [14, 13],
  [9, 8],
]);

function expanded(syllable: string): string {
  const at = syllable.charCodeAt(0) - FIRST;
  const vowel = Math.floor(at / FINALS) % VOWELS;
  return String.fromCharCode(syllable.charCodeAt(0) + ((CONTRACTED.get(vowel) ?? vowel) - vowel) * FINALS);
}

/** A noun with 하다 or 되다: 검색했지만. */
const VERB_OF_NOUN =
  /^([가-힣]{2,}?)[하해했합할한함되돼됐된될됩](?:습니다|습니까|니다|니까|다|어요|요|지만|지|도|고|면|는데|는|서|기|여|며|려고|던|야|네요|거나|게|세요|자|라|을|으면|었다|었습니다)?$/u;
const POLITE = /^([가-힣]+)니[다까]$/u;
const PAST = /^([가-힣]+?)(?:다|습니다|습니까|어요|지만|는데|고|던|으면|으니까|네요|을)$/u;
const PRESENT = /^([가-힣]+?)(?:습니다|습니까|지만|는데|네요|으면|으니까|다)$/u;
const SPOKEN = /^([가-힣]+?)(?:[어아]요|[어아]서|[어아]도|요)$/u;
const STAY = new Set(['있', '없', '겠']);

/** Removes particles or verb endings from a word in Hangul. */
export function koreanStem(word: string): string | null {
  if (!HANGUL.test(word)) return null;
  return VERB_OF_NOUN.exec(word)?.[1] ?? verbStem(word) ?? withoutParticles(word);
}

const lastOf = (stem: string): string => stem.slice(-1);

/** The stem of a verb with an ending: of polite speech, of the past, of spoken language, or another one. */
const verbStem = (word: string): string | null =>
  politeStem(POLITE.exec(word)?.[1]) ??
  pastStem(PAST.exec(word)?.[1]) ??
  spokenStem(word, SPOKEN.exec(word)?.[1]) ??
  PRESENT.exec(word)?.[1] ??
  null;

function politeStem(polite = ''): string | null {
  const last = lastOf(polite);
  return last !== '' && finalOf(last) === BIEUP && last !== '습'
    ? polite.slice(0, -1) + withFinal(last, NO_FINAL)
    : null;
}

function pastStem(past = ''): string | null {
  const last = lastOf(past);
  if (last === '' || finalOf(last) !== SSANG_SIOT || STAY.has(last)) return null;
  const open = withFinal(last, NO_FINAL);
  const isEnding = (open === '어' || open === '아') && past.length > 1;
  return past.slice(0, -1) + (isEnding ? '' : expanded(open));
}

const spokenStem = (word: string, spoken = ''): string | null =>
  spoken.length > 1 || (spoken !== '' && !word.endsWith('요')) ? spoken.slice(0, -1) + expanded(lastOf(spoken)) : null;

function withoutParticles(word: string): string {
  let stem = word;
  for (let count = 0; count < PARTICLES_MAX; count += 1) {
    const found = PARTICLES.find(([particle, after, least]) => endsWith(stem, particle, after, least));
    if (!found) break;
    stem = stem.slice(0, -found[0].length);
  }
  return stem;
}

function endsWith(word: string, particle: string, after: After, least: number): boolean {
  const at = word.length - particle.length;
  if (at < least || !word.endsWith(particle)) return false;
  const final = finalOf(word.charAt(at - 1));
  if (after === 'any') return true;
  return after === 'consonant' ? final !== NO_FINAL : final === NO_FINAL || (particle === '로' && final === RIEUL);
}
