import type { TextRange } from '../content/index.ts';
import { wordsIn } from '../redaction/index.ts';
import { ERASED, type Eraser } from './eraser.ts';

/** A run of equal words this long is a copy, as for redactions (decided). */
const COPY_WORDS = 6;
/** Shorter sentences are too common to belong to anyone, even as a text of nothing else. */
const ALONE_WORDS = 3;
const ENDS = /[.!?…。！？\n]+/u;

type Words = readonly string[];
const wordsOf = (text: string): string[] => wordsIn(text).map(({ word }) => word);
const runAt = (words: Words, at: number): string => words.slice(at, at + COPY_WORDS).join(' ');

/** Finds copies of what a person said, and sentences that tell it in other words. */
export class SaidCopies {
  private readonly runs = new Set<string>();
  private readonly alone = new Set<string>();
  /** By their first run. */
  private readonly retold = new Map<string, Words[]>();
  private readonly turns: string[] = [];

  /** @param said the words of their speaker turns */
  constructor(said: readonly string[]) {
    for (const turn of said) {
      const words = wordsOf(turn);
      this.turns.push(` ${words.join(' ')} `);
      for (let at = 0; at + COPY_WORDS <= words.length; at += 1) this.runs.add(runAt(words, at));
      for (const sentence of [turn, ...turn.split(ENDS)]) this.addAlone(wordsOf(sentence));
    }
  }

  get isEmpty(): boolean {
    return this.runs.size + this.alone.size + this.retold.size === 0;
  }

  /** Whether a quote can be theirs: it holds a copy, or is part of what they said. */
  isSaid(quote: string): boolean {
    const wanted = ` ${wordsOf(quote).join(' ')} `;
    return this.isIn(quote) || this.turns.some((turn) => turn.includes(wanted));
  }

  /** A sentence that was generated from what they said. Only the whole sentence is a copy. */
  addRetold(sentence: string): void {
    const words = wordsOf(sentence);
    if (words.length < COPY_WORDS) return this.addAlone(words);
    const first = runAt(words, 0);
    this.retold.set(first, [...(this.retold.get(first) ?? []), words]);
  }

  isIn(text: string): boolean {
    return this.rangesIn(text).length > 0;
  }

  readonly erase: Eraser = (text) => {
    const ranges = this.rangesIn(text);
    const erased = ranges
      .toReversed()
      .reduce((left, { start, end }) => left.slice(0, start) + ERASED + left.slice(end), text);
    return { text: erased, count: ranges.length };
  };

  /** In UTF-16 units. */
  private rangesIn(text: string): TextRange[] {
    const found = wordsIn(text);
    const words = found.map(({ word }) => word);
    if (words.length > 0 && this.alone.has(words.join(' ')))
      return [{ start: found[0]!.start, end: found.at(-1)!.end }];
    const ranges: { start: number; end: number }[] = [];
    for (let at = 0; at + COPY_WORDS <= words.length; at += 1) {
      const length = this.copyAt(words, at);
      if (length === 0) continue;
      const [start, end] = [found[at]!.start, found[at + length - 1]!.end];
      const last = ranges.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else ranges.push({ start, end });
    }
    return ranges;
  }

  /** Words of the copy that begins here; 0 if none does. */
  private copyAt(words: Words, at: number): number {
    const run = runAt(words, at);
    const retold = (this.retold.get(run) ?? []).filter((one) => one.every((word, index) => words[at + index] === word));
    return Math.max(this.runs.has(run) ? COPY_WORDS : 0, ...retold.map(({ length }) => length));
  }

  private addAlone(words: Words): void {
    if (words.length >= ALONE_WORDS) this.alone.add(words.join(' '));
  }
}
