import { onOneLine } from './clean-text.ts';
import type { Cue, CueList, TimedWord } from './cue.ts';
import type { ImportFault } from './imported-note.ts';
import { languageTag } from './subtitles.ts';
import { type WrittenTime, timeReader } from './time-scale.ts';

type Fields = Record<string, unknown>;

const LISTS = ['segments', 'utterances', 'meeting_transcripts', 'transcript', 'transcripts', 'captions', 'cues', 'turns', 'results', 'monologues', 'transcription'];
const TEXTS = ['text', 'content', 'utterance', 'transcript', 'sentence', 'caption'];
const SPEAKERS = ['speaker', 'speaker_name', 'speakerName', 'speaker_label', 'interlocutor', 'name'];
const STARTS = ['start', 'start_time', 'startTime', 'from', 'begin', 'ts'];
const ENDS = ['end', 'end_time', 'endTime', 'to', 'endTs'];

/** A transcript in JSON, as Whisper and its kin write it: a list of pieces with a text and a time or a speaker. `null` when there is no such list. */
export function cuesOfJson(value: unknown): CueList | null {
  const pieces = listIn(value);
  if (!pieces) return wholeTextOf(value);
  const spoken = pieces.map((piece) => ({ piece, start: written(piece, STARTS), end: written(piece, ENDS), text: textOf(piece) }));
  const ms = timeReader(spoken);
  const faults: ImportFault[] = [];
  const cues = spoken.flatMap(({ piece, start, end, text }, index): Cue[] => {
    if (!isPiece(piece)) faults.push({ line: null, cause: `Piece ${index + 1} has no text` });
    const words = wordsOf(piece, ms);
    const whole = words && onOneLine(words.map((word) => word.text).join('')) === onOneLine(text) ? { words } : {};
    return text.trim() === '' ? [] : [{ start: ms(start), end: ms(end), speaker: speakerOf(piece), text: text.trim(), ...whole }];
  });
  const told = isFields(value) ? textAt({ ...(isFields(value['result']) ? value['result'] : {}), ...value }, ['language', 'lang']) : '';
  return { cues, faults, language: languageTag(told), raw: {} };
}

/** Recognisers that were asked for text alone write nothing else. */
function wholeTextOf(value: unknown): CueList | null {
  const text = isFields(value) ? value['text'] : null;
  if (!isFields(value) || typeof text !== 'string' || text.trim() === '') return null;
  return { cues: [{ start: null, end: null, speaker: null, text: text.trim() }], faults: [], language: languageTag(textAt(value, ['language', 'lang'])), raw: {} };
}

function listIn(value: unknown): Fields[] | null {
  if (Array.isArray(value)) return isTranscript(value) ? value.filter(isFields) : null;
  if (!isFields(value)) return null;
  const known = LISTS.map((name) => value[name]).find(isTranscript);
  // some services put the answer into an envelope
  return known ? known.filter(isFields) : isFields(value['results']) ? listIn(value['results']) : null;
}

const isPiece = (value: unknown): boolean => isFields(value) && TEXTS.some((name) => typeof value[name] === 'string');

/** Most entries have a text and some a time or a speaker: a few that are spoiled do not spoil the others. */
const isTranscript = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.filter(isPiece).length * 2 >= value.length &&
  value.some((piece) => isFields(piece) && (written(piece, STARTS) !== null || textAt(piece, SPEAKERS) !== ''));

/** The text of a piece; where a second one is the same with the name of the speaker before it, that one. */
function textOf(piece: Fields): string {
  const text = textAt(piece, TEXTS);
  const { content } = piece;
  return typeof content === 'string' && content.startsWith('>>') && content.endsWith(text) ? content : text;
}

/** Recognisers count the speakers whose names they can't know: `0`, `A`. */
function speakerOf(piece: Fields): string | null {
  const name = textAt(piece, SPEAKERS);
  return name === '' ? null : /^(?:\d{1,3}|[A-Z])$/.test(name) ? `Speaker ${name}` : name;
}

function textAt(piece: Fields, names: readonly string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(piece, name) ? piece[name] : undefined;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
}

function written(piece: Fields, names: readonly string[]): WrittenTime {
  // whisper.cpp keeps its milliseconds apart
  const { offsets } = piece;
  if (isFields(offsets)) return written(offsets, names);
  const name = names.find((known) => Object.hasOwn(piece, known));
  const value = name === undefined ? null : piece[name];
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** The words of a piece when each of them has its times. */
function wordsOf(piece: Fields, ms: (time: WrittenTime) => number | null): TimedWord[] | null {
  if (!Array.isArray(piece['words']) || piece['words'].length === 0) return null;
  const words = piece['words'].map((word: unknown): TimedWord | null => {
    if (!isFields(word)) return null;
    const [text, start, end] = [textAt(word, ['word', 'text', 'punctuated_word']), ms(written(word, STARTS)), ms(written(word, ENDS))];
    return text === '' || start === null || end === null ? null : { text, start, end };
  });
  if (words.some((word) => word === null)) return null;
  const timed = words.filter((word) => word !== null);
  // some recognisers write the space before the word, others leave it out
  return timed.some((word, index) => index > 0 && /^\s/.test(word.text)) ? timed : timed.map((word, index) => ({ ...word, text: index > 0 ? ` ${word.text}` : word.text }));
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
