import { caseless } from '../../text/index.ts';
import type { FoundQuote } from '../find-quote.ts';
import { type Counts, checkNumbers } from './check-numbers.ts';
import { isMixed, isOtherActor } from './actors.ts';
import { coverage } from './coverage.ts';
import { isInstruction } from './imperatives.ts';
import { BELIEVED, isSurer } from './modality.ts';
import { quantities } from './numbers.ts';
import { opposites } from './opposites.ts';
import { causality, comparison, isExchanged } from './order.ts';
import { polarity } from './polarity.ts';
import { quantifiers } from './quantifiers.ts';
import { areQuotationsReal } from './quotations.ts';
import { type Said, lower, read, tokensIn } from './said.ts';
import { type Nearness, isSameWord } from './alike.ts';
import { frequencyOf, timeUnitOf } from './units.ts';
import { areRolesExchanged } from './roles.ts';
import { sequence } from './sequence.ts';
import { sentenceAround } from './sentence-around.ts';
import { type Language, detectedLanguage } from './words/languages.ts';

/** Whether quotes support a sentence: they do; no rule can tell; or they do not. */
export type Support = 'SUPPORTED' | 'UNCHECKED' | 'REFUSED';
/** The rule that decided. */
export type SupportRule =
  | 'VERBATIM'
  | 'QUOTATION'
  | 'INSTRUCTION'
  | 'NUMBER'
  | 'LANGUAGE'
  | 'POLARITY'
  | 'OPPOSITE'
  | 'QUANTIFIER'
  | 'CAUSE'
  | 'COMPARISON'
  | 'ORDER'
  | 'ACTOR'
  | 'TIME'
  | 'MODALITY'
  | 'COVERAGE';

export interface Judged {
  readonly support: Support;
  readonly rule: SupportRule;
}

export interface SupportOptions {
  /** Distinct speakers of all sources. */
  readonly speakers: number;
  /** Nearness of English words; null without vectors. */
  readonly nearness: Nearness | null;
  /** Language of the sources, for quotes too short to tell. */
  readonly fallback: string | null;
}

const refused = (rule: SupportRule): Judged => ({ support: 'REFUSED', rule });
const unchecked = (rule: SupportRule): Judged => ({ support: 'UNCHECKED', rule });

/** Judges whether quotes support a sentence, by rules of its language. */
export function supportOf(sentence: string, all: readonly FoundQuote[], options: SupportOptions): Judged {
  const quotes = quotesOfNamed(sentence, all);
  const known = quotes.map(sentenceAround).join('\n');
  const titles = quotes.map(({ source, block }) => `${source.title}\n${block?.speaker ?? ''}`).join('\n');
  if (!areQuotationsReal(sentence, `${known}\n${titles}`)) return refused('QUOTATION');
  const language = languageOf(sentence, known, options.fallback);
  if (language && isInstruction(sentence, known, language)) return refused('INSTRUCTION');
  if (isNearlyVerbatim(sentence, known) && !isSubordinate(sentence, known, language))
    return { support: 'SUPPORTED', rule: 'VERBATIM' };
  const counts = countsOf(quotes);
  const numbers = checkNumbers({ sentence, quotes: known, titles }, counts, language);
  if (numbers === 'TURNED') return refused('NUMBER');
  if (language === null) return unchecked('LANGUAGE');
  const texts = {
    sentence: read(sentence, language),
    quotes: read(known, language),
    neighbors: read(`${quotes.map(({ around }) => around).join('\n')}\n${titles}`, language),
  };
  const judged = judgedByMeaning(texts, counts, language, {
    ...options,
    names: namesIn(quotes),
    counted: new Set(quantities(sentence, language).map(({ unit }) => unit)),
  });
  return judged.support === 'SUPPORTED' && numbers === 'DOUBTFUL' ? unchecked('NUMBER') : judged;
}

interface Compared {
  /** Words of the names of the quoted speakers. */
  readonly names: ReadonlySet<string>;
  /** Units of the numbers of a sentence. */
  readonly counted: ReadonlySet<string | null>;
}

function judgedByMeaning(
  { sentence, quotes, neighbors }: Readonly<Record<'sentence' | 'quotes' | 'neighbors', Said>>,
  counts: Counts,
  language: Language,
  { speakers, nearness, names, counted }: SupportOptions & Compared,
): Judged {
  const meaning = { language, nearness: language.code === 'en' ? nearness : null };
  const isActorDoubtful = isOtherActor(sentence, quotes, neighbors, meaning) || isMixed(sentence, quotes, language);
  const findings = [
    ['POLARITY', polarity(sentence, quotes, language)],
    ['OPPOSITE', opposites(sentence, quotes, language)],
    ['QUANTIFIER', quantifiers(sentence, quotes, counts, { speakers, language })],
    ['CAUSE', causality(sentence, quotes, language)],
    ['COMPARISON', comparison(sentence, quotes, language)],
    ['ORDER', sequence(sentence, quotes, language)],
    ['ORDER', isExchanged(sentence, quotes, language) ? 'DOUBTFUL' : 'AGREES'],
    ['ACTOR', areRolesExchanged(sentence, quotes, names, language) ? 'DOUBTFUL' : 'AGREES'],
    ['ACTOR', isActorDoubtful ? 'DOUBTFUL' : 'AGREES'],
    ['TIME', isOtherTime(sentence, quotes, language, counted) ? 'TURNED' : 'AGREES'],
    ['MODALITY', isSurer(sentence, quotes, language) ? 'DOUBTFUL' : 'AGREES'],
  ] as const;
  const [turned] = findings.filter(([, finding]) => finding === 'TURNED');
  if (turned) return refused(turned[0]);
  const covered = coverage(sentence, quotes, neighbors, meaning);
  if (covered === 'UNRELATED') return refused('COVERAGE');
  const [doubtful] = findings.filter(([, finding]) => finding === 'DOUBTFUL');
  if (doubtful) return unchecked(doubtful[0]);
  return covered === 'COVERED' ? { support: 'SUPPORTED', rule: 'COVERAGE' } : unchecked('COVERAGE');
}

/**
 * Whether a sentence has a day or a unit of time that the quotes lack.
 * @param counted units of numbers that were compared: 30 minutes are half an hour
 */
function isOtherTime(sentence: Said, quotes: Said, { times }: Language, counted: ReadonlySet<string | null>): boolean {
  const has = (text: string): boolean => quotes.words.some((known) => isSameWord(known.text, text));
  const isEvery = (unit: string): boolean =>
    quotes.words.some(
      ({ text }, at) =>
        EVERY.test(quotes.words[at - 1]?.text ?? '') &&
        (timeUnitOf(text) === unit || (unit === 'week' && times.has(text))),
    );
  const isOther = (text: string): boolean => {
    const unit = frequencyOf(text);
    return times.has(text) && !has(text) && !(unit !== null && isEvery(unit));
  };
  if (sentence.words.some(({ text }) => isOther(text))) return true;
  const units = (said: Said): string[] => said.words.flatMap(({ text }) => timeUnitOf(text) ?? []);
  const known = units(quotes);
  return known.length > 0 && units(sentence).some((unit) => !known.includes(unit) && !counted.has(unit));
}

const EVERY = /^(?:every|each|a|per|jede|jeden|jedes|pro|cada|por|al|chaque|par|toda|todas|todos)$/u;

/** Share of the words of a sentence that are in its quotes, in their order, from which on it is nearly a copy. */
const COPIED = 0.95;

/** Whether a sentence has the words of its quotes in their order. */
function isNearlyVerbatim(sentence: string, quotes: string): boolean {
  const [said, known] = [caseless(sentence), caseless(quotes)];
  if (known.includes(said)) return true;
  const words = tokensIn(said, null).filter((token) => /[\p{L}\p{N}]/u.test(token));
  const there = tokensIn(known, null).filter((token) => /[\p{L}\p{N}]/u.test(token));
  let at = 0;
  let kept = 0;
  for (const word of words) {
    const found = there.indexOf(word, at);
    // Words left out between two may have denied them.
    if (found < 0 || (kept > 0 && found > at)) continue;
    at = found + 1;
    kept += 1;
  }
  return words.length > 3 && kept / words.length >= COPIED;
}

/** Whether the words before a copied sentence, in the same clause, deny it or make it less than a fact: “I don't think …”. */
function isSubordinate(sentence: string, quotes: string, language: Language | null): boolean {
  if (language === null) return false;
  const known = caseless(quotes);
  const [clause = ''] = known
    .slice(0, Math.max(0, known.indexOf(caseless(sentence).replace(/[\s.!?…]+$/u, ''))))
    .split(/[.!?;:,\n]/u)
    .slice(-1);
  const { negators, inverters, possibility, hedges, wish, because, reporting } = language;
  const sets = [negators, inverters, possibility, hedges, wish, because, reporting];
  const before = tokensIn(clause, language);
  // “Three of eight colleagues did” does not say that eight colleagues did.
  if (PARTITIVE.test(before.at(-1) ?? '')) return true;
  return before.some((token) => BELIEVED.test(token) || sets.some((set) => set.has(token)));
}

const PARTITIVE = /^(?:of|von|de|des|sur|auf)$/u;

const LEAD = /^(?:the|der|die|das|el|la|los|o|a|le|l')\s+/u;

/** Words before the name of a speaker at the beginning of a sentence. */
const LEADING =
  /^(?:according to|for|in|für|laut|nach|bei|selon|pour|chez|d'après|según|para|segundo|no caso de|en el caso de) /u;
/** The same at its end. */
const TRAILING = /(?:according to|laut|selon|d'après|según|segundo) ([^,.]+)\.?$/u;

/** The quotes of the speaker with whom a sentence begins, or whom it names as its source; otherwise all. */
function quotesOfNamed(sentence: string, quotes: readonly FoundQuote[]): readonly FoundQuote[] {
  const folded = caseless(sentence);
  const said = (TRAILING.exec(folded)?.[1] ?? folded.replace(LEADING, '')).replace(LEAD, '');
  const own = quotes.filter(({ block }) => {
    const name = lower(block?.speaker ?? '');
    return name !== '' && said.startsWith(name) && !/^[\p{L}\p{N}]/u.test(said.slice(name.length));
  });
  return own.length > 0 ? own : quotes;
}

/** Null if the sentence is in another language than its quotes, or in one without rules. */
function languageOf(sentence: string, quotes: string, fallback: string | null): Language | null {
  const wordsOf = (text: string): string[] => tokensIn(text, null).flatMap((token) => lower(token).split("'"));
  const there = detectedLanguage(wordsOf(quotes), fallback);
  const here = detectedLanguage(wordsOf(sentence)) ?? there;
  if (there === 'OTHER') return null;
  if (there === null) return here === 'OTHER' ? null : here;
  if (here !== null && here !== 'OTHER' && here.code === there.code) return here;
  // Short sentences can look like those of a related language.
  const known = new Set(wordsOf(quotes));
  const said = wordsOf(sentence);
  return said.filter((word) => known.has(word)).length >= SAME_WORDS * said.length ? there : null;
}

/** Share of the words of a sentence that prove that it is in the language of its quotes. */
const SAME_WORDS = 0.3;

/** Words of the names of those who are quoted. */
const namesIn = (quotes: readonly FoundQuote[]): ReadonlySet<string> =>
  new Set(
    quotes.flatMap(({ block }) => tokensIn(block?.speaker ?? '', null).map(lower)).filter((word) => word.length > 1),
  );

function countsOf(quotes: readonly FoundQuote[]): Counts {
  const distinct = (keys: readonly string[]): number => new Set(keys).size;
  return {
    quotes: distinct(quotes.map(({ source, start }) => `${source.id} ${start}`)),
    sources: distinct(quotes.map(({ source }) => source.id)),
    speakers: distinct(quotes.map(({ source, block }) => `${block?.speaker ?? source.id}`)),
  };
}
