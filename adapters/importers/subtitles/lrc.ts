import { clockTime } from '@evident/domain/content';
import { type Cue, type CueList, withFittingWords } from '@evident/domain/imports';
import { addAll } from '../notes/add-all.ts';
import { wordsBetweenTimes } from './inline-times.ts';
import { languageTag } from '../notes/language-tag.ts';

const STAMP = /^\s*\[(\d{1,3}:\d{1,2}(?::\d{2})?(?:[.:]\d{1,3})?)\]/;
const FIELD = /^\s*\[([a-z#]{1,12}):([^\]\n]{0,500})\]\s*$/i;
const WORD_TIME = /<\d[\d:.]*>/g;

interface Stamped {
  start: number;
  text: string;
}

/**
 * Reads LRC: `[mm:ss.xx] text`, below fields such as `[ti:Title]`. A line lasts until the next stamp. A stamp without text only ends the previous line.
 * Several stamps repeat a line. The last line lasts until `[length:]`, if given.
 */
export function cuesOfLrc(source: string): CueList {
  const fields: Record<string, string> = {};
  const lines: Stamped[] = [];
  for (const line of source.split(/\r\n|\n|\r/)) {
    const field = FIELD.exec(line);
    if (field && !STAMP.test(line)) fields[(field[1] ?? '').toLowerCase()] = (field[2] ?? '').trim();
    else addAll(lines, stampedIn(line));
  }
  const shift = Number(fields['offset']) || 0;
  const told = lines
    .map(({ start, text }) => ({ start: Math.max(0, start - shift), text }))
    .sort((a, b) => a.start - b.start);
  const length = clockTime(twoDigits(fields['length'] ?? ''));
  const cues = told.flatMap(({ start, text }, index): Cue[] => {
    const words = text.replace(WORD_TIME, ' ').replace(/\s+/g, ' ').trim();
    const next =
      told.slice(index + 1, index + 20).find((other) => other.start > start)?.start ??
      (length !== null && length > start ? length : null);
    if (words === '') return [];
    const cue: Cue = { start, end: next, speaker: null, text: words };
    return [
      next !== null && text.search(WORD_TIME) !== -1
        ? withFittingWords({ ...cue, words: wordsBetweenTimes(text, start, next) })
        : cue,
    ];
  });
  const { ti, la, ...others } = fields;
  const raw = Object.fromEntries(
    Object.entries(others).filter(([name, value]) => value !== '' && !['offset', 'length'].includes(name)),
  );
  return { cues, faults: [], language: languageTag(la), raw: ti ? { ...raw, title: ti } : raw };
}

function stampedIn(line: string): Stamped[] {
  const starts: number[] = [];
  let rest = line;
  for (let match = STAMP.exec(rest); match; match = STAMP.exec(rest)) {
    const start = clockTime(twoDigits(hundredths(match[1] ?? '')));
    if (start !== null) starts.push(start);
    rest = rest.slice(match[0].length);
  }
  return starts.map((start) => ({ start, text: rest.trim() }));
}

/** Some programs write `mm:ss:xx`. */
const hundredths = (time: string): string => (/^\d+:\d+:\d{2}$/.test(time) ? time.replace(/:(\d{2})$/, '.$1') : time);
const twoDigits = (time: string): string => time.trim().replace(/:(\d)(?=[:.]|$)/g, ':0$1');
