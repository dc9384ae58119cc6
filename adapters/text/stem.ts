import { scriptOfLanguage, UNDETERMINED } from '@evident/domain/text';
import snowball from 'snowball-stemmers';

/** Snowball algorithms by ISO 639-1 code. */
const ALGORITHMS = {
  ar: 'arabic',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  hy: 'armenian',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sl: 'slovene',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
} as const;
type Stemmed = keyof typeof ALGORITHMS;

const LATIN = /^[\u0300-\u036f\u0000-\u024f\u1e00-\u1eff'’ʼ]+$/;
export const isLatin = (word: string): boolean => LATIN.test(word);

/** Scripts with a fixed language, regardless of the surrounding text. */
const BY_SCRIPT: readonly (readonly [RegExp, Stemmed])[] = [
  [/^\p{Script=Cyrillic}/u, 'ru'],
  [/^\p{Script=Arabic}/u, 'ar'],
  [/^\p{Script=Armenian}/u, 'hy'],
  [/^\p{Script=Tamil}/u, 'ta'],
];

const stemmers = new Map<Stemmed, { stem(word: string): string }>();

/**
 * The language whose stems words in Latin script have in a text of a language: its own, English in a text of another
 * script, null without a stemmer.
 */
export function latinLanguage(language: string): string | null {
  if (scriptOfLanguage(language) !== 'Latin' && language !== UNDETERMINED) return 'en';
  return language in ALGORITHMS ? language : null;
}

const LETTER = /\p{L}/u;

/** Returns the stem of a lower-case word, or `null` without a stemmer. `language` applies to Latin script only. */
export function stem(word: string, language: string): string | null {
  if (!LETTER.test(word)) return null;
  const stemmed = isLatin(word) ? (language as Stemmed) : BY_SCRIPT.find(([letters]) => letters.test(word))?.[1];
  if (stemmed === undefined) return null;
  let stemmer = stemmers.get(stemmed);
  if (stemmer === undefined) stemmers.set(stemmed, (stemmer = snowball.newStemmer(ALGORITHMS[stemmed])));
  return stemmer.stem(word.replaceAll('’', "'"));
}
