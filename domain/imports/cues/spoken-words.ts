import type { Cue, TimedWord } from './cue.ts';
import { endsSentence } from './sentence-end.ts';
import { withTimesBetween } from './untimed-words.ts';

/** A word as listed by a recognizer; punctuation can be an item of its own. */
export interface SpokenWord {
  text: string;
  start: number | null;
  end: number | null;
  speaker: string | null;
  /** Attaches to the word before it. */
  punctuation?: boolean;
}

const SENTENCE_MAX = 400;
const UNKNOWN = { start: null, end: null };

/**
 * Joins single words into sentences of one speaker. Keeps word times if most words have them.
 * @param spaced whether the words include the spaces between them
 */
export function sentencesOf(
  words: readonly SpokenWord[],
  spaced = words.some(({ text }) => /^\s+\S/.test(text)),
): Cue[] {
  const cues: Cue[] = [];
  for (const { text, start, end, speaker, punctuation = false } of withTimesBetween(words, UNKNOWN)) {
    const last = cues.at(-1);
    const word = text.trim();
    if (word === '') continue;
    if (last && punctuation) {
      last.text += word;
      const timed = last.words?.at(-1);
      if (timed) timed.text += word;
      continue;
    }
    const timed: TimedWord | null = start !== null && end !== null ? { text: word, start, end } : null;
    if (!last || last.speaker !== speaker || endsSentence(last.text) || last.text.length > SENTENCE_MAX) {
      cues.push({ text: word, start, end, speaker, ...(timed ? { words: [timed] } : {}) });
      continue;
    }
    const gap = spaced && !/^\s/.test(text) ? '' : ' ';
    last.text += gap + word;
    last.end = end ?? last.end;
    if (timed && last.words) last.words.push({ ...timed, text: gap + word });
    else delete last.words;
  }
  return cues;
}

/** Restores the spaces and punctuation of bare recognizer words from the full text; `null` if they do not match it. */
export function wordsAsWritten<T extends { text: string }>(text: string, words: readonly T[]): T[] | null {
  const low = text.toLowerCase();
  if (low.length !== text.length || words.length === 0) return null;
  const places: number[] = [];
  let from = 0;
  for (const word of words) {
    const bare = word.text.trim().toLowerCase();
    const place = bare === '' ? -1 : low.indexOf(bare, from);
    if (place === -1) return null;
    places.push(place);
    from = place + bare.length;
  }
  return words.map((word, index) => {
    const place = places[index] ?? 0;
    const space = index > 0 && /\s/.test(text[place - 1] ?? '') ? ' ' : '';
    return { ...word, text: space + text.slice(index === 0 ? 0 : place, places[index + 1]).trim() };
  });
}
