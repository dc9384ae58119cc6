import { onOneLine } from './clean-text.ts';
import type { Cue, CueList, TimedWord } from './cue.ts';
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
  if (!pieces) return null;
  const spoken = pieces.map((piece) => ({ piece, start: written(piece, STARTS), end: written(piece, ENDS), text: textOf(piece) }));
  const ms = timeReader(spoken);
  const cues = spoken.flatMap(({ piece, start, end, text }): Cue[] => {
    const words = wordsOf(piece, ms);
    const whole = words && onOneLine(words.map((word) => word.text).join('')) === onOneLine(text) ? { words } : {};
    const speaker = textAt(piece, SPEAKERS);
    return text.trim() === '' ? [] : [{ start: ms(start), end: ms(end), speaker: speaker === '' ? null : speaker, text: text.trim(), ...whole }];
  });
  const told = isFields(value) ? textAt(value, ['language', 'lang']) : '';
  return { cues, faults: [], language: languageTag(told), raw: {} };
}

function listIn(value: unknown): Fields[] | null {
  if (Array.isArray(value)) return isTranscript(value) ? value : null;
  if (!isFields(value)) return null;
  const known = LISTS.map((name) => value[name]).find(isTranscript);
  return known ?? null;
}

const isTranscript = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields) && value.every((piece) => TEXTS.some((name) => typeof piece[name] === 'string')) &&
  value.some((piece) => written(piece, STARTS) !== null || textAt(piece, SPEAKERS) !== '');

/** The text of a piece; where a second one is the same with the name of the speaker before it, that one. */
function textOf(piece: Fields): string {
  const text = textAt(piece, TEXTS);
  const { content } = piece;
  return typeof content === 'string' && content.startsWith('>>') && content.endsWith(text) ? content : text;
}

function textAt(piece: Fields, names: readonly string[]): string {
  for (const name of names) {
    const value = Object.hasOwn(piece, name) ? piece[name] : undefined;
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
}

function written(piece: Fields, names: readonly string[]): WrittenTime {
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
