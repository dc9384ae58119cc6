import { detectLanguage, FUNCTION_WORDS } from '../kernel/index.ts';

/** Words with which questions begin in English, and requests for an answer. */
const OPENINGS = new Set(
  'what which who whom whose when where why how do does did is are was were can could should would will has have had summarize summarise explain describe compare list tell'.split(
    ' ',
  ),
);

/** Words that say nothing about the subject of a question: of questions and requests, and the commonest function words. */
const EMPTY_WORDS = new Set(
  `what which who whom whose when where why how do does did done is are was were be been being am can could should would will shall may might must has have had having
  a an the this that these those it its they them their there here he him she her his hers we us our you your i me my mine
  of to in on at for from by with about into over under between during after before as than and or but not no if so
  say said says saying tell told telling think thought thinks thoughts thinking feel felt feels feeling
  mention mentioned mentions mentioning discuss discussed discusses discussing discussion discussions talk talked talks talking
  summarize summarise summary explain describe list compare opinion opinions people everyone anyone someone meeting
  customers users participants respondents interviewees clients
  many much most some any all each other else more
  group team presenting presented conclusion reason reasons propose proposed recommend recommended respond responded
  view views attitude perspective introduce introduced come came make made give gave given regarding concerning according`.split(
    /\s+/,
  ),
);

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** Whether someone asks something, rather than looks for words: three words with a question mark, or at least four that begin like a question. */
export function isQuestion(text: string): boolean {
  const words = wordsOf(text);
  if (/[?？؟]\s*$/u.test(text)) return words.length >= 2 || /[\p{Script=Han}\p{Script=Hiragana}]{3}/u.test(text);
  return words.length >= 4 && OPENINGS.has(words[0]!.toLowerCase());
}

/** The language in which a question is asked, by its function words; null if they do not say. */
export const languageOf = (question: string): string | null =>
  detectLanguage(wordsOf(question).map((word) => word.toLowerCase()));

/**
 * The words of a question that say what it is about, as they were typed; all of them if none is left.
 * @param language of the question, if it is known
 */
export function subjectOf(question: string, language: string | null = null): string {
  const common = language === null || language === 'en' ? null : new Set(FUNCTION_WORDS[language]?.split(' '));
  const telling = wordsOf(question).filter((word) => {
    const lower = word.toLowerCase();
    return !EMPTY_WORDS.has(lower) && !common?.has(lower);
  });
  return telling.length > 0 ? telling.join(' ') : question;
}
