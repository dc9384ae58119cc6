import { isSameWord } from './alike.ts';
import type { Counts } from './check-numbers.ts';
import type { Finding } from './polarity.ts';
import type { Said, Word } from './said.ts';
import type { Language } from './words/languages.ts';
import type { WordSet } from './words/word-set.ts';

/** Speakers or quotes from which on “many” and “several” are no exaggeration. */
const MANY = 3;

const NOBODY =
  /^(?:nobody|no-one|none|niemand\w*|nadie|ninguno|ninguna|ninguém|nenhum|nenhuma|aucun|aucune|personne)$/u;

/**
 * Looks for quantifiers that the quotes do not carry: all, none, always, most, only. People in number need as
 * many quotes or speakers, or the same kind of quantifier in a quote.
 * @param speakers of all sources; “all” needs each of them
 */
export function quantifiers(
  sentence: Said,
  quotes: Said,
  counts: Counts,
  { speakers, language }: { readonly speakers: number; readonly language: Language },
): Finding {
  const { universals, many, some, exclusives, superlatives } = language;
  const hasAll = speakers > 1 && counts.speakers >= speakers;
  const isDenied = areBothDenied(sentence, quotes, language);
  const lacks = (set: WordSet): boolean => has(sentence, set) && !has(quotes, set);
  const saysAll = sentence.words.some(({ text }) => universals.has(text) && !(isDenied && text === 'any'));
  if (!hasAll && saysNobody(sentence) && !deniesAll(quotes)) return 'TURNED';
  if ((saysAll && !has(quotes, universals)) || isOfOthers(sentence, quotes, language)) {
    if (has(quotes, some)) return 'TURNED';
    if (!hasAll) return isDenied ? 'DOUBTFUL' : 'TURNED';
  }
  if (lacks(exclusives)) return atMost('DOUBTFUL', counts, lacks(many) && !has(quotes, universals));
  if (has(quotes, universals)) return 'AGREES';
  return atMost(lacks(superlatives) ? 'DOUBTFUL' : 'AGREES', counts, lacks(many));
}

/** Words after “all” in which its noun is. */
const NEAR = 2;

/** The noun of each “all”; `PEOPLE` for people of whom research speaks, `EVERYBODY` without a noun. */
const nounsOfAll = ({ words }: Said, { universals, people }: Language): string[] =>
  words.flatMap(({ text, clause }, at) => {
    if (!universals.has(text)) return [];
    const after = words.slice(at + 1, at + 1 + NEAR).filter((word) => word.clause === clause);
    const noun = after.find((word) => word.isContent || people.has(word.text));
    if (!noun) return ['EVERYBODY'];
    return [people.has(noun.text) ? 'PEOPLE' : noun.text];
  });

/** Whether “all” of a sentence belongs to another noun than in its quotes. */
function isOfOthers(sentence: Said, quotes: Said, language: Language): boolean {
  const known = nounsOfAll(quotes, language);
  if (known.length === 0 || known.includes('EVERYBODY')) return false;
  const isKnown = (noun: string): boolean =>
    noun === 'EVERYBODY' ||
    (noun === 'PEOPLE' ? known.includes(noun) : quotes.words.some(({ text }) => isSameWord(text, noun)));
  return nounsOfAll(sentence, language).some((noun) => !isKnown(noun));
}

/** “Many” of one speaker is turned, of two doubtful. */
function atMost(finding: Finding, { speakers }: Counts, saysMany: boolean): Finding {
  if (!saysMany || speakers >= MANY) return finding;
  return speakers > 1 ? 'DOUBTFUL' : 'TURNED';
}

const has = ({ words }: Said, set: WordSet): boolean => words.some(({ text }) => set.has(text));

const saysNobody = ({ words }: Said): boolean =>
  words.some(({ text }, at) => NOBODY.test(text) && !isFrenchPerson(words, at));
const deniesAll = ({ words }: Said): boolean => words.some(({ text }) => NOBODY.test(text) || text === 'no');

const areBothDenied = (sentence: Said, quotes: Said, { negators }: Language): boolean =>
  has(sentence, negators) && has(quotes, negators);

const isFrenchPerson = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === 'personne' && /^(?:une|la|cette|chaque)$/u.test(words[at - 1]?.text ?? '');
