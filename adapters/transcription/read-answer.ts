import {
  type Cue,
  cleanText,
  endsSentence,
  sentencesOf,
  speakerNamed,
  withFittingWords,
  wordsAsWritten,
  wordsOfText,
} from '@evident/domain/imports';
import type { HeardPiece } from '@evident/domain/transcripts';

type Fields = Readonly<Record<string, unknown>>;
interface Timed {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly speaker: string | null;
}

/**
 * Reads the answer of an engine: `verbose_json` with segments and words, `diarized_json` with speakers, or `json` with
 * only the text. Drops times outside the piece, which engines make up at silences. Null if it is no transcript.
 */
export function heardIn(body: string, durationMs: number): HeardPiece | null {
  const answer = objectIn(body);
  if (!answer || (typeof answer['text'] !== 'string' && !Array.isArray(answer['segments']))) return null;
  const segments = timedIn(answer['segments'], 'text', durationMs);
  const words = [
    ...timedIn(answer['words'], 'word', durationMs),
    ...listIn(answer['segments']).flatMap((segment) => timedIn(segment['words'], 'word', durationMs)),
  ].sort((a, b) => a.start - b.start);
  const { language } = answer;
  return {
    cues: cuesOf(segments, words, typeof answer['text'] === 'string' ? answer['text'] : '', durationMs),
    language: typeof language === 'string' && language !== '' ? language.slice(0, 64) : null,
  };
}

function cuesOf(segments: readonly Timed[], words: readonly Timed[], text: string, durationMs: number): Cue[] {
  if (segments.length === 0)
    return words.length > 0 ? sentencesOf(wordsAsWritten(text, words) ?? words, true) : paragraphsOf(text, durationMs);
  let next = 0;
  return segments.map((segment) => {
    const from = next;
    while (next < words.length && words[next]!.start < segment.end) next += 1;
    const own = wordsOfText(segment.text, words.slice(from, next), segment);
    return own
      ? withFittingWords({ ...segment, words: own.map(({ text: word, start, end }) => ({ text: word, start, end })) })
      : segment;
  });
}

/** Maximum characters of a paragraph made from sentences without times. */
const PARAGRAPH_MAX = 600;

/** A text without times: only the first paragraph has a time, the start of the piece. */
function paragraphsOf(text: string, durationMs: number): Cue[] {
  const paragraphs: string[] = [];
  let current = '';
  for (const word of cleanText(text).trim().split(/\s+/).filter(Boolean)) {
    current = current === '' ? word : `${current} ${word}`;
    if (current.length < PARAGRAPH_MAX || !endsSentence(current)) continue;
    paragraphs.push(current);
    current = '';
  }
  if (current !== '') paragraphs.push(current);
  return paragraphs.map((paragraph, at) => ({
    text: paragraph,
    start: at === 0 ? 0 : null,
    end: at === paragraphs.length - 1 && at === 0 ? durationMs : null,
    speaker: null,
  }));
}

function timedIn(list: unknown, key: 'text' | 'word', durationMs: number): Timed[] {
  return listIn(list).flatMap((item) => {
    const said = item[key] ?? item['text'];
    const [start, end] = [milliseconds(item['start']), milliseconds(item['end'])];
    if (typeof said !== 'string' || said.trim() === '' || start === null || end === null) return [];
    if (start >= durationMs || end < start) return [];
    const { speaker } = item;
    return [
      {
        text: key === 'text' ? cleanText(said).trim() : cleanText(said),
        start,
        end: Math.min(end, durationMs),
        speaker: typeof speaker === 'string' ? speakerNamed(speaker.trim().slice(0, 100)) : null,
      },
    ];
  });
}

const milliseconds = (seconds: unknown): number | null =>
  typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? Math.round(seconds * 1000) : null;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : []);

function objectIn(body: string): Fields | null {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
