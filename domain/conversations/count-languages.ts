import { DUTCH, GERMAN, type QuestionWords } from './count-words.ts';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './count-words-romance.ts';
import { type FlatText, flatText, withWords } from './flat-text.ts';

const LANGUAGES = [GERMAN, FRENCH, SPANISH, PORTUGUESE, ITALIAN, DUTCH];

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const NUMERIC = '\\d{4}-\\d{2}-\\d{2}|\\d{4}';
/** Words that are English already. */
const TRANSLATED = new RegExp(
  `^how many|\\b(?:are there|in (?:the last \\d|this project|\\d{4}|${MONTHS.join('|').toLowerCase()}))`,
  'gu',
);
const END = '(?= |$)';

const dayIn = ({ months, of }: QuestionWords): string =>
  `(?:${NUMERIC}|(?:\\d{1,2}(?:\\.|er|º)? ${of}?)?(?:${months.join('|')})(?: ${of}?\\d{4})?)`;

/** A day, month or year of another language in English words. */
function englishDay(words: string, { months }: QuestionWords): string {
  if (new RegExp(`^(?:${NUMERIC})$`, 'u').test(words)) return words;
  const { flat } = flatText(words);
  const month = MONTHS[months.findIndex((names) => new RegExp(`\\b(?:${names})\\b`, 'u').test(flat))];
  const [day, year] = [/\b\d{1,2}(?!\d)/u, /\b\d{4}/u].map((part) => part.exec(flat)?.[0]);
  return [month, day, year].filter((part) => part !== undefined).join(' ');
}

/** “seit Juni” is “since June”. */
function withPeriods(question: FlatText, words: QuestionWords): FlatText {
  const day = dayIn(words);
  const english = (written: string): string => englishDay(written, words);
  const [before, and] = words.between;
  const [last, days, weeks] = words.lastDays;
  let read = withWords(
    question,
    new RegExp(`\\b(?:${before}) (${day}) (?:${and}) (${day})${END}`, 'u'),
    ([, first = '', second = '']) => `between ${english(first)} and ${english(second)}`,
  );
  for (const [begins, by] of Object.entries(words.periods))
    read = withWords(
      read,
      new RegExp(`\\b(?:${by}) (${day})${END}`, 'u'),
      ([, when = '']) => `${begins} ${english(when)}`,
    );
  for (const [period, by] of Object.entries(words.current))
    read = withWords(read, new RegExp(`\\b(?:${by})${END}`, 'u'), () => period);
  return withWords(
    read,
    new RegExp(`\\b(?:${last}) (\\d{1,3}) (?:(${days})|(?:${weeks}))${END}`, 'u'),
    ([, count, isDays]) => `in the last ${count} ${isDays ? 'days' : 'weeks'}`,
  );
}

/** The beginning, the subject and the verbs in English. */
function withConditions(question: FlatText, words: QuestionWords): FlatText {
  let read = withWords(question, new RegExp(`^(?:${words.asked})`, 'u'), () => 'how many ');
  for (const [noun, by] of Object.entries(words.nouns))
    read = withWords(read, new RegExp(`^how many (?:${by})${END}`, 'u'), () => `how many ${noun}`);
  read = withPeriods(read, words);
  const first = (by: string, english: string): FlatText =>
    withWords(read, new RegExp(`\\b(?:${by})${END}`, 'u'), () => english);
  read = first(words.tagged, 'tagged');
  read = first(words.mention, 'mention');
  read = first(words.there, 'are there');
  read = first(words.project, 'in this project');
  const withPeople = new RegExp(`^(how many (?:(?!mention|tagged).)*?)\\b(?:${words.with}) `, 'u');
  read = withWords(read, withPeople, ([, start]) => `${start}with `);
  for (const verb of ['mention', 'tagged', 'with'])
    read = withWords(read, new RegExp(`\\b${verb} ${words.articles}(?=\\S)`, 'u'), () => `${verb} `);
  return read;
}

/**
 * A counting question of another language with its beginning, subject, verbs and period in English. Names and words that it asks about stay as they are.
 * Null if it begins in none of the languages, or has words that filters cannot answer.
 */
export function inEnglish(question: string): string | null {
  const asked = flatText(question.replace(/^[¿\s]+/u, ''));
  for (const words of LANGUAGES) {
    const moved = words.moves.reduce(
      (text, [pattern, by]) =>
        withWords(text, pattern, (groups) => by.replace(/\$(\d)/g, (_, group: string) => groups[Number(group)]!)),
      asked,
    );
    if (!new RegExp(`^(?:${words.asked})`, 'u').test(moved.flat)) continue;
    const { written, flat } = withConditions(moved, words);
    const checked = flat.replace(/\bbetween .+? and /u, '').replace(TRANSLATED, '');
    const isUnfit = new RegExp(`\\b(?:${words.unfit})(?=[ ,'’]|$)`, 'u').test(checked);
    const isVague = new RegExp(`\\b(?:mention|tagged|with) (?:${words.vague})${END}`, 'u').test(flat);
    return isUnfit || isVague ? null : written;
  }
  return null;
}
