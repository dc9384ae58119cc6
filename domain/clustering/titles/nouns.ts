import { ALONE, isUnspaced, type TitleWord } from './title-words.ts';

/** How often a word occurs, and how often like a noun. */
export interface NounCount {
  readonly all: number;
  readonly asNoun: number;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Before nouns, apart from adjectives. */
const DETERMINERS = words(
  'a an the my your our their his her its this that these those no more some any every each of for with on in about from at into per',
);
/** After the subject of a clause. */
const VERBS = words("is are was were has have isn't aren't wasn't weren't isnt wasnt");
/** Before verbs: “I visit”, “to call”. */
const SUBJECTS = words("i you we they he she it to can could will would should did do does who i've i'm have had");
/** A noun is used as one at least so often. */
const NOUN_SHARE = 0.3;

/** Adds the words of a text to the counts. English only: in other languages, each word may be a noun. */
export function countNouns(read: readonly TitleWord[], counts: Map<string, NounCount>): void {
  for (const [at, word] of read.entries()) {
    if ((word.flags & ALONE) === 0) continue;
    const { all, asNoun } = counts.get(word.key) ?? { all: 0, asNoun: 0 };
    counts.set(word.key, { all: all + 1, asNoun: asNoun + Number(isUsedAsNoun(word, read[at - 1], read[at + 1])) });
  }
}

export const isNounBy = (count: NounCount | undefined): boolean =>
  count !== undefined && count.asNoun >= NOUN_SHARE * count.all;

function isUsedAsNoun(word: TitleWord, before: TitleWord | undefined, next: TitleWord | undefined): boolean {
  if (word.foreign || isUnspaced(word.form)) return true;
  const isEnd = !next || next.apart || (next.flags & ALONE) === 0;
  const left = word.apart ? undefined : before;
  if (left && isEnd && DETERMINERS.has(left.lower)) return true;
  if (left && SUBJECTS.has(left.lower)) return false;
  return isBeforeVerb(next) || word.isPlural || (isEnd && left !== undefined && (left.flags & ALONE) !== 0);
}

const isBeforeVerb = (next: TitleWord | undefined): boolean => !!next && !next.apart && VERBS.has(next.lower);
