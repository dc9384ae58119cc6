import { countNouns, isNounBy, type NounCount } from './nouns.ts';
import { ALONE, BEGINS, ENDS, INSIDE, titleWords } from './title-words.ts';

/** A text as numbers: for each word its number times 32, its flags, and whether a mark is before it. */
export type CodedText = Int32Array;
const APART = 16;
const SHIFT = 5;
const FLAGS = 15;

/** Words in a phrase. */
const LENGTH_MAX = 5;
/** Words next to each other that only hold a phrase together. */
const LINKS_MAX = 2;

const NONE = -1;

export const wordOf = (coded: number): number => coded >> SHIFT;
export const flagsOfCoded = (coded: number): number => coded & FLAGS;
/** Whether a mark is before the word. */
export const isApart = (coded: number): boolean => (coded & APART) !== 0;

/** Words that only hold a phrase together, wherever they occur. */
export function linksOf(texts: readonly CodedText[]): Set<number> {
  const links = new Set<number>();
  const others = new Set<number>();
  for (const text of texts) for (const coded of text) ((coded & FLAGS) === INSIDE ? links : others).add(wordOf(coded));
  return new Set([...links].filter((word) => !others.has(word)));
}

/** Numbers the words of texts. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();

  private readonly nouns = new Map<string, NounCount>();

  code(text: string): CodedText {
    const words = titleWords(text);
    countNouns(words, this.nouns);
    return Int32Array.from(words, ({ key, flags, apart }) => {
      const number = this.numbers.get(key) ?? this.numbers.size;
      this.numbers.set(key, number);
      return (number << SHIFT) | (apart ? APART : 0) | flags;
    });
  }

  /** Whether texts use a word as a noun. */
  isNoun(key: string): boolean {
    return isNounBy(this.nouns.get(key));
  }

  /** The keys of all words, by number. */
  keys(): string[] {
    return [...this.numbers.keys()];
  }
}

/**
 * The phrases that occur in at least two texts, as a tree: each phrase is its parent and one more word. A phrase longer than a word is
 * looked for only after what it begins with was found twice (Agrawal and Srikant 1994), so memory stays in proportion to the texts.
 */
export class Phrases {
  private readonly children = new Map<number, number>();
  private readonly parents: number[] = [0];
  private readonly last: number[] = [-1];
  /** Texts in which each phrase is complete. */
  readonly texts: number[] = [0];

  private readonly wordCount: number;

  constructor(texts: readonly CodedText[], wordCount: number, least = 2) {
    this.wordCount = wordCount;
    const begun: number[] = [0];
    const seen: number[] = [-1];
    for (let length = 1; length <= LENGTH_MAX; length += 1)
      for (const [at, text] of texts.entries())
        this.walk(text, length, (node, word, ends, depth) => {
          if (depth < length) return (begun[this.find(node, word)] ?? 0) >= least;
          const child = this.child(node, word);
          if (seen[child] === at * 2 + 1) return false;
          if (seen[child] !== at * 2) begun[child] = (begun[child] ?? 0) + 1;
          if (ends) this.texts[child]! += 1;
          seen[child] = at * 2 + (ends ? 1 : 0);
          return false;
        });
  }

  /** How many of the texts have each phrase. */
  countIn(texts: readonly CodedText[]): Map<number, number> {
    const counts = new Map<number, number>();
    for (const text of texts) for (const node of this.in(text)) counts.set(node, (counts.get(node) ?? 0) + 1);
    return counts;
  }

  /** The phrases in a text. */
  in(text: CodedText): Set<number> {
    const found = new Set<number>();
    this.walk(text, LENGTH_MAX, (node, word, ends) => {
      const child = this.find(node, word);
      if (child === NONE) return false;
      if (ends) found.add(child);
      return true;
    });
    return found;
  }

  /** The numbers of a phrase's words. */
  wordsOf(node: number): number[] {
    const words: number[] = [];
    for (let at = node; at !== 0; at = this.parents[at]!) words.unshift(this.last[at]!);
    return words;
  }

  private find(node: number, word: number): number {
    return this.children.get(node * this.wordCount + word) ?? NONE;
  }

  private child(node: number, word: number): number {
    const known = this.find(node, word);
    if (known !== NONE) return known;
    const made = this.parents.length;
    this.children.set(node * this.wordCount + word, made);
    this.parents.push(node);
    this.last.push(word);
    this.texts.push(0);
    return made;
  }

  /** Walks from each word that begins a phrase as far as `step` returns true. */
  private walk(
    text: CodedText,
    length: number,
    step: (node: number, word: number, ends: boolean, depth: number) => boolean,
  ): void {
    for (let start = 0; start < text.length; start += 1) {
      if ((text[start]! & BEGINS) === 0) continue;
      let node = 0;
      let links = 0;
      for (let depth = 1; depth <= length && start + depth <= text.length; depth += 1) {
        const coded = text[start + depth - 1]!;
        if (depth > 1 && (coded & APART) !== 0) break;
        const flags = coded & FLAGS;
        links = flags === INSIDE ? links + 1 : 0;
        if (flags === 0 || links > LINKS_MAX) break;
        const word = wordOf(coded);
        if (!step(node, word, (flags & (depth > 1 ? ENDS : ALONE)) !== 0, depth)) break;
        node = this.find(node, word);
      }
    }
  }
}
