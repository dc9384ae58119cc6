import { caseless } from '../../../text/index.ts';

/** Words, some with any ending, compared as `caseless` folds them: “groß” is “gross”. Looks up in constant time. */
export class WordSet {
  private readonly whole = new Set<string>();
  private readonly beginnings = new Set<string>();
  /** Texts repeat their words. */
  private readonly known = new Map<string, boolean>();
  private shortest = Infinity;

  /** @param words separated by spaces; `*` at the end is any ending */
  constructor(words: string) {
    for (const word of caseless(words).split(' '))
      if (word.endsWith('*')) {
        this.beginnings.add(word.slice(0, -1));
        this.shortest = Math.min(this.shortest, word.length - 1);
      } else if (word !== '') this.whole.add(word);
  }

  has(word: string): boolean {
    const known = this.known.get(word);
    if (known !== undefined) return known;
    if (this.known.size >= KNOWN_MAX) this.known.clear();
    const found = this.find(word);
    this.known.set(word, found);
    return found;
  }

  private find(word: string): boolean {
    if (this.whole.has(word)) return true;
    for (let length = Math.min(word.length, LONGEST); length >= this.shortest; length -= 1)
      if (this.beginnings.has(word.slice(0, length))) return true;
    return false;
  }
}

/** Letters of a beginning at most. */
const LONGEST = 16;
/** Words whose results are kept. */
const KNOWN_MAX = 2_000;
