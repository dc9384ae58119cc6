import { DENIED, deniedStem } from './title-words.ts';

/** Of the texts with the words of a title. */
const MOST = 0.66;

/** The words of a group by their stems: affirmed and denied. */
export class Polarity {
  private readonly byStem = new Map<string, { affirmed: Set<number>; denied: Set<number> }>();
  private readonly texts: readonly ReadonlySet<number>[];
  private readonly keys: readonly string[];

  constructor(texts: readonly ReadonlySet<number>[], keys: readonly string[]) {
    this.texts = texts;
    this.keys = keys;
    for (const word of new Set(texts.flatMap((text) => [...text]))) {
      const key = keys[word]!;
      const stem = stemOf(key);
      const both = this.byStem.get(stem) ?? { affirmed: new Set(), denied: new Set() };
      (key.includes(DENIED) ? both.denied : both.affirmed).add(word);
      this.byStem.set(stem, both);
    }
  }

  /** Whether most texts with all words, in any polarity, have them in this one. */
  holds(words: readonly number[]): boolean {
    const both = words.map((word) => {
      const { affirmed, denied } = this.byStem.get(stemOf(this.keys[word]!))!;
      return this.keys[word]!.includes(DENIED) ? { same: denied, other: affirmed } : { same: affirmed, other: denied };
    });
    if (both.every(({ other }) => other.size === 0)) return true;
    let [same, any] = [0, 0];
    for (const text of this.texts) {
      const has = (some: ReadonlySet<number>): boolean => [...some].some((word) => text.has(word));
      if (both.every((one) => has(one.same))) same += 1;
      if (both.every((one) => has(one.same) || has(one.other))) any += 1;
    }
    return same >= MOST * any;
  }
}

const stemOf = (key: string): string => deniedStem(key.slice(key.lastIndexOf(DENIED) + 1));
