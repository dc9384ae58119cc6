import type { Uuid } from '../kernel/index.ts';
import { type ReelItem, placedSpans } from './reel.ts';
import { type TimedWord, isStruck, wordsOf } from './strike.ts';

/** A caption in the time of the reel, in milliseconds. */
export interface Caption {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
  readonly speaker: string | null;
}

/** Two lines of 42 characters, as common for subtitles. */
const CHARACTERS_MAX = 84;
const DURATION_MAX_MS = 6000;
const PAUSE_MS = 800;

/**
 * Captions of the words that remain in a reel. A caption ends with its item, its speaker, a pause, a sentence when it is
 * half full, or when it is full.
 * @param wordsByItem words of each item by its id, sorted, in the time of its recording
 */
export function captionsOf(
  items: readonly ReelItem[],
  wordsByItem: ReadonlyMap<Uuid, readonly TimedWord[]>,
): Caption[] {
  const captions: Caption[] = [];
  let lastItem: Uuid | null = null;
  for (const { item, atMs, ...span } of placedSpans(items)) {
    for (const word of wordsOf(span, wordsByItem.get(item.id) ?? [])) {
      if (isStruck(word, item.cuts)) continue;
      const startMs = atMs + Math.max(0, word.startMs - span.startMs);
      const endMs = atMs + Math.min(span.endMs, word.endMs) - span.startMs;
      const last = captions.at(-1);
      if (last && lastItem === item.id && goesOn(last, word, startMs, endMs))
        captions[captions.length - 1] = { ...last, endMs, text: `${last.text} ${word.text}` };
      else captions.push({ startMs, endMs, text: word.text, speaker: word.speaker });
      lastItem = item.id;
    }
  }
  return captions.filter(({ startMs, endMs }) => endMs > startMs);
}

function goesOn(last: Caption, word: TimedWord, startMs: number, endMs: number): boolean {
  if (last.speaker !== word.speaker || startMs - last.endMs > PAUSE_MS) return false;
  if (last.text.length + 1 + word.text.length > CHARACTERS_MAX || endMs - last.startMs > DURATION_MAX_MS) return false;
  return !(/[.?!…]["'”’)]?$/.test(last.text) && last.text.length > CHARACTERS_MAX / 2);
}

/** WebVTT with the speakers as voices (https://www.w3.org/TR/webvtt1/). */
export const toVtt = (captions: readonly Caption[]): string =>
  [
    'WEBVTT',
    ...captions.map(({ startMs, endMs, text, speaker }) => {
      const voice = speaker === null ? '' : `<v ${escaped(speaker).replace(/\n/g, ' ')}>`;
      return `${stamp(startMs, '.')} --> ${stamp(endMs, '.')}\n${voice}${escaped(text)}`;
    }),
    '',
  ].join('\n\n');

/** SubRip: numbered captions, times with a comma. */
export const toSrt = (captions: readonly Caption[]): string =>
  captions
    .map(({ startMs, endMs, text }, at) => `${at + 1}\n${stamp(startMs, ',')} --> ${stamp(endMs, ',')}\n${text}\n`)
    .join('\n');

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function stamp(ms: number, point: '.' | ','): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${point}${String(ms % 1000).padStart(3, '0')}`;
}
