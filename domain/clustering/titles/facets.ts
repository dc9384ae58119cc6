import { type CodedText, wordOf } from './phrase-counts.ts';
import type { Phrase } from './phrase-scores.ts';
import { Polarity } from './polarity.ts';
import { isAlike, PART_SHARE } from './title-shares.ts';

/** A title of several words that holds for less says too little alone. */
const ENOUGH = 0.5;
/** The share of the texts that a second phrase adds to a title. */
const ADDED = 0.2;
/** The share that has what is added to a single word. */
const ADDED_TO_WORD = 0.15;
/** A second word is used by this group mostly. */
const SPECIFIC = 0.6;
const LEAST = 2;
/** The share of the texts that each word of a list has. */
const WORD_SHARE = 0.12;
/** The share of the texts that have a part of a list. */
const LIST_SHARE = 0.3;
/** With so much, a list is complete. */
const LIST_ENOUGH = 0.75;
const LISTED_MAX = 3;
/** Shorter words are function words of other languages, unless they are nouns. */
const LETTERS_MIN = 4;
/** Of the score of a word in a list that is no noun. */
const NO_NOUN = 0.6;

/** Phrases that may follow the title of a group: “Lost card, stolen card”, “Transfer, declined”. */
export class Facets {
  private readonly texts: readonly ReadonlySet<number>[];
  /** Those that most texts with their words have in the same polarity. */
  readonly all: readonly Phrase[];
  private readonly links: ReadonlySet<number>;
  private readonly keys: readonly string[];
  private readonly isNoun: (key: string) => boolean;

  constructor(
    coded: readonly CodedText[],
    all: readonly Phrase[],
    links: ReadonlySet<number>,
    keys: readonly string[],
    isNoun: (key: string) => boolean,
  ) {
    this.texts = coded.map((text) => new Set(Array.from(text, wordOf)));
    const polarity = new Polarity(this.texts, keys);
    this.all = all.filter(({ words }) => polarity.holds(words));
    this.links = links;
    this.keys = keys;
    this.isNoun = isNoun;
  }

  /** The best phrase to be added to a title; undefined if it says enough, or nothing adds to it. */
  beside(title: Phrase): Phrase | undefined {
    const told = this.told(title);
    const isWord = title.words.length === 1 || title.specific < SPECIFIC;
    const open = this.texts.filter((text) => !told.every((word) => text.has(word)));
    if (this.texts.length <= LEAST || (!isWord && open.length <= (1 - ENOUGH) * this.texts.length)) return undefined;
    const least = Math.max(LEAST, (isWord ? ADDED_TO_WORD : ADDED) * this.texts.length);
    return this.all.find((one) => {
      const words = this.told(one);
      if (this.isSame(told, words)) return false;
      if (one.words.length === 1 && !this.isNoun(this.keys[words[0]!]!) && (!isWord || this.isShort(words[0]!)))
        return false;
      const among = isWord ? this.texts : open;
      return one.specific >= SPECIFIC && count(among, words) >= least;
    });
  }

  /** Two or three phrases or words that together tell what the texts are about, the best first; null if they don't. */
  listed(): readonly Phrase[] | null {
    const size = this.texts.length;
    if (size < LEAST) return null;
    const least = (share: number): number => (size <= LEAST ? 1 : Math.max(LEAST, share * size));
    const chosen: Phrase[] = [];
    let open = this.texts;
    for (const one of this.all.toSorted((a, b) => this.weight(b) - this.weight(a))) {
      const isFull = chosen.length > 1 && open.length <= (1 - LIST_ENOUGH) * size;
      if (chosen.length === LISTED_MAX || isFull) break;
      const words = this.told(one);
      if (count(this.texts, words) < least(WORD_SHARE)) continue;
      if (words.length > 1 && one.count < least(PART_SHARE)) continue;
      if (chosen.some((other) => this.isSame(this.told(other), words))) continue;
      const rest = open.filter((text) => !words.every((word) => text.has(word)));
      // Words of the same texts add nothing.
      if (rest.length === open.length) continue;
      chosen.push(one);
      open = rest;
    }
    return chosen.length > 1 && size - open.length >= LIST_SHARE * size ? chosen : null;
  }

  private isShort(word: number): boolean {
    return this.keys[word]!.length < LETTERS_MIN;
  }

  private weight({ score, words }: Phrase): number {
    return words.length > 1 || this.isNoun(this.keys[words[0]!]!) ? score : NO_NOUN * score;
  }

  /** Two phrases may share a word: “lost card, stolen card”. */
  private isSame(some: readonly number[], others: readonly number[]): boolean {
    const isIn = (word: number, among: readonly number[]): boolean =>
      among.some((other) => isAlike(this.keys[word]!, this.keys[other]!));
    return some.length > 1 && others.length > 1
      ? some.every((word) => isIn(word, others)) || others.every((word) => isIn(word, some))
      : others.some((word) => isIn(word, some));
  }

  private told({ words }: Phrase): readonly number[] {
    return words.filter((word) => !this.links.has(word));
  }
}

const count = (texts: readonly ReadonlySet<number>[], words: readonly number[]): number =>
  texts.filter((text) => words.every((word) => text.has(word))).length;
