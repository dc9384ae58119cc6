/** Lower-case words, some with any ending. Looks up in constant time. */
export class WordSet {
  private readonly whole = new Set<string>();
  private readonly beginnings = new Set<string>();
  private shortest = Infinity;

  /** @param words separated by spaces; `*` at the end is any ending */
  constructor(words: string) {
    for (const word of words.split(' '))
      if (word.endsWith('*')) {
        this.beginnings.add(word.slice(0, -1));
        this.shortest = Math.min(this.shortest, word.length - 1);
      } else if (word !== '') this.whole.add(word);
  }

  has(word: string): boolean {
    if (this.whole.has(word)) return true;
    for (let length = Math.min(word.length, LONGEST); length >= this.shortest; length -= 1)
      if (this.beginnings.has(word.slice(0, length))) return true;
    return false;
  }
}

/** Letters of a beginning at most. */
const LONGEST = 16;
