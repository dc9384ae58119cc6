/** Checks of titles that know nothing of how titles are made. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const NEGATORS =
  /^(?:no|not|never|cannot|nothing|nobody|none|without|hardly|unable|impossible|less|lack|lacks|lacking|\w+n['’]t|cant|couldnt|dont|didnt|wont|wouldnt|isnt|wasnt|doesnt|hasnt|havent)$/;
/** No title begins with these, unless a negation follows. */
const NEVER_FIRST = list(
  'a an the and or but of to in on at by for from with as is are was were be been being am has have had do does did will would can could should shall may might must my your our their his her its this that these those it i you we they he she so than then too very because since if when while which who whose what where why how also just only even there here up down out off about into over under',
);
const NEVER_LAST = list(
  'a an the and or but of to in for from with as is are was were be been being am has have had do does did will would can could should shall may might must my your our their his her its this that these those i we they he she so than very because since if when while which who whose what where why how just only even there about into',
);
/** Words before a denied one. */
const REACH = 7;

interface Word {
  readonly stem: string;
  readonly denied: boolean;
}

const stemOf = (word: string): string => word.replace(/(?:e?ments?|ations?|ing|ies|e[ds]?|s|y)$/, '').slice(0, 8);

/** The words of a text that are no function words, each with whether a negation is before it in its clause. */
function wordsOf(text: string): Word[] {
  return text
    .toLowerCase()
    .split(/[.,;:!?()\n]| but | because | although | and /)
    .flatMap((clause) => {
      const words = clause.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
      return words.map((word, at) => ({
        word,
        stem: stemOf(word),
        denied: words.slice(Math.max(0, at - REACH), at).some((one) => NEGATORS.test(one)),
      }));
    })
    .filter(({ word }) => !NEGATORS.test(word) && !NEVER_FIRST.has(word));
}

export interface CheckedTitle {
  readonly title: string;
  /** Phrases or words that need not be in one text. */
  readonly isList: boolean;
  readonly isMixed: boolean;
  /** A text is the title, in quotation marks. */
  readonly isQuoted: boolean;
  /** Share of the texts with all words of the title, or of one part of a list, in the same polarity. */
  readonly share: number;
  /** More of the texts that have the words have them in the other polarity. */
  readonly isInverted: boolean;
  readonly isCut: boolean;
}

export function checkTitle(title: string, texts: readonly string[]): CheckedTitle {
  const isMixed = /^Mixed(?: \d+)?$/.test(title);
  const isQuoted = title.startsWith('“');
  const parts = isQuoted ? [title] : title.replace(/(?<=\D) \d+$/, '').split(', ');
  const isList = parts.length > 1;
  const wanted = parts.map(wordsOf);
  const read = texts.map(wordsOf);
  const inSame = read.filter((words) => holds(wanted, words, (one, other) => one.denied === other.denied));
  const inAny = read.filter((words) => holds(wanted, words, () => true));
  const edged = parts.filter((part) => isCut(part));
  return {
    title,
    isList,
    isMixed,
    isQuoted,
    share: isMixed ? 0 : inSame.length / texts.length,
    isInverted: !isMixed && inSame.length < inAny.length / 2,
    isCut: !isQuoted && !isMixed && edged.length > 0,
  };
}

const holds = (
  wanted: readonly (readonly Word[])[],
  words: readonly Word[],
  alike: (one: Word, other: Word) => boolean,
): boolean =>
  wanted.some((part) => part.every((one) => words.some((other) => other.stem === one.stem && alike(one, other))));

function isCut(part: string): boolean {
  const words = part.toLowerCase().split(' ');
  const isDenied = wordsOf(part)[0]?.denied === true;
  return (NEVER_FIRST.has(words[0]!) && !isDenied) || NEVER_LAST.has(words.at(-1)!);
}
