import { isSameWord } from './alike.ts';
import type { Said } from './said.ts';
import type { Language } from './words/languages.ts';

/** Share of the shared words that must be hedged. */
const HEDGED = 0.5;

/** Future, which is surer than a possibility. */
const FUTURE = /^(?:will|going|gonna|wird|werden|va|van|vai|vão|vont|ira|iront)$/u;
/** Ability, which is surer than the wish for it. */
const ABLE = /^(?:can|kann|können|peut|peuvent|puede|pueden|pode|podem)$/u;
/** After a belief of the past, the truth was another: “I thought …, but …”. */
export const BELIEVED =
  /^(?:thought|assumed|believed|supposed|dachte|dachten|glaubte|meinte|pensé|pensaba|creía|creí|pensábamos|pensais|croyais|pensait|achei|achava|pensei|pensava|achamos)$/u;
const CONTRAST = /^(?:but|until|however|although|aber|jedoch|dann|pero|sino|mais|or|mas|porém)$/u;

/**
 * Whether a sentence claims more surely than its quotes: a possibility, a wish, an attempt or a condition as a fact, or a
 * duty or a plan that the quotes do not name. Any softening word of the sentence is enough, except a future for a possibility.
 */
export function isSurer(sentence: Said, quotes: Said, language: Language): boolean {
  const { possibility, wish, duty, hedges, reporting, plans } = language;
  const softens = (text: string): boolean =>
    possibility.has(text) || wish.has(text) || duty.has(text) || hedges.has(text);
  const isSoft = quotes.words.some(({ text }) => softens(text));
  const claims = (set: Language['duty']): boolean =>
    sentence.words.some(({ text }) => set.has(text) && !reporting.has(text));
  if (!isSoft && (claims(duty) || claims(plans))) return true;
  const isOpen = quotes.words.some(({ text }) => language.doubts.has(text));
  // “Can” of a wish to be able is no possibility.
  const isWished = quotes.words.some(({ text }) => wish.has(text) && hedges.has(text));
  if (
    sentence.words.some(({ text }) => softens(text) && !(isOpen && FUTURE.test(text)) && !(isWished && ABLE.test(text)))
  )
    return false;
  if (sentence.words.some(({ text }) => ALMOST[language.code]?.test(text))) return false;
  const shared = quotes.words.filter(
    (word) => word.isContent && sentence.words.some((one) => one.isContent && isSameWord(one.text, word.text)),
  );
  if (shared.length === 0) return false;
  const hedging = quotes.words.filter(
    ({ text, denied }, at) =>
      (hedges.has(text) && !denied) ||
      isAttempt(quotes, at) ||
      isAlmost(quotes, at, language) ||
      isMistaken(quotes, at),
  );
  const conditional = new Set(
    quotes.words.filter((_word, at) => isCondition(quotes, at, language)).map((word) => word.sentence),
  );
  const isHedged = ({ clause, sentence: place }: (typeof shared)[number]): boolean =>
    hedging.some(
      (hedge) =>
        hedge.sentence === place &&
        (clause === hedge.clause || (clause === hedge.clause + 1 && !isOwn(quotes, clause))),
    ) || conditional.has(place);
  return shared.filter(isHedged).length >= HEDGED * shared.length;
}

/** Conditions hedge all of their sentence. Portuguese “se” is one only at the beginning of a clause. */
function isCondition({ words }: Said, at: number, { code, conjunctions }: Language): boolean {
  const { text, sentence } = words[at]!;
  const before = words[at - 1];
  if (code === 'pt') return text === 'se' && (!before || before.sentence !== sentence || conjunctions.has(before.text));
  return CONDITIONS[code]?.includes(text) ?? false;
}
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  en: ['if', 'unless'],
  de: ['wenn', 'falls'],
  es: ['si'],
  fr: ['si'],
};

/** Whether a clause says something besides the one before it. */
const isOwn = ({ words }: Said, clause: number): boolean =>
  COORDINATES.test(words.find((word) => word.clause === clause)?.text ?? '');
const COORDINATES = /^(?:and|but|or|so|und|aber|oder|y|e|o|pero|et|mais|ou|mas)$/u;

/** “Tried to teach” is less than “taught”, “looking for” less than “found”. */
const isAttempt = ({ words }: Said, at: number): boolean =>
  ATTEMPTS.test(`${words[at]!.text} ${words[at + 1]?.text ?? ''}`);
const ATTEMPTS = /^(?:tr(?:y|ies|ied|ying) to|(?:look|looks|looking|looked|search|searching|searched) for)$/u;

/** “We almost switched”: nearly done is not done. Before a number or a quantity, it only limits that. */
const isAlmost = ({ words }: Said, at: number, { code, numbers, universals, negators }: Language): boolean => {
  const next = words[at + 1]?.text ?? '';
  return (
    (ALMOST[code]?.test(words[at]!.text) ?? false) &&
    next !== '' &&
    !/^\d/u.test(next) &&
    !numbers.has(next) &&
    !universals.has(next) &&
    !negators.has(next)
  );
};
const ALMOST: Readonly<Record<string, RegExp>> = {
  en: /^(?:almost|nearly)$/u,
  de: /^(?:fast|beinahe)$/u,
  es: /^casi$/u,
  pt: /^quase$/u,
  fr: /^presque$/u,
};

const isMistaken = ({ words }: Said, at: number): boolean =>
  BELIEVED.test(words[at]!.text) &&
  words.slice(at + 1).some(({ text, sentence }) => sentence === words[at]!.sentence && CONTRAST.test(text));
