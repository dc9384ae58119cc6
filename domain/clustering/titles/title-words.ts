import { isTelling } from '../../extraction/index.ts';
import { FUNCTION_WORDS, detectLanguage } from '../../kernel/index.ts';
import { WITHOUT_BLANKS } from '../../search/index.ts';

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
  /** Lower case and singular, so that forms count together. */
  readonly key: string;
  readonly flags: number;
  /** Whether a sentence begins with it; its capital then says nothing. */
  readonly first: boolean;
  /** Whether a punctuation mark is before it. */
  readonly apart: boolean;
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
  'a an during within through via towards without and are at be been being between by does did for from in into is of on or our over per the their to under was were with your my his her as more most much very so too well really need needed want make making made take taking getting get keep',
);
/** They turn the meaning of the words after them, so they stay with these. */
const NEGATIONS = /^(?:no|not|never|cannot|(?:ca|wo|do|does)n't)$/;
/** Nouns and particles that say something only after another word: “waiting times”, “top up”. */
const LAST = words('time times place places point points part parts thing things way ways up out off down back');
/** Verbs that “in” and “on” complete. */
const WITH_IN =
  /^(?:log|logg|logged|logging|sign|signed|signing|check|checked|checking|opt|plug|turn|turned|turning|switch|switched)$/;
/** Particles and pronouns of Chinese and Japanese. */
const UNSPACED_COMMON = words(
  '的 了 是 我 你 您 他 她 它 们 在 有 和 就 都 也 还 很 这 那 个 吗 呢 吧 啊 与 及 或 而 但 被 把 给 让 从 到 对 为 以 着 过 得 地 の は が を に へ と も で や か ね よ な た て し す ま',
);
const COMMON_OF = new Map(Object.entries(FUNCTION_WORDS).map(([language, list]) => [language, words(list)]));
/** English words that lead a phrase nowhere, but may be inside one. */
const WEAK = words(
  'quickly actually currently recently simply especially usually generally completely absolutely totally extremely particularly definitely obviously literally constantly immediately possibly apparently certainly hopefully eventually regularly accidentally somehow please thank thanks hello hi hey dear etc ie eg able since due despite regarding okay wondering happened happen happening keeps became become felt feel asked ask told tell find found start started wanna usual zero ten twenty thirty forty fifty sixty seventy eighty ninety hundred thousand percent still soon anywhere seem seems seemed asap supposed turn turns easily certain various including anymore instead apart otherwise therefore however show shows give gives appear appears say hear heard bit quick cant dont didnt wont isnt doesnt im ive today yesterday tomorrow xxxx',
);
/** Adverbs and adjectives that say too little alone: “long”, “truly”. */
const QUALIFIER =
  /^(?:(?!family|reply|supply|assembly|anomaly|friendly|elderly|lovely).{3,}ly|better|best|worse|long|longer|short|shorter|big|bigger|small|smaller|large|high|higher|low|lower|old|new|additional|extra|whole|main|own|same|many|full|real|due|happy|kept|hard|easy|easier|nice)$/;
/** Common words that are no names when written in capitals. */
const TWO_LETTERS = words('am an as at be by do go he if in is it me my no of ok on or so to up us we');
/** Longer words do not occur. */
const WORD_MAX = 40;

/** UTF-16 units of a text that are read, which bounds memory. */
const READ_MAX = 2_000;

/** The words at the beginning of a text in order, with the roles of each in a title. */
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
    const flags = form.length > WORD_MAX ? 0 : flagsOf(form, lower, common, shouts, found.at(-1));
    found.push({ form, key: singular(lower), flags, first, apart });
    [first, apart] = [false, false];
  }
  return found;
}

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
  before: TitleWord | undefined,
): number {
  if (isUnspaced(form)) return UNSPACED_COMMON.has(form) ? INSIDE : TELLING;
  if (common) return common.has(lower) ? INSIDE : lower.length > 2 && !/^\d+$/.test(lower) ? TELLING : INSIDE;
  if (NEGATIONS.test(lower)) return BEGINS | INSIDE;
  if (LAST.has(lower)) return ENDS | INSIDE;
  if ((lower === 'in' || lower === 'on') && before && WITH_IN.test(before.key)) return ENDS | INSIDE;
  if (LINKS.has(lower)) return INSIDE;
  if (WEAK.has(lower)) return INSIDE;
  if (QUALIFIER.test(lower)) return BEGINS | ENDS | INSIDE;
  if (isTelling(lower)) return TELLING;
  // Short words in capitals are names: “UX”, “ID”.
  return !shouts && /^\p{Lu}{2}$/u.test(form) && !TWO_LETTERS.has(lower) ? TELLING : 0;
}

/** Without the plural ending of English nouns. Only for counting: never shown. */
const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && word.endsWith('s') && !/(?:ss|us|is|'s)$/.test(word)
      ? word.slice(0, -1)
      : word;
