import type { InlineLine } from './inline-lines.ts';
import { LABEL_MAX, couldBeName, looksLikeName } from '../speakers/name-shape.ts';
import { isOddLabel, mayBeLabel } from '../speakers/unread-label.ts';
import { leadingLabel } from '../speakers/speaker-label.ts';
import { isOutside } from '../speakers/outside-line.ts';
import { MOMENT, MOMENT_IN_WORDS, isOfDay, momentInWords, saysDay, writtenMoment } from '../../dates/index.ts';

/** The possible start of a turn at a line of a transcript. */
export interface TurnStart {
  name: string | null;
  start: number | null;
  /** From the head, if present. */
  end?: number | null;
  /** Characters at the start of the line that are not speech. */
  length: number;
  /** An entry of a list (`Website: https://…`), which makes no speaker but can be said by one. */
  isEntry?: boolean;
  /** Where the speech of the line ends; with the line if absent. */
  until?: number | null;
  /**
   * Evidence that this starts a turn, in the order below: bold name with time and colon; name with time; bold name;
   * name before a colon; unusual name before a colon; name with time of day; name after a time
   * that may be of a schedule; time only; time that may be part of a
   * sentence; heading that is a time; name on a line of its own; the form of all turns. `refused`: a turn by an unknown speaker, or no speech.
   * `doubtful`: the same, or a sentence that ends in a time. `unread`: the same, or a sentence with a colon.
   */
  evidence:
    | 'bold time'
    | 'time'
    | 'bold'
    | 'plain'
    | 'odd'
    | 'clock'
    | 'hour'
    | 'stamp'
    | 'number'
    | 'heading'
    | 'alone'
    | 'form'
    | 'refused'
    | 'doubtful'
    | 'unread';
}

/** A line of a text and its possible turn start. */
export interface Marked {
  line: InlineLine;
  start: TurnStart | null;
}

const TIME = MOMENT;
const RANGE = `(?:\\s*(?:-->|[-–—])\\s*(${TIME}))?`;
const NAME = `[^:：\\[\\]\\s][^:：\\[\\]\\n\\t]{0,${LABEL_MAX - 1}}?`;
// `Anna Berg  0:21`, `Anna: 00:00:21`, `Room 3 (Berlin) | Acme   0:21` on a line of their own
const NAME_THEN_TIME = new RegExp(`^(${NAME})[:：]?([ \\t\\u00a0]+)(${TIME})[:：]?\\s*$`, 'u');
// `Anna: UX   0:21`: a new speaker, even if the name is unusual
const ODD_THEN_TIME = new RegExp(`\\S(?: {2,}| ?[\\t\\u00a0])\\s*(${TIME})\\s*$`, 'u');
// `Anna Berg   1 hour 2 minutes 5 seconds` on a line of their own (Teams)
const NAME_THEN_WORDS = new RegExp(`^(\\S.*?)(?: {2,}|[\\t\\u00a0])\\s*(?=\\d)(${MOMENT_IN_WORDS})\\s*$`, 'u');
// `Anna (00:21): text`, `Anna [00:21]`
const NAME_THEN_BRACKET = new RegExp(
  `^(${NAME})([:：]?)[ \\t\\u00a0]*[[(](${TIME})[\\])]([:：]?)(\\s*)(?=(\\S?))`,
  'u',
);
// `It was late. [00:21]`: the end of what was said
const SENTENCE_THEN_TIME = new RegExp(
  `^[^:：\\[\\]\\n]{1,${LABEL_MAX}}(?:[!?…]|\\p{Ll}{3,}\\.)["”’»]?[ \\t\\u00a0]*[[(]${TIME}[\\])]\\s*$`,
  'u',
);
// `#00:00:21-0#` (f4)
const HASH = '#(\\d{1,2}:\\d{2}:\\d{2}(?:-\\d)?)#';
// `00:00:21.5Anna: text`
const GLUED = '(\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,3})?)(?=\\p{L})';
// `[00:21]`, `[00:00:21.000 --> 00:00:23.500]`, `0:21`, `0:21 - 0:35`
const STAMP = new RegExp(
  `^\\s*(?:[[(](${TIME})${RANGE}[\\])]|(${TIME})${RANGE}(?=\\s|$)|${HASH}|${GLUED})[:：]?(?:\\s+[-–—](?=\\s))?\\s*`,
  'u',
);

/** Marks a change of the speaker. */
const CHANGE = /^\s*>>+\s*\S/;

/** The rest of `Website: https://…`, `Audio file: talk.mp3`, which are entries of a list. */
const ENTRY =
  /^(?:<?(?:https?:\/\/|www\.)\S+|(?:\/|~\/|[A-Za-z]:\\)\S.*|[^.?!]{1,200}\.(?:mp[34]|m4[av]|wav|ogg|flac|aac|wma|mov|webm|avi|docx?|pdf|txt|vtt|srt))\s*$/i;

const BEGIN = LABEL_MAX + 20;
const OF_SCHEDULE = /^(?:0?[1-9]|1\d|2[0-3]):\d{2}$/;

/** Parses the start of a line, of which `boldLength` characters are bold. */
export function turnStart(line: string, boldLength: number): TurnStart | null {
  if (isOutside(line)) return UNKNOWN;
  const begin = beginningOf(line, boldLength);
  if ((!begin || begin.evidence === 'unread') && CHANGE.test(line)) return UNKNOWN;
  if (begin?.name && begin.start === null && ENTRY.test(line.slice(begin.length))) return { ...begin, isEntry: true };
  return begin?.name && begin.start !== null && isOfDay(line.slice(0, begin.length))
    ? { ...begin, evidence: 'clock' }
    : begin;
}

const UNKNOWN: TurnStart = { name: null, start: null, length: 0, evidence: 'refused' };

function beginningOf(line: string, boldLength: number): TurnStart | null {
  const inWords = line.length > 2 * BEGIN ? null : NAME_THEN_WORDS.exec(line);
  if (inWords) return headInWords(inWords[1] ?? '', inWords[2] ?? '', line.length);
  // every other form has a colon near its start, which few other lines have
  if (!/[:：]/.test(line.slice(0, BEGIN))) return null;
  const alone = NAME_THEN_TIME.exec(line);
  if (alone && saysDay(alone[1] ?? '')) return UNKNOWN;
  if (alone && couldBeName(alone[1] ?? '')) return timed(alone[1], alone[3], line.length);
  // a meeting program writes more than one space there, a sentence only one
  if (alone && !/[.,;!?]$/.test(alone[1] ?? ''))
    return timed('', alone[3], 0, /[\t\u00a0]| {2}/.test(alone[2] ?? '') ? 'refused' : 'doubtful');
  const odd = alone || line.length > BEGIN ? null : ODD_THEN_TIME.exec(line);
  if (odd) return timed('', odd[1], 0, 'refused');
  const bracket = SENTENCE_THEN_TIME.test(line) ? null : NAME_THEN_BRACKET.exec(line);
  if (bracket && couldBeName(bracket[1]?.trim() ?? '') && (bracket[2] || bracket[4] || !bracket[6])) {
    const certain = boldLength >= (bracket[1] ?? '').length && Boolean(bracket[2] || bracket[4]);
    return timed(bracket[1], bracket[3], bracket[0].length, certain ? 'bold time' : 'time');
  }
  const stamp = STAMP.exec(line);
  const begin = stamp?.[0].length ?? 0;
  const start = stamp ? writtenMoment(stamp[1] ?? stamp[3] ?? stamp[5]?.replace('-', '.') ?? stamp[6] ?? '') : null;
  const end = writtenMoment(stamp?.[2] ?? stamp?.[4] ?? '');
  const label = leadingLabel(line.slice(begin));
  if (stamp?.[6] && !label) return null;
  if (label && start !== null && isOddLabel(label.name)) {
    // `10:30 Meeting: it moved` is an entry of a schedule
    const evidence = stamp?.[3] && end === null && OF_SCHEDULE.test(stamp[3]) ? 'hour' : 'time';
    return { name: label.name, start, end, length: begin + label.length, evidence };
  }
  if (label && looksLikeName(label.name)) {
    // a stamp that is no time is dropped, not the first letters
    const after = STAMP.exec(line.slice(begin + label.length));
    const bracketed = after?.[1] ? after : null;
    const evidence = boldLength >= label.name.length ? 'bold' : bracketed ? 'time' : 'plain';
    return {
      name: label.name,
      start: bracketed ? writtenMoment(bracketed[1] ?? '') : null,
      length: begin + label.length + (bracketed?.[0].length ?? 0),
      evidence,
    };
  }
  if (label && isOddLabel(label.name))
    return { name: label.name, start: null, length: begin + label.length, evidence: 'odd' };
  if (label && mayBeLabel(label.name)) return { name: null, start, end, length: begin, evidence: 'unread' };
  return start === null
    ? null
    : {
        name: null,
        start,
        end,
        length: begin,
        evidence: stamp?.[1] || stamp?.[5] || begin === line.length ? 'stamp' : 'number',
      };
}

/** Schedules have whole minutes, too, so names before these must recur. */
function headInWords(name: string, time: string, length: number): TurnStart {
  const isWhole = !/\d \D+\d/.test(time);
  const start = momentInWords(time);
  if (!couldBeName(name)) return { name: null, start, length: 0, evidence: isWhole ? 'doubtful' : 'refused' };
  return { name, start, length, evidence: isWhole ? 'clock' : 'time' };
}

const DAY_BEHIND = /[\s,–—-]+(?:today|yesterday|\d{1,4}([./-])\d{1,2}\1\d{1,4}),?(?:\s+at)?$/i;

function timed(name = '', time = '', length = 0, evidence: TurnStart['evidence'] = 'time'): TurnStart | null {
  const start = writtenMoment(time);
  // `Ann Berg - 00:03`, `Ann Berg — 03/12/2024 10:15 AM`
  const bare = name.replace(DAY_BEHIND, '').replace(/[\s–—|•,-]+$/, '');
  return start === null ? null : { name: bare.trim() || null, start, length, evidence };
}
