import { FUNCTION_WORDS, detectLanguage } from '../../../kernel/index.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import type { LanguageWords } from './language-words.ts';
import { PT } from './pt.ts';
import { WordSet } from './word-set.ts';

const WORDS: Readonly<Record<string, LanguageWords>> = { en: EN, de: DE, es: ES, pt: PT, fr: FR };

type Lists = { readonly [List in Exclude<keyof LanguageWords, 'opposites' | 'numbers'>]: WordSet };

/** Words and lists of one language, for rules. */
export interface Language extends Lists {
  readonly code: string;
  /** Sides of opposites. */
  readonly opposites: readonly (readonly [WordSet, WordSet])[];
  /** Value of a number word; a multiplier has `times`. */
  readonly numbers: ReadonlyMap<string, { readonly value: number; readonly times: boolean }>;
}

const made = new Map<string, Language>();

/** The rules of a language, by its ISO 639-1 code; null for languages without rules. */
export function languageFor(code: string): Language | null {
  const words = WORDS[code];
  if (!words) return null;
  const known = made.get(code);
  if (known) return known;
  const { opposites, numbers, ...lists } = words;
  const language = {
    code,
    ...(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, new WordSet(list)])) as Lists),
    functions: new WordSet(`${FUNCTION_WORDS[code]!} ${words.functions}`),
    opposites: opposites.map((pair) => pair.split(' | ').map((side) => new WordSet(side)) as [WordSet, WordSet]),
    numbers: new Map(numbers.split(' ').map(numberWord)),
  };
  made.set(code, language);
  return language;
}

function numberWord(entry: string): [string, { value: number; times: boolean }] {
  const [word, value] = entry.split('=') as [string, string];
  const [above, below = 1] = value.replace('*', '').split('/').map(Number) as [number, number?];
  return [word, { value: above / below, times: value.startsWith('*') }];
}

/** The language of lower-case words, as far as rules know it; null if it cannot be told. */
export function detectedLanguage(words: readonly string[], fallback: string | null = null): Language | 'OTHER' | null {
  const code = detectLanguage(words) ?? fallback;
  if (code === null) return mostlyIn(words, LIKELY);
  return languageFor(code) ?? mostlyIn(words, PROVEN) ?? 'OTHER';
}

/** Share of function words that proves a language. Related languages share the most frequent ones. */
const PROVEN = 0.4;
/** The same for a text that looks like no other language. */
const LIKELY = 0.3;

const isFrequent = (word: string, language: Language): boolean =>
  language.numbers.has(word) || FREQUENT.some((list) => language[list].has(word));

const FREQUENT = ['functions', 'negators', 'conjunctions', 'times', 'universals'] as const;

function mostlyIn(words: readonly string[], share: number): Language | null {
  const shares = Object.keys(WORDS)
    .map((code) => languageFor(code)!)
    .map((language) => ({ language, count: words.filter((word) => isFrequent(word, language)).length }));
  const best = shares.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count >= share * words.length ? best.language : null;
}
