import { LABEL_MAX } from '../speakers/name-shape.ts';
import { refuse } from '../../kernel/index.ts';
import { PATTERN_MOMENT, patternMoment } from './pattern-moment.ts';

/** Longest template of a pattern, in characters. */
export const PATTERN_MAX = 200;
const LINES_MAX = 5;
/** Characters of a line in which a head must end. */
const HEAD_MAX = 250;

/**
 * How turns begin, as a template: `[{time}] {name}: {text}`, `{name}⏎{time}⏎{text}`. Its lines are lines of the text
 * with words. Other characters stand for themselves; a hyphen also for dashes, `-->` for arrows, spaces for any number
 * of spaces.
 */
export interface TurnPattern {
  readonly template: string;
  readonly lines: readonly RegExp[];
  readonly hasTime: boolean;
  /** Whether words follow on the last line of the head. */
  readonly goesOn: boolean;
}

/** The head of a turn that a pattern found: its lines are `lines`, the words of the last are from `from` to `until`. */
export interface PatternHead {
  /** As written, not necessarily a name. */
  readonly name: string | null;
  readonly number: number | null;
  readonly start: number | null;
  readonly end: number | null;
  /** False if the time is none (`0:75`): the words have no time, and are said by the name all the same. */
  readonly isTimed: boolean;
  readonly lines: number;
  readonly from: number;
  readonly until: number | null;
}

const FIELD = /\{(name|time|end|number|text|skip)\}/;
const OF_FIELD: Readonly<Record<string, string>> = {
  name: `(?<name>\\S(?:[^\\n]{0,${LABEL_MAX - 1}}?\\S)??)`,
  time: `(?<time>${PATTERN_MOMENT})(?![.,:;]?\\d)`,
  end: `(?<end>${PATTERN_MOMENT})(?![.,:;]?\\d)`,
  number: '(?<number>\\d{1,6})',
  skip: '[^\\n]{0,200}?',
};
const BLANK = '[ \\t\\u00a0\\u202f]';

/** @throws Refusal if the template has no name and no time, or names a part twice */
export function turnPattern(template: string): TurnPattern {
  const lines = template
    .replace(/\r\n?|⏎/g, '\n')
    .replace(/\n+$/, '')
    .split('\n');
  const fields = lines.flatMap((line) => partsOf(line).flatMap((part) => FIELD.exec(part)?.[1] ?? []));
  if (template.length > PATTERN_MAX || lines.length > LINES_MAX)
    refuse('BAD_USER_INPUT', 'The form is too long', `Use at most ${LINES_MAX} lines and ${PATTERN_MAX} characters.`);
  if (!fields.includes('name') && !fields.includes('time'))
    refuse('BAD_USER_INPUT', 'The form has neither {name} nor {time}', 'Write it like [{time}] {name}: {text}.');
  const named = fields.filter((field) => field !== 'skip');
  if (new Set(named).size < named.length)
    refuse(
      'BAD_USER_INPUT',
      'The form has a part twice',
      'Use each of {name}, {time}, {end}, {number} and {text} once.',
    );
  if (/\{(?:name|time|end|number|text)\}\{(?:name|text)\}/.test(template))
    refuse('BAD_USER_INPUT', 'Two parts of the form touch', 'Write the characters between them, such as a space.');
  const heads = lines.filter((line) => line.trim() !== '{text}');
  if (heads.slice(0, -1).some((line) => line.includes('{text}')))
    refuse('BAD_USER_INPUT', 'The words come before the end of the head', 'Write {text} last.');
  return {
    template,
    lines: heads.map(lineOf),
    hasTime: fields.includes('time'),
    goesOn: heads.at(-1)!.includes('{text}'),
  };
}

/** Finds the head of a turn at lines with words, the first of them at `at`. */
export function headAt({ lines: patterns }: TurnPattern, lines: readonly string[], at: number): PatternHead | null {
  const found: Record<string, string | undefined> = {};
  let [from, until]: [number, number | null] = [0, null];
  for (const [below, pattern] of patterns.entries()) {
    const line = lines[at + below];
    const match = line === undefined ? null : pattern.exec(line);
    if (!line || !match || headLength(match) > HEAD_MAX) return null;
    Object.assign(found, definedIn(match.groups ?? {}));
    const text = match.groups?.['text'];
    from = text === undefined ? match[0].length : match[0].lastIndexOf(text);
    until = text === undefined ? null : from + text.length;
  }
  const [start, end] = [momentIn(found['time']), momentIn(found['end'])];
  const number = found['number'] === undefined ? null : Number(found['number']);
  return {
    name: found['name']?.trim() ?? null,
    number,
    start,
    end: end === start ? null : end,
    lines: patterns.length,
    from,
    until,
    isTimed: found['time'] === undefined || start !== null,
  };
}

const momentIn = (text: string | undefined): number | null => (text === undefined ? null : patternMoment(text));
const headLength = (match: RegExpExecArray): number => match[0].length - (match.groups?.['text']?.length ?? 0);
const definedIn = (groups: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

const partsOf = (line: string): string[] =>
  line.split(/(\{(?:name|time|end|number|text|skip)\}|-{1,2}>|→|[ \u00a0]+)/).filter(Boolean);

/** A line of a template as an expression: without `{text}` to the end of the line, with it to its beginning. */
function lineOf(line: string): RegExp {
  const parts = partsOf(line.trim());
  const last = parts.at(-1) === '{text}';
  const body = (last ? parts.slice(0, -1) : parts).map((part, place) =>
    expressionOf(part, parts[place - 1], parts[place + 1]),
  );
  return new RegExp(`^${BLANK}*${body.join('')}${last ? `${BLANK}*` : '\\s*$'}`, 'u');
}

function expressionOf(part: string, before = '', after = ''): string {
  const field = FIELD.exec(part)?.[1];
  if (field === 'text') return '(?<text>[^\\n\\t]*)';
  if (field !== undefined) return OF_FIELD[field]!;
  if (/^(?:-{1,2}>|→)$/.test(part)) return '(?:-{1,2}>|→|[-–—])';
  if (/^[ \u00a0]+$/.test(part)) return /\w\}$/.test(before) && /^\{\w/.test(after) ? `${BLANK}+` : `${BLANK}*`;
  return [...part].map(literal).join('');
}

const literal = (character: string): string =>
  character === '-'
    ? '[-–—]'
    : character === ':'
      ? // not that of `10:30`
        `${BLANK}*[:：](?!(?<=\\d:)\\d)`
      : character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
