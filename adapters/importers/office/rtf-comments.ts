import { cleanText, onOneLine } from '@evident/domain/imports';
import { COMMENTS_MAX, type DocumentThreads, type TextRange, placesIn } from '../notes/comment-places.ts';
import type { RtfRun } from './rtf-words.ts';

/** A place among runs: after so many of them, and so many characters of the last. */
interface RunPlace {
  readonly runs: number;
  readonly within: number;
}

interface RtfComment {
  readonly author: string;
  readonly ref: string;
  day: string | null;
  /** The number of earlier texts of comments. */
  readonly text: number;
  readonly at: RunPlace;
  readonly paragraph: RunPlace;
}

/** Groups whose words say something about a comment (Microsoft RTF 1.9.1, annotations). */
const ABOUT = new Set(['atrfstart', 'atrfend', 'atnauthor', 'atnref', 'atndate']);

/** Collects the comments of an RTF document while it is read. */
export class RtfComments {
  private author = '';
  private words = '';
  private paragraph: RunPlace = { runs: 0, within: 0 };
  private readonly starts = new Map<string, RunPlace>();
  private readonly ends = new Map<string, RunPlace>();
  private readonly list: RtfComment[] = [];

  static isAbout(word: string): boolean {
    return ABOUT.has(word);
  }

  /** The words of the group that is open. */
  say(text: string): void {
    this.words += text;
  }

  begin(runs: readonly RtfRun[]): void {
    this.paragraph = placeOf(runs);
  }

  /** A comment begins; its text is the `text`th of all comments. */
  open(runs: readonly RtfRun[], text: number): void {
    this.list.push({ author: this.author, ref: '', day: null, text, at: placeOf(runs), paragraph: this.paragraph });
    this.author = '';
  }

  /** A group about a comment ends. */
  close(word: string, runs: readonly RtfRun[]): void {
    const words = this.words.trim();
    this.words = '';
    if (word === 'atrfstart') this.starts.set(words, placeOf(runs));
    else if (word === 'atrfend') this.ends.set(words, placeOf(runs));
    else if (word === 'atnauthor') this.author = words;
    const last = this.list.at(-1);
    if (!last) return;
    if (word === 'atnref') this.list[this.list.length - 1] = { ...last, ref: words };
    else if (word === 'atndate') last.day = dayOf(Number(words));
  }

  /** @param texts those of the comments */
  threads(runs: readonly RtfRun[], texts: readonly string[], noteText: string): DocumentThreads {
    const { text, offsetOf } = textOf(runs);
    const all = this.list.filter((comment) => texts[comment.text]?.trim());
    const read = all.slice(0, COMMENTS_MAX);
    const ranges = read.map(({ ref, at, paragraph }): TextRange => {
      const [start, end] = [this.starts.get(ref), this.ends.get(ref)];
      return start && end
        ? { start: offsetOf(start), end: offsetOf(end) }
        : { start: offsetOf(paragraph), end: offsetOf(at) };
    });
    const places = placesIn(noteText, text, ranges);
    const threads = read.map(({ author, day, text: place }, index) => ({
      place: places[index] ?? null,
      resolved: false,
      comments: [{ author: onOneLine(author), day, text: cleanText(texts[place]!).trim() }],
    }));
    return { threads, beyond: all.length - read.length };
  }
}

function placeOf(runs: readonly RtfRun[]): RunPlace {
  const last = runs.at(-1);
  return { runs: runs.length, within: typeof last === 'object' ? last.text.length : 0 };
}

const lengthOf = (run: RtfRun): number => (typeof run === 'object' ? run.text.length : 1);

/** The text of runs, and where places are in it. */
export function textOf(runs: readonly RtfRun[]): { text: string; offsetOf: (place: RunPlace) => number } {
  const offsets = [0];
  for (const run of runs) offsets.push(offsets.at(-1)! + lengthOf(run));
  const text = runs.map((run) => (typeof run === 'object' ? run.text : '\n')).join('');
  return {
    text,
    offsetOf: ({ runs: count, within }) => {
      const last = runs[count - 1];
      return last !== undefined && typeof last === 'object' ? offsets[count - 1]! + within : offsets[count]!;
    },
  };
}

/** A day packed into bits (DTTM): minute 6, hour 5, day 5, month 4, year 9. */
function dayOf(packed: number): string | null {
  const [day, month, year] = [(packed >> 11) & 31, (packed >> 16) & 15, ((packed >> 20) & 511) + 1900];
  const isDay = Number.isInteger(packed) && day > 0 && month > 0 && month <= 12;
  return isDay ? `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` : null;
}
