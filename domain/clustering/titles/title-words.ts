import { isTelling } from '../../extraction/index.ts';
import { FUNCTION_WORDS, detectLanguage } from '../../kernel/index.ts';
import { WITHOUT_BLANKS } from '../../search/index.ts';
import { denialsIn } from './negations.ts';
import { singular, stemmed } from './stems.ts';

/** Roles of a word in a phrase; flags of one number. */
export const BEGINS = 1;
export const ENDS = 2;
export const INSIDE = 4;
export const ALONE = 8;
const TELLING = BEGINS | ENDS | INSIDE | ALONE;

/** One occurrence of a word. Without flags it separates phrases, as punctuation does. */
export interface TitleWord {
  /** As written. */
  readonly form: string;
  /** Lower case without endings, so that forms count together. */
  readonly key: string;
  readonly lower: string;
  readonly flags: number;
  /** Whether a sentence begins with it; its capital then says nothing. */
  readonly first: boolean;
  /** Whether a punctuation mark is before it. */
  readonly apart: boolean;
  readonly isPlural: boolean;
  /** Of a text that is not English. */
  readonly foreign: boolean;
}

const PART = new RegExp(
  `(?<word>[${WITHOUT_BLANKS}]\\p{M}*|(?:(?![${WITHOUT_BLANKS}])[\\p{L}\\p{M}\\p{N}])+(?:['’-](?:(?![${WITHOUT_BLANKS}])[\\p{L}\\p{M}\\p{N}])+)*)|(?<mark>[^\\p{L}\\p{M}\\p{N}\\s]+|\\n)`,
  'gu',
);
const UNSPACED = new RegExp(`^[${WITHOUT_BLANKS}]`, 'u');
/** Whether a word is of a script without spaces; such words are joined without one. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** English words that hold a phrase together: “waiting for a reply”, “staff were friendly”. */
const LINKS = words(
  'a an during within through via towards without and are at be been being between by does did for from in into is of on or our over per the their to under was were with your my his her as most much very so well really need needed want make making made take taking getting get keep',
);
/** Nouns and particles that say something only after another word: “waiting times”, “top up”. */
const LAST = words('time times place places point points part parts thing things way ways up out off down back');
/** They say something only before another word: “more staff”, “top up”. */
const BEGINNING = words('more too top');
/** Verbs that “in” and “on” complete. */
const WITH_IN =
  /^(?:log|logg|logged|logging|sign|signed|signing|check|checked|checking|opt|plug|turn|turned|turning|switch|switched)$/;
/** They may begin a phrase, “everything was perfect”, or be in a list. */
const EVERYTHING = words('everything everyone everybody');
/** Words that are no title by themselves, only in a list. */
export const ONLY_LISTED = new Set([...EVERYTHING, 'good', 'great']);
const PREPOSITIONS = words('to for of in on by from with at about');
const PRONOUNS = words('i you we they he she it');
const COPULAS = words('was is are were be been am will would has have had did does do');
/** Particles and pronouns of Chinese and Japanese. */
const UNSPACED_COMMON = words(
  '的 了 是 我 你 您 他 她 它 们 在 有 和 就 都 也 还 很 这 那 个 吗 呢 吧 啊 与 及 或 而 但 被 把 给 让 从 到 对 为 以 着 过 得 地 の は が を に へ と も で や か ね よ な た て し す ま',
);
const COMMON_OF = new Map(Object.entries(FUNCTION_WORDS).map(([language, list]) => [language, words(list)]));
/** English words that lead a phrase nowhere, but may be inside one. */
const WEAK = words(
  'quickly actually currently recently simply especially usually generally completely absolutely totally extremely particularly definitely obviously literally constantly immediately possibly apparently certainly hopefully eventually regularly accidentally somehow please thank thanks hello hi hey dear etc ie eg able since due despite regarding okay wondering happened happen happening keeps became become felt feel asked ask told tell find found start started wanna usual zero ten twenty thirty forty fifty sixty seventy eighty ninety hundred thousand percent still soon anywhere seem seems seemed asap supposed turn turns easily certain various including anymore instead apart otherwise therefore however show shows give gives appear appears say hear heard bit far away ago behalf cant dont didnt wont isnt doesnt im ive today yesterday tomorrow couple',
);
/** Adverbs and adjectives that say too little alone: “long”, “truly”. */
const QUALIFIER =
  /^(?:(?!family|reply|supply|assembly|anomaly|friendly|elderly|lovely).{3,}ly|better|best|worse|long|longer|short|shorter|big|bigger|small|smaller|large|high|higher|low|lower|old|new|additional|extra|whole|main|own|same|many|full|real|due|happy|kept|hard|easy|easier|nice)$/;
/** In place of names that were removed: “XXXX was kind”. */
const REMOVED = /^x{2,}$/;
/** Common words that are no names when written in capitals. */
const TWO_LETTERS = words('am an as at be by do go he if in is it me my no of ok on or so to up us we');
/** Longer words do not occur. */
const WORD_MAX = 40;

/** UTF-16 units of a text that are read, which bounds memory. */
const READ_MAX = 2_000;

/** The words at the beginning of a text in order, with the roles of each in a title. A denied word and its negation are one word: “couldn't fault”. */
export function titleWords(whole: string): TitleWord[] {
  const text = whole.slice(0, READ_MAX);
  const common = commonWords(text);
  const shouts = text === text.toUpperCase();
  const found: TitleWord[] = [];
  let [first, apart] = [true, true];
  for (const { groups } of text.matchAll(PART)) {
    if (groups!.mark !== undefined) {
      apart = true;
      if (/[.!?:;\n…。！？]/.test(groups!.mark)) first = true;
      continue;
    }
    const form = groups!.word!;
    const lower = form.toLowerCase().replace('’', "'");
    const flags = form.length > WORD_MAX ? 0 : flagsOf(form, lower, common, shouts, found);
    const isPlural = singular(lower) !== lower;
    found.push({ form, key: keyOf(lower, common), lower, flags, first, apart, isPlural, foreign: common !== null });
    [first, apart] = [false, false];
  }
  return withDenials(found);
}

/** Joins a negation and the words up to the first that it denies. Others that it denies can't begin a phrase without it. */
function withDenials(read: readonly TitleWord[]): TitleWord[] {
  const result: TitleWord[] = [];
  let at = 0;
  for (const { from, first, last } of denialsIn(
    read.map((word) => ({ ...word, telling: (word.flags & ENDS) !== 0 })),
  )) {
    result.push(...read.slice(at, from));
    if (first >= 0) result.push(deniedWord(read.slice(from, first + 1)));
    for (const word of read.slice(first < 0 ? from : first + 1, last + 1))
      result.push({
        ...word,
        // “Better care” is denied, not care.
        key: `${result.at(-1)?.key ?? ''} ${DENIED}${deniedStem(word.key)}`,
        flags: first < 0 ? 0 : word.flags & (ENDS | INSIDE),
      });
    at = last + 1;
  }
  result.push(...read.slice(at));
  return result;
}

function deniedWord(part: readonly TitleWord[]): TitleWord {
  const begin = part[0]!;
  // The negation may be the last word: “funktioniert nicht”.
  const end =
    part.findLast(({ flags }) => (flags & ENDS) !== 0) ??
    part.find(({ lower }) => /^(?:think|ask)$/.test(lower)) ??
    part.at(-1)!;
  const form = part
    // “Why can't I withdraw” asks the same as “can't withdraw”.
    .filter(({ lower }, at) => at !== 1 || !PRONOUNS.has(lower))
    .map((word) => word.form)
    .reduce((all, word) => joinedForms(all, word));
  return { ...begin, form, key: `${DENIED}${deniedStem(end.key)}`, flags: TELLING };
}

const keyOf = (lower: string, common: ReadonlySet<string> | null): string =>
  common || EVERYTHING.has(lower) ? singular(lower) : stemmed(lower);

/** Before the key of a denied word, so that it never counts with the same word affirmed. */
export const DENIED = '¬';

/** Forms of a denied word count together: “nothing to improve”, “no improvements”, “couldn't be improved”. */
export const deniedStem = (word: string): string => word.replace(/(?<=\p{L}{3})(?:e?ments?|ing|e[ds]?|s)$/u, '');

/** Joins words with a space, except those of scripts without. */
export const joinedForms = (one: string, other: string): string =>
  isUnspaced(one.slice(-1)) && isUnspaced(other) ? one + other : `${one} ${other}`;

/** The function words of the text's language; null if English rules apply. */
function commonWords(text: string): ReadonlySet<string> | null {
  const language = detectLanguage(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return language === null || language === 'en' ? null : COMMON_OF.get(language)!;
}

function flagsOf(
  form: string,
  lower: string,
  common: ReadonlySet<string> | null,
  shouts: boolean,
  read: readonly TitleWord[],
): number {
  if (isUnspaced(form)) return UNSPACED_COMMON.has(form) ? INSIDE : TELLING;
  if (common) return common.has(lower) || !isTelling(lower) ? INSIDE : TELLING;
  const before = read.at(-1);
  const next = before ? flagsAfter(before, lower) : null;
  if (next !== null) return next;
  const own = flagsInEnglish(lower);
  // Short words in capitals are names: “UX”, “ID”.
  return own === 0 && !shouts && /^\p{Lu}{2}$/u.test(form) && !TWO_LETTERS.has(lower) ? TELLING : own;
}

/** The roles that an English word has because of the word before it; null if it has none. */
function flagsAfter(before: TitleWord, lower: string): number | null {
  // “How long does it take” is no phrase about something long.
  if (before.lower === 'how') return 0;
  // “Everyone so helpful” leaves out the verb.
  if (EVERYTHING.has(before.lower) && !COPULAS.has(lower)) return 0;
  // “The lady I spoke to was lovely”: two clauses.
  if (PREPOSITIONS.has(before.lower) && COPULAS.has(lower)) return 0;
  const completes =
    ((lower === 'in' || lower === 'on') && WITH_IN.test(before.key)) ||
    (lower === 'after' && /^look(?:ed|ing)?$/.test(before.lower)) ||
    (lower === 'you' && before.lower === 'thank');
  return completes ? ENDS | INSIDE : null;
}

function flagsInEnglish(lower: string): number {
  if (LAST.has(lower)) return ENDS | INSIDE;
  if (BEGINNING.has(lower)) return BEGINS | INSIDE;
  if (lower === 'thank') return BEGINS | INSIDE;
  if (EVERYTHING.has(lower)) return BEGINS | INSIDE | ALONE;
  if (ONLY_LISTED.has(lower)) return TELLING;
  if (LINKS.has(lower) || WEAK.has(lower) || REMOVED.test(lower)) return INSIDE;
  if (QUALIFIER.test(lower)) return BEGINS | ENDS | INSIDE;
  return isTelling(lower) && isTelling(singular(lower)) ? TELLING : 0;
}
