import { type RichNode, type TextRange, codePoints } from '../content/index.ts';
import { wordsIn } from './copies.ts';
import type { NamedNote } from './named-shapes.ts';
import { spokenSpans } from './spoken-span.ts';

/** Characters of context on each side of an occurrence. */
const AROUND = 60;

/** A place where a name is spoken or written, in code points of the text. */
export interface NamedPlace extends TextRange {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Finds a name in a text: its words in a row, case and punctuation aside, also in possessive forms (“Ana’s”, “Anas”,
 * “James’”).
 */
export function placesNamed(text: string, name: string): NamedPlace[] {
  const wanted = wordsIn(name).map(({ word }) => word);
  const words = wordsIn(text);
  const points = codePoints(text);
  if (wanted.length === 0) return [];
  const found: NamedPlace[] = [];
  for (const [at, { start: from }] of words.entries()) {
    if (!wanted.every((_, index) => isNamed(words[at + index]?.word, wanted, index))) continue;
    const [start, end] = [points.pointAt(from), points.pointAt(words[at + wanted.length - 1]!.end)];
    found.push({
      start,
      end,
      quote: points.slice(start, end),
      before: points.slice(Math.max(0, start - AROUND), start),
      after: points.slice(end, end + AROUND),
    });
  }
  return found;
}

/** Occurrences of one note that are listed. */
const PLACES_MAX = 200;

/** A name in the words of a note, with the times where it is spoken, and among its speakers. */
export function namedIn(
  {
    content,
    text,
    speakers,
  }: { readonly content: RichNode; readonly text: string; readonly speakers: Readonly<Record<string, string>> },
  name: string,
): Pick<NamedNote, 'speakers' | 'places'> {
  const spanOf = spokenSpans(content);
  return {
    speakers: Object.entries(speakers)
      .filter(([, one]) => placesNamed(one, name).length > 0)
      .map(([speakerId, one]) => ({ speakerId, name: one })),
    places: placesNamed(text, name)
      .slice(0, PLACES_MAX)
      .map((place) => {
        const span = spanOf(place);
        return { ...place, startMs: span?.startMs ?? null, endMs: span?.endMs ?? null };
      }),
  };
}

/** Only the last word of a name takes a possessive ending. */
function isNamed(word: string | undefined, wanted: readonly string[], index: number): boolean {
  const name = wanted[index]!;
  return word === name || (index === wanted.length - 1 && (word === `${name}'s` || word === `${name}s`));
}
