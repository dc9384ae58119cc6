import { saysDay, writtenDate } from '../../dates/index.ts';

const NAME_MAX = 50;
/** Longest display name in meeting programs. */
export const LABEL_MAX = 100;

const NAME = /^[\p{L}][\p{L}\p{M}\p{N}.'’"“”()&/_#, -]*$/u;
/** Common labels before a colon that are not speakers: parts of URLs, form fields, sentence starts. */
const NO_NAMES = new Set([
  'http',
  'https',
  'ftp',
  'mailto',
  'file',
  'tel',
  'note',
  'source',
  'url',
  'link',
  'figure',
  'table',
  'example',
  'remember',
  'important',
  'warning',
  'name',
  'role',
  'title',
  'date',
  'time',
  'duration',
  'day',
  'age',
  'gender',
  'city',
  'location',
  'country',
  'company',
  'organisation',
  'organization',
  'team',
  'department',
  'industry',
  'position',
  'job',
  'job title',
  'email',
  'e-mail',
  'phone',
  'website',
  'status',
  'type',
  'id',
  'tags',
  'tag',
  'topic',
  'subject',
  'goal',
  'goals',
  'method',
  'participants',
  'attendees',
  'agenda',
  'pros',
  'cons',
  'likes',
  'dislikes',
  'pain points',
  'summary',
  'background',
  'context',
  'quote',
  'insight',
  'insights',
  'finding',
  'findings',
  'recommendation',
  'recommendations',
  'next steps',
  'action items',
  'action',
  'created',
  'updated',
  'recorded',
  'version',
  'price',
  'strengths',
  'weaknesses',
  'opportunities',
  'threats',
  'advantages',
  'disadvantages',
  'problem',
  'solution',
  'result',
  'results',
  'conclusion',
  'comment',
  'comments',
  'rolle',
  'datum',
  'alter',
  'ort',
  'firma',
  'vorteile',
  'nachteile',
  'ziel',
  'ziele',
  'nombre',
  'fecha',
  'edad',
  'nom',
  'âge',
  'ville',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'montag',
  'dienstag',
  'mittwoch',
  'donnerstag',
  'freitag',
  'samstag',
  'sonntag',
  '关键词',
  '文字记录',
  '主题',
  '时间',
  '日期',
  '参会人',
  'yes',
  'no',
  'ok',
  'okay',
  'so',
  'but',
  'and',
  'well',
  'then',
  'first',
  'second',
  'third',
  'finally',
  'however',
  'also',
]);
const PHONE = /^\+?\d[\d ()./-]{5,}\d$/;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
// a title such as `Prof.` also ends in a period
const SENTENCE = /\p{Ll}{4}\.\s|[!?…。！？]\s/u;

/** Whether a text before a colon is a form field, the start of a sentence, or a date. */
export const isExcluded = (text: string): boolean =>
  NO_NAMES.has(text.toLowerCase()) || Boolean(writtenDate(text)) || saysDay(text);

const OF_SCHEDULE =
  /^(?:meetings?|calls?|lunch|dinner|breakfast|breaks?|coffee|tea|workshops?|sessions?|stand-?ups?|reviews?|interviews?|besprechung|mittag(?:essen)?|pause|réunion|déjeuner|reunión|almuerzo|reunião|almoço|riunione|pranzo|vergadering)$/i;

/** Whether a text is an entry of a schedule, which recurs next to hours as names do. */
export const isOfSchedule = (text: string): boolean => OF_SCHEDULE.test(text);

/** Whether a text looks like a speaker name: a few words, most of them capitalized, or a single word. */
export function looksLikeName(text: string): boolean {
  if (text.length === 0 || text.length > NAME_MAX || !NAME.test(text) || isExcluded(text)) return false;
  const words = text.split(/[\s,]+/).filter((word) => /\p{L}/u.test(word));
  return (
    words.length === 1 || (words.length <= 6 && isCapital(text) && words.filter(isCapital).length * 2 >= words.length)
  );
}

/**
 * Whether a text can be a display name in a meeting: with a phone number, address, room, pronouns or company after the
 * name. Lower-case words suggest part of a sentence.
 */
export function couldBeName(text: string): boolean {
  if (looksLikeName(text)) return true;
  if (text === '' || text.length > LABEL_MAX || SENTENCE.test(text) || isExcluded(text)) return false;
  if (PHONE.test(text) || ADDRESS.test(text)) return true;
  const words = text.split(/[\s,|/]+/).filter((word) => /\p{L}/u.test(word));
  return (
    words.length > 0 &&
    words.length <= 12 &&
    words.filter(isCapital).length * 2 >= words.length &&
    !/^[\p{Ll}([]/u.test(text)
  );
}

/** Letters of scripts without case count as capital. */
export const isCapital = (word: string): boolean => /^[^\p{L}]*[\p{Lu}\p{Lt}\p{Lo}]/u.test(word);
