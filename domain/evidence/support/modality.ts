import { isSameWord } from './alike.ts';
import type { Said } from './said.ts';
import type { Language } from './words/languages.ts';

/** Share of the shared words that must be hedged. */
const HEDGED = 0.5;
/** Hedge all of their sentence. */
const CONDITIONS = /^(?:if|unless|wenn|falls|si|se)$/u;

/**
 * Whether a sentence claims more surely than its quotes: a possibility, a wish or a condition as a fact, or a duty that
 * the quotes do not name. Any softening word of the sentence is enough.
 */
export function isSurer(sentence: Said, quotes: Said, language: Language): boolean {
  const { possibility, wish, duty, hedges, reporting } = language;
  const softens = (text: string): boolean =>
    possibility.has(text) || wish.has(text) || duty.has(text) || hedges.has(text);
  const isDuty = sentence.words.some(({ text }) => duty.has(text) && !reporting.has(text));
  if (isDuty && !quotes.words.some(({ text }) => softens(text))) return true;
  if (sentence.words.some(({ text }) => softens(text))) return false;
  const shared = quotes.words.filter(
    (word) => word.isContent && sentence.words.some((one) => one.isContent && isSameWord(one.text, word.text)),
  );
  if (shared.length === 0) return false;
  const hedging = quotes.words.filter(({ text, denied }) => hedges.has(text) && !denied);
  const conditional = new Set(quotes.words.filter(({ text }) => CONDITIONS.test(text)).map((word) => word.sentence));
  const isHedged = ({ clause, sentence: place }: (typeof shared)[number]): boolean =>
    hedging.some((hedge) => hedge.sentence === place && Math.abs(hedge.clause - clause) <= 1) || conditional.has(place);
  return shared.filter(isHedged).length >= HEDGED * shared.length;
}
