import { type WrittenTime, timeReader } from '@evident/domain/dates';
import {
  onOneLine,
  type Cue,
  type CueList,
  type CueOfWords,
  type SpokenWord,
  withSpeakersOfWords,
  type TimedWord,
  type ImportFault,
  speakerNamed,
  sentencesOf,
  withTimesBetween,
  wordsAsWritten,
  wordsOfText,
} from '@evident/domain/imports';
import { type Fields, fieldsIn, isFields, listIn, textAt } from './json-fields.ts';
import { cuesOfService } from './service-json.ts';
import { languageTag } from '../notes/language-tag.ts';

const LISTS = [
  'segments',
  'utterances',
  'meeting_transcripts',
  'transcript',
  'transcripts',
  'captions',
  'cues',
  'turns',
  'results',
  'monologues',
  'transcription',
  'sentences',
];
const ENVELOPES = ['results', 'result', 'data', 'response', 'transcript'];
const ENVELOPES_MAX = 4;
const TEXTS = ['text', 'content', 'utterance', 'transcript', 'sentence', 'caption', 'body'];
const SPEAKERS = ['speaker', 'speaker_name', 'speakerName', 'speaker_label', 'interlocutor', 'name', 'speaker_id'];
const WORDS = ['punctuated_word', 'word', 'text'];
const STARTS = ['start', 'start_time', 'startTime', 'from', 'begin', 'ts'];
const ENDS = ['end', 'end_time', 'endTime', 'to', 'endTs'];
const LENGTHS = ['duration', 'dur'];

/** Reads a JSON transcript as written by Whisper and similar tools: a list of pieces with text and a time or speaker. `null` without such a list. */
export function cuesOfJson(value: unknown): CueList | null {
  const service = cuesOfService(value);
  if (service) return { cues: service, faults: [], language: languageIn(value), raw: {} };
  const pieces = piecesIn(value);
  if (!pieces) return wholeTextOf(value);
  const spoken = pieces.map((piece) => ({
    piece,
    start: written(piece, STARTS),
    end: written(piece, ENDS) ?? endByLength(piece),
    text: textOf(piece),
  }));
  const ms = timeReader(spoken);
  const faults: ImportFault[] = [];
  const said = spoken.flatMap(({ piece, start, end, text }, index): CueOfWords[] => {
    if (!isPiece(piece)) faults.push({ line: null, cause: `Piece ${index + 1} has no text` });
    const isReversed = isBefore(ms(end), ms(start));
    if (isReversed)
      faults.push({ line: null, cause: `Piece ${index + 1} ends before it starts; its words have no times` });
    const span = isReversed ? UNTIMED : { start: ms(start), end: ms(end) };
    const own = withTimesBetween(spokenWords(piece['words'], ms), span);
    const words = timedWords(own, text, span);
    return text.trim() === ''
      ? []
      : [
          {
            cue: {
              ...span,
              speaker: speakerNamed(textAt(piece, SPEAKERS)),
              text: text.trim(),
              ...(words && { words }),
            },
            words: own,
          },
        ];
  });
  const hasWords = said.some(({ cue, words }) => cue.words ?? words.length > 0);
  return {
    cues: withSpeakersOfWords(hasWords ? said : withWordsBeside(said, wordsOfAll(value, ms))),
    faults,
    language: languageIn(value),
    raw: {},
  };
}

/** Assigns words from a separate list (OpenAI) to the pieces whose time range holds them. */
function withWordsBeside(said: readonly CueOfWords[], words: readonly SpokenWord[]): CueOfWords[] {
  let next = 0;
  return said.map(({ cue }) => {
    const from = next;
    while (next < words.length && (words[next]?.start ?? 0) < (cue.end ?? 0)) next += 1;
    const own = words.slice(from, next);
    const timed = wordsOfText(
      cue.text,
      own.map(({ text, start, end }) => ({ text, start: start ?? 0, end: end ?? 0 })),
      cue,
    );
    return { cue: timed ? { ...cue, words: timed } : cue, words: own };
  });
}

/** Words that are listed apart from the pieces, with their times. */
function wordsOfAll(value: unknown, ms: (time: WrittenTime) => number | null): SpokenWord[] {
  const { words, word_segments: segments } = fieldsIn(value);
  return spokenWords(words ?? segments, ms).filter(({ start, end }) => start !== null && end !== null);
}

const spokenWords = (words: unknown, ms: (time: WrittenTime) => number | null): SpokenWord[] =>
  listIn(words).flatMap((word) => {
    const text = textAt(word, WORDS);
    const [start, end] = [ms(written(word, STARTS)), ms(written(word, ENDS))];
    const span = isBefore(end, start) ? UNTIMED : { start, end };
    return text === '' ? [] : [{ text, ...span, speaker: speakerNamed(textAt(word, SPEAKERS)) }];
  });

const UNTIMED = { start: null, end: null };
const isBefore = (one: number | null, other: number | null): boolean => one !== null && other !== null && one < other;

/** Looks for the language in the places known services use. */
function languageIn(value: unknown): string | null {
  const { result, results, metadata, recognizedPhrases, phrases } = fieldsIn(value);
  const places = [
    value,
    result,
    results,
    fieldsIn(metadata)['transcription_config'],
    listIn(results)[0],
    listIn(recognizedPhrases)[0],
    listIn(phrases)[0],
  ].map(fieldsIn);
  return languageTag(
    places.map((place) => textAt(place, ['language', 'lang', 'language_code', 'languageCode', 'locale'])).find(Boolean),
  );
}

/** Reads a response with only text, or text and a list of words. */
function wholeTextOf(value: unknown): CueList | null {
  const text = isFields(value) ? value['text'] : null;
  if (!isFields(value) || typeof text !== 'string' || text.trim() === '') return null;
  const cues = wordsBeside(value, text) ?? [{ start: null, end: null, speaker: null, text: text.trim() }];
  return { cues, faults: [], language: languageIn(value), raw: {} };
}

function wordsBeside(value: Fields, text: string): Cue[] | null {
  const words = listIn(value['words']).map((word) => ({
    word,
    text: textAt(word, WORDS),
    start: written(word, STARTS),
    end: written(word, ENDS),
  }));
  if (words.length === 0) return null;
  const ms = timeReader(words);
  const spoken = words.map(({ word, start, end, text: said }) => ({
    text: said,
    start: ms(start),
    end: ms(end),
    speaker: speakerNamed(textAt(word, SPEAKERS)),
  }));
  const asWritten = wordsAsWritten(text, spoken);
  return asWritten ? sentencesOf(asWritten, true) : sentencesOf(spoken);
}

function piecesIn(value: unknown, depth = 0): Fields[] | null {
  if (Array.isArray(value)) return isTranscript(value) ? value.filter(isFields) : null;
  if (!isFields(value) || depth > ENVELOPES_MAX) return null;
  const known = LISTS.map((name) => value[name]).find(isTranscript);
  if (known) return known.filter(isFields);
  // Some services wrap the response.
  for (const name of ENVELOPES) {
    const inside = isFields(value[name]) ? piecesIn(value[name], depth + 1) : null;
    if (inside) return inside;
  }
  return null;
}

const isPiece = (value: unknown): boolean => isFields(value) && TEXTS.some((name) => typeof value[name] === 'string');

/** Most entries need text and some a time or speaker, so a few damaged entries do no harm. */
const isTranscript = (value: unknown): value is unknown[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.filter(isPiece).length * 2 >= value.length &&
  value.some((piece) => isFields(piece) && (written(piece, STARTS) !== null || textAt(piece, SPEAKERS) !== ''));

/** Returns the text of a piece, with the speaker in front (`>> Ann:`) if `content` has it. */
function textOf(piece: Fields): string {
  const text = textAt(piece, TEXTS);
  const { content } = piece;
  return typeof content === 'string' && content.startsWith('>>') && content.endsWith(text) ? content : text;
}

function written(piece: Fields, names: readonly string[]): WrittenTime {
  // whisper.cpp has a separate field for milliseconds.
  const { offsets } = piece;
  if (isFields(offsets)) return written(offsets, names);
  const name = names.find((known) => Object.hasOwn(piece, known));
  const value = name === undefined ? null : piece[name];
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** Some services give a duration instead of an end. */
function endByLength(piece: Fields): WrittenTime {
  const [start, length] = [Number(textAt(piece, STARTS) || NaN), Number(textAt(piece, LENGTHS) || NaN)];
  return Number.isFinite(start + length) ? Math.round((start + length) * 1e6) / 1e6 : null;
}

/** Words with the spaces between them, as the text has them; null if most have no times. */
function timedWords(words: readonly SpokenWord[], text: string, span: Pick<Cue, 'start' | 'end'>): TimedWord[] | null {
  const timed = words.flatMap((word) =>
    word.start === null || word.end === null ? [] : [{ text: word.text, start: word.start, end: word.end }],
  );
  if (timed.length === 0 || timed.length * 2 < words.length) return null;
  // some recognizers write the space before the word, others omit it
  const spaced = timed.some((word, index) => index > 0 && /^\s/.test(word.text))
    ? timed
    : timed.map((word, index) => ({ ...word, text: index > 0 ? ` ${word.text}` : word.text }));
  const isWhole = onOneLine(spaced.map((word) => word.text).join('')) === onOneLine(text);
  return isWhole ? spaced : wordsOfText(text, timed, span);
}
