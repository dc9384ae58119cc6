import { caseless } from '../../text/index.ts';
import type { Language } from './words/languages.ts';

/** A word of a text. */
export interface Word {
  readonly text: string;
  /** As written. */
  readonly raw: string;
  readonly clause: number;
  /** Number of its sentence. */
  readonly sentence: number;
  readonly isContent: boolean;
  /** Whether a negation reaches it. */
  readonly denied: boolean;
  /** Whether it is the first word that a negation reaches. */
  readonly isTarget: boolean;
}

/** Words with their clauses, for the rules. */
export interface Said {
  readonly words: readonly Word[];
  /** Words that may deny, of each clause. */
  readonly softly: readonly (readonly Word[])[];
}

const TOKENS = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*|[,;:.!?()\n–—]|\s-\s/gu;
const MARK = /^[^\p{L}\p{N}]+$/u;
const ENDS = /^[.!?\n]$/u;
const NUMBER = /^\d/u;
const APOSTROPHES = /[’‘ʼ]/gu;
/** Elided articles and pronouns of Romance languages: l’année. */
const ELIDED = /^(?:[ldjmtscn]|qu|jusqu|lorsqu|puisqu)'(?=.)/u;

/** The tokens of a text; punctuation marks are tokens too. */
export const tokensIn = (text: string, language: Language | null): string[] => {
  const tokens: string[] = text.replace(APOSTROPHES, "'").match(TOKENS) ?? [];
  if (language?.code !== 'fr') return tokens;
  return tokens.flatMap((token) => {
    const [elided] = ELIDED.exec(token.toLowerCase()) ?? [];
    return elided ? [token.slice(0, elided.length - 1), token.slice(elided.length)] : [token];
  });
};

const folded = new Map<string, string>();
const FOLDED_MAX = 20_000;

/** A word as it is compared. Texts repeat their words. */
export function lower(word: string): string {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const found = caseless(word);
  if (folded.size >= FOLDED_MAX) folded.clear();
  folded.set(word, found);
  return found;
}

const isMark = (token: string): boolean => MARK.test(token);

/** Reads the words and clauses of a text. */
export function read(text: string, language: Language): Said {
  const words: Omit<Word, 'denied' | 'isTarget'>[] = [];
  let clause = 0;
  let sentence = 0;
  let isEmpty = true;
  for (const raw of tokensIn(text, language)) {
    const word = isMark(raw) ? '' : lower(raw);
    if (ENDS.test(raw)) sentence += 1;
    if ((word === '' || language.conjunctions.has(word)) && !isEmpty) {
      clause += 1;
      isEmpty = true;
    }
    if (word === '') continue;
    const isContent = isContentWord(word, language);
    isEmpty &&= !isContent;
    words.push({ text: word, raw, clause, sentence, isContent });
  }
  if (language.code === 'fr')
    words.forEach((word, at) => isNoMore(words, at) && (words[at] = { ...word, text: 'pas' }));
  const [negated, inverted] = [reachOfNegators(words, language), reachOf(words, language, isInverter(language))];
  const all = words.map((word, at) => ({
    ...word,
    denied: negated.all.has(at) !== inverted.all.has(at),
    isTarget: negated.targets.has(at) || inverted.targets.has(at),
  }));
  return {
    words: all,
    softly: Array.from({ length: clause + 1 }, (_, at) =>
      all.filter((one) => one.clause === at && language.difficulties.has(one.text)),
    ),
  };
}

export const isContentWord = (word: string, language: Language): boolean =>
  !NUMBER.test(word) &&
  word.length > 1 &&
  !language.functions.has(word) &&
  !language.conjunctions.has(word) &&
  !language.negators.has(word) &&
  !language.numbers.has(word);

/** “Ne … plus” is a negation and no comparison. */
const isNoMore = (words: readonly Omit<Word, 'denied' | 'isTarget'>[], at: number): boolean =>
  words[at]!.text === 'plus' &&
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ text, clause }) => (text === 'ne' || text === 'n') && clause === words[at]!.clause);

type Plain = Omit<Word, 'denied' | 'isTarget'>;
type Picks = (words: readonly Plain[], at: number) => boolean;

interface Reach {
  readonly all: ReadonlySet<number>;
  readonly targets: ReadonlySet<number>;
}

/** Content words after a negator that it denies. */
const REACH = 3;
/** Negators that are objects too: “they trust nothing”. */
const OBJECTS =
  /^(?:nothing|nobody|no-one|none|nowhere|nada|nadie|ninguno|ninguna|ninguém|nenhum|nenhuma|rien|aucun|aucune)$/u;

/** Adverbs that come between a negator and its verb. */
const ADVERB = /(?:ly|mente|ment)$/u;

const isInverter =
  ({ inverters }: Language): Picks =>
  (words, at) =>
    inverters.has(words[at]!.text);

/** “Not only” denies nothing. Two negators do not cancel each other: many languages repeat them. */
const reachOfNegators = (words: readonly Plain[], language: Language): Reach =>
  reachOf(
    words,
    language,
    (all, at) =>
      (language.negators.has(all[at]!.text) &&
        !language.exclusives.has(all[at + 1]?.text ?? '') &&
        !NOTHING_BUT.test(`${all[at]!.text} ${all[at + 1]?.text ?? ''}`)) ||
      isRatherThan(all, at),
  );

/** Says “only”. */
const NOTHING_BUT = /^(?:nothing|nobody|none) but$|^(?:nichts|niemand) als$|^rien que$/u;

/** “Rather than” denies what follows. */
const isRatherThan = (words: readonly Plain[], at: number): boolean =>
  (words[at]!.text === 'than' && words[at - 1]?.text === 'rather') ||
  (words[at]!.text === 'que' && words[at - 1]?.text === 'plutôt') ||
  words[at]!.text === 'anstatt';

/** Places of the words that a negation reaches. German puts it after them too, so there it is the whole clause. */
function reachOf(words: readonly Plain[], language: Language, picks: Picks): Reach {
  const reached = new Set<number>();
  const targets = new Set<number>();
  words.forEach(({ clause, text }, at) => {
    if (!picks(words, at)) return;
    if (language.code === 'de')
      words.forEach((word, place) => word.clause === clause && place !== at && reached.add(place));
    // “Didn't say anything”: the second negator only repeats the first.
    if (OBJECTS.test(text) && isDeniedAlready(words, at, language)) return reachBack(words, at, reached);
    reachOn(words, at, language, { reached, targets });
    if (OBJECTS.test(text)) reachBack(words, at, reached);
  });
  return { all: reached, targets };
}

/** Reaches from a negator to the content words after it. */
function reachOn(
  words: readonly Plain[],
  at: number,
  language: Language,
  { reached, targets }: { readonly reached: Set<number>; readonly targets: Set<number> },
): void {
  const { clause, sentence } = words[at]!;
  let left = REACH;
  let last = clause;
  for (let next = startOfReach(words, at); next < words.length && left > 0; next += 1) {
    const word = words[next]!;
    // A negator at the end of its clause reaches into the next one: “without that anyone explained it”.
    if (word.sentence > sentence) break;
    if (word.clause > last && left === REACH && word.clause === clause + 1 && opensNext(word, language))
      last = word.clause;
    if (word.clause > last) break;
    reached.add(next);
    if (!word.isContent || ADVERB.test(word.text)) continue;
    if (left === REACH && language.code !== 'de') targets.add(next);
    left -= 1;
  }
}

/** Verbs whose negation is one of what is thought: “I don't think it was long”. */
const OPINION =
  /^(?:think|believe|feel|find|glaub\p{L}*|denk\p{L}*|find\p{L}*|creo|cree|creen|pienso|crois|pense|trouve|acho|acha|penso)$/u;
const COPULA = /^(?:is|was|are|were|ist|war|sind|waren|es|era|fue|está|estaba|est|était|sont|é|foi|são)$/u;

/** The first word that a negator may deny. */
function startOfReach(words: readonly Plain[], at: number): number {
  const opinion = words.findIndex(({ isContent }, place) => place > at && isContent);
  if (opinion < 0 || !OPINION.test(words[opinion]!.text)) return at + 1;
  const copula = words.findIndex(
    ({ text, sentence }, place) => place > opinion && sentence === words[at]!.sentence && COPULA.test(text),
  );
  return copula < 0 ? at + 1 : copula + 1;
}

/** German verbs end their clauses, so that only “dass” continues what they deny. */
const opensNext = ({ text }: Plain, { code }: Language): boolean => code !== 'de' || text === 'dass';

const isDeniedAlready = (words: readonly Plain[], at: number, { negators }: Language): boolean =>
  words
    .slice(Math.max(0, at - REACH - 2), at)
    .some((word) => word.clause === words[at]!.clause && negators.has(word.text));

function reachBack(words: readonly Plain[], at: number, reached: Set<number>): void {
  for (let before = at - 1; before >= 0 && words[before]!.clause === words[at]!.clause; before -= 1) {
    reached.add(before);
    if (words[before]!.isContent) return;
  }
}
