import { rootOf } from './alike.ts';
import { type Said, type Word, lower, read, tokensIn } from './said.ts';
import { type Language, detectedLanguage } from './words/languages.ts';
import { WordSet } from './words/word-set.ts';

/** English words that judge, good and bad. Words that also name a thing, such as problem and concern, are left out. */
const JUDGING: readonly (readonly [WordSet, WordSet])[] = [
  [
    'good great excellent amazing wonderful lovely fantastic brilliant outstanding superb helpful friendly kind caring polite welcoming professional useful comfortable pleasant nice perfect supportive attentive reliable powerful intuitive convenient love loved loves safe clean happy satisfied',
    'bad poor terrible awful appalling horrible dreadful disgusting unhelpful unfriendly rude unkind uncaring careless unprofessional useless uncomfortable unpleasant disappointing unreliable clunky cumbersome frustrating annoying hate hated hates unsafe dirty unhappy dissatisfied',
  ],
  [
    'easy easier easily simple straightforward effortless',
    'hard harder difficult difficulty complicated tricky cumbersome tedious',
  ],
  ['fast faster quick quickly prompt promptly speedy', 'slow slower slowly sluggish delayed'],
  ['clear clearly understandable', 'unclear confusing confused vague'],
  ['cheap affordable inexpensive', 'expensive overpriced costly'],
  ['always everyone everybody', 'never nobod* no-one none'],
  ['works worked working reliable stable', 'broken crashes crashed unstable unreliable fails failed'],
  ['trust trusts trusted', 'distrust distrusts distrusted mistrust'],
  ['agree agrees agreed', 'disagree disagrees disagreed'],
  ['possible', 'impossible'],
  ['enough sufficient plenty', 'insufficient inadequate'],
].map(([one, other]) => [new WordSet(one!), new WordSet(other!)]);

/** Words between a thing and the word that judges it, at most. */
const NEAR = 5;
/** Between a judging word and an act: easy to share. */
const BEFORE_ACT = /^(?:to|for|of|with)$/u;
const ARTICLE = /^(?:the|an?|this|these|that|those|my|our|your|their)$/u;
/** Content words of a thing or an act. */
const THING = 2;
/** Marks of whole English sentences. Fragments of lists name wishes as well as facts. */
const WHOLE =
  /\b(?:i|we|you|he|she|they|it|there|is|are|was|were|has|have|had|does|did|do|works?|can|cannot|nobody|everyone|everybody)\b|n['’]t\b|^\W*(?:the|this|these|those|some|many|most|all|my|our|people|users|customers|participants)\b/iu;
/** Words that name a lack. They deny nothing of a subject. */
const LACKS = /\b(?:lack\w*|missing|inability|unable|instead|except)\b/iu;
/** Content words that two clauses share at least, besides the one that is turned. */
const SHARED_MIN = 1;
/** Share of the shorter and of the longer clause that they make up at least. */
const SHARED = { shorter: 0.5, longer: 0.3 } as const;
/** Words of the longest sentence that is compared. Longer ones are speech without punctuation. */
const WORDS_MAX = 40;
/** An answer to “What could be better?”, after which its words are not denied. */
const ANSWER = /^\W*(?:nothing|no|none|nope|not really|n\/a)\b/iu;
const QUESTION = /[?？]["'”’»)\]]*\s*$/u;
/** Fragments that wish for something, and instructions. */
const WISH =
  /^\W*(?:better|more|less|easier|faster|clearer|improve\w*|make|add|allow|ability|option|support|please|having|being)\b/iu;
/** Clauses that only tell which thing is meant, or when. */
const SUBORDINATE = /^(?:who|whom|whose|which|that|where|when|if|unless|while|than|until|since)$/u;
/** Negations that deny nothing of the subject: "cannot thank them enough". */
const IDIOMS =
  /\b(?:cannot|can['’]?t|could(?:n['’]?t| not)) (?:thank|fault|recommend|praise|appreciate|wait)\b|\bnot only\b|\bno matter\b|\beasy to (?:get|lose|forget|miss|break|overlook|confuse|accidentally)\b|\bsecond to none\b|\bnever (?:had|seen|met|received|experienced) such\b|\bnothing (?:is |was )?(?:ever )?to+ much|\bnothing (?:is |was |were )?too? much\b|\b(?:no|any|without) (?:problems?|issues?|complaints?)\b|\bdo(?:n['’]?t| not) (?:know|mind|hesitate)\b/iu;

interface Clause {
  readonly words: readonly Word[];
  readonly roots: ReadonlyMap<string, Word>;
}

/**
 * Whether a clause of one sentence denies the words of a clause of the other, or judges the same thing the other way. Judging words are
 * English, negation has rules for five languages; false where they cannot tell. Wishes, conditions and questions contradict nothing.
 */
export function contradicts(one: string, other: string): boolean {
  if ([one, other].some((text) => [ANSWER, QUESTION, WISH, IDIOMS].some((no) => no.test(text)))) return false;
  const [here, there] = [tokensIn(one, null).map(lower), tokensIn(other, null).map(lower)];
  if (here.length > WORDS_MAX || there.length > WORDS_MAX) return false;
  const language = detectedLanguage([...here, ...there]);
  if (language === null || language === 'OTHER') return false;
  const [mine, theirs] = [clausesOf(read(one, language), language), clausesOf(read(other, language), language)];
  const canDeny = language.code !== 'en' || [one, other].every((text) => WHOLE.test(text) && !LACKS.test(text));
  return mine.some((clause) =>
    theirs.some((against) => (canDeny && isDenied(clause, against, language)) || isJudgedOtherwise(clause, against)),
  );
}

/** The clauses that claim a fact. */
function clausesOf({ words }: Said, { hedges, wish, duty, possibility }: Language): Clause[] {
  const isFact = (some: readonly Word[]): boolean =>
    !SUBORDINATE.test(some[0]!.text) &&
    !some.some(({ text }) => [hedges, wish, duty, possibility].some((list) => list.has(text)));
  return [...Map.groupBy(words, ({ clause }) => clause).values()].filter(isFact).map((clause) => ({
    words: clause,
    roots: new Map(clause.filter(({ isContent }) => isContent).map((word) => [rootOf(word.text), word])),
  }));
}

/** Whether clauses share enough words besides the turned one for the same thing to be meant. */
function isSameSubject(one: Clause, other: Clause, but: string): boolean {
  const rest = ({ roots }: Clause) => [...roots.keys()].filter((root) => root !== but);
  const [shorter, longer] = [rest(one), rest(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  const shared = shorter.filter((root) => longer.includes(root)).length;
  return shared >= SHARED_MIN && shared >= SHARED.shorter * shorter.length && shared >= SHARED.longer * longer.length;
}

/** Whether one denies a word of the other, right after its negation. */
const isDenied = (one: Clause, other: Clause, { negators, code }: Language): boolean =>
  [one, other].some(({ words }) => words.some(({ text }) => negators.has(text))) &&
  [...one.roots].some(([root, word]) => {
    const known = other.roots.get(root);
    if (!known || known.denied === word.denied) return false;
    // German negations follow their words, which then are no targets.
    return ((word.denied ? word : known).isTarget || code === 'de') && isSameSubject(one, other, root);
  });

interface Judged {
  readonly isGood: boolean;
  /** Roots of the content words around it. */
  readonly about: readonly string[];
}

/** Whether one judges a thing well and the other badly. */
const isJudgedOtherwise = (one: Clause, other: Clause): boolean =>
  JUDGING.some((pair) => {
    const [mine, theirs] = [judgedIn(one, pair), judgedIn(other, pair)];
    const isMixed = [mine, theirs].some((all) => new Set(all.map(({ isGood }) => isGood)).size > 1);
    return (
      !isMixed &&
      mine.some(({ isGood, about }) =>
        theirs.some((judged) => judged.isGood !== isGood && judged.about.some((root) => about.includes(root))),
      )
    );
  });

const judgedIn = (clause: Clause, pair: readonly [WordSet, WordSet]): Judged[] =>
  clause.words.flatMap(({ text, denied }, at) => {
    if (!isIn(text, pair)) return [];
    const about = judgedThing(clause.words, at)
      .filter((word) => word.isContent && !JUDGING.some((other) => isIn(word.text, other)))
      .map((word) => rootOf(word.text));
    return [{ isGood: pair[0].has(text) !== denied, about }];
  });

/** The nouns right after a judging word, the act that follows it, or else the words before it. */
function judgedThing(words: readonly Word[], at: number): readonly Word[] {
  const after = words.slice(at + 1).filter(({ text }) => !ARTICLE.test(text));
  const before = words.slice(Math.max(0, at - NEAR), at);
  if (after.length === 0) return before;
  if (BEFORE_ACT.test(after[0]!.text))
    return [...before, ...after.filter(({ isContent }) => isContent).slice(0, THING)];
  const end = after.findIndex(({ isContent }) => !isContent);
  const thing = after.slice(0, end < 0 ? THING : Math.min(end, THING));
  return thing.length > 0 ? thing : before;
}

const isIn = (word: string, [good, bad]: readonly [WordSet, WordSet]): boolean => good.has(word) || bad.has(word);
