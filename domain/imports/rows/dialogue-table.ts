import type { Cue } from '../cues/cue.ts';
import { speakerNamed } from '../speakers/speaker-roster.ts';
import { sentencesOf } from '../cues/spoken-words.ts';
import { timeReader } from '../../dates/index.ts';

/** Column indexes of a transcript table. `word`: each row is a single word; gives its punctuation column. */
export interface DialogueColumns {
  text: number;
  speaker: number | null;
  start: number | null;
  end: number | null;
  word: { punctuation: number | null } | null;
}

export const TEXTS = ['utterance', 'text', 'transcript', 'transcription', 'sentence', 'words'];
const WORDS = ['token', 'word'];
export const SPEAKERS = ['speaker', 'interlocutor', 'speaker_name', 'speaker name'];
const STARTS = ['start', 'start_time', 'start time', 'begin', 'ts', 'from', 'timestamp', 'timecode', 'time'];
/** NVivo: `0:04.0 - 0:09.2` */
const SPANS = ['timespan', 'time span'];
const CONTENTS = ['content', ...TEXTS];
const SPAN = /^(.*?\d)\s*(?:-->|[-–—])\s*(\d.*)$/;
const ENDS = ['end', 'end_time', 'end time', 'stop', 'endts', 'to'];
const COLUMN_WORDS = new Set([SPEAKERS, STARTS, SPANS, CONTENTS, ENDS].flat().flatMap((name) => name.split(' ')));

/** Whether a word names a column of a transcript table, or is part of such a name. */
export const isOfSpeechColumn = (word: string): boolean => COLUMN_WORDS.has(word.toLowerCase());

/**
 * Detects a transcript table, with a row per utterance: text with a time, or words with a speaker. `null` for any other
 * table.
 */
export function dialogueColumns(header: readonly string[]): DialogueColumns | null {
  const names = header.map((name) => name.trim().toLowerCase());
  const find = (known: readonly string[]): number | null => {
    const place = names.findIndex((name) => known.includes(name));
    return place === -1 ? null : place;
  };
  const [span, content] = [find(SPANS), find(CONTENTS)];
  if (span !== null && content !== null)
    return { text: content, speaker: find(SPEAKERS), start: span, end: span, word: null };
  const [speaker, start, end, text, word] = [find(SPEAKERS), find(STARTS), find(ENDS), find(TEXTS), find(WORDS)];
  if (text !== null && start !== null && (end !== null || speaker !== null))
    return { text, speaker, start, end, word: null };
  return word !== null && speaker !== null
    ? { text: word, speaker, start, end, word: { punctuation: find(['punctuation']) } }
    : null;
}

/** Speech of a table. */
export interface TableSpeech {
  cues: Cue[];
  /** Indexes of rows that end before they start. Their words have no times. */
  reversed: number[];
}

/**
 * Converts rows to cues, joining single words into sentences of one speaker. `null` if the times are not positions in a
 * recording: messages have a date, or senders and recipients.
 */
export function cuesOfTable(rows: readonly (readonly string[])[], columns: DialogueColumns): TableSpeech | null {
  const cell = (row: readonly string[], column: number | null): string =>
    column === null ? '' : (row[column] ?? '').trim();
  const pieces = rows.map((row) => ({
    text: cell(row, columns.text) + cell(row, columns.word?.punctuation ?? null),
    speaker: namedIn(cell(row, columns.speaker)),
    ...timesIn(cell(row, columns.start), cell(row, columns.end)),
  }));
  const ms = timeReader(pieces);
  const reversed: number[] = [];
  const cues = pieces.flatMap(({ text, speaker, ...times }, row): Cue[] => {
    const [start, end] = [ms(times.start), ms(times.end)];
    const isReversed = start !== null && end !== null && end < start;
    if (isReversed && text !== '') reversed.push(row);
    return text === '' ? [] : [{ text, speaker, ...(isReversed ? { start: null, end: null } : { start, end }) }];
  });
  const timed = pieces.filter(({ start }) => start !== '');
  if (timed.length > 0 ? timed.filter(({ start }) => ms(start) !== null).length * 2 <= timed.length : !columns.word)
    return null;
  return { cues: columns.word ? sentencesOf(cues) : cues, reversed };
}

/** Both times of a cell that is a span. */
function timesIn(start: string, end: string): { start: string; end: string } {
  const [, from, until] = start === end ? (SPAN.exec(start) ?? []) : [];
  return from === undefined || until === undefined ? { start, end } : { start: from, end: until };
}

/** A number is a speaker label by a recognizer; a letter can be a name. */
const namedIn = (speaker: string): string | null => (/^\d+$/.test(speaker) ? speakerNamed(speaker) : speaker || null);

/** Returns the columns without a role in a transcript. */
export const otherColumns = ({ text, speaker, start, end, word }: DialogueColumns, width: number): number[] =>
  Array.from({ length: width }, (_, column) => column).filter(
    (column) => ![text, speaker, start, end, word?.punctuation].includes(column),
  );
