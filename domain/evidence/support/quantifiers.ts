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
  const lacks = (set: WordSet): boolean => has(sentence, set) && !has(quotes, set);
  if (!hasAll && saysNobody(sentence) && !deniesAll(quotes)) return 'TURNED';
  if (lacks(universals)) {
    if (has(quotes, some)) return 'TURNED';
    if (!hasAll) return areBothDenied(sentence, quotes, language) ? 'DOUBTFUL' : 'TURNED';
  }
  if (lacks(exclusives)) return atMost('DOUBTFUL', counts, lacks(many) && !has(quotes, universals));
  if (has(quotes, universals)) return 'AGREES';
  return atMost(lacks(superlatives) ? 'DOUBTFUL' : 'AGREES', counts, lacks(many));
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
