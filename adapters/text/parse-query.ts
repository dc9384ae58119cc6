import type { QueryLeaf, QueryWord, WordPart } from '@evident/domain/search';
import { asTyped } from '@evident/domain/text';
import { type RawWord, splitWords } from './split-words.ts';

type Folded = (word: RawWord) => string;
export type Forms = (word: RawWord) => readonly string[];

/** Quoted phrase, possibly unclosed while typing, or a piece between spaces. */
const PIECE = /["“”„«»]([^"“”„«»]*)(["“”„«»]|$)|[^\s"“”„«»,;/|()[\]{}<>!?…、。，；！？]+/gu;
const TYPED_TO_THE_END = /[\p{L}\p{M}\p{N}]\p{Default_Ignorable_Code_Point}*$/u;

/** Parses plain words and phrases, without the signs of the query language, into distinct ones. */
export function parseQuery(query: string, folded: Folded, forms: Forms): QueryWord[] {
  return distinct(wordsIn(query, TYPED_TO_THE_END.test(query), folded, forms));
}

/** The distinct words and phrases of the leaves of a query. */
export function parseLeaves(
  leaves: readonly QueryLeaf[],
  isStrict: boolean,
  folded: Folded,
  forms: Forms,
): QueryWord[] {
  const words = leaves.flatMap(({ words: text, isPhrase, isPrefix, isTyping, isExcluded }, leaf) => {
    const typing = isPrefix || (isTyping && TYPED_TO_THE_END.test(text));
    const found = isPhrase ? phraseOf(text, folded, typing) : wordsIn(text, typing, folded, forms);
    // Alternatives and excluded words are conditions, so none of them has to be in each result.
    return found.map((word) => ({
      ...word,
      quoted: word.quoted && !isStrict && !isExcluded,
      leaves: [leaf],
      ...(isExcluded && { excluded: true }),
    }));
  });
  return distinct(words);
}

const exactly =
  (folded: Folded): Forms =>
  (word) =>
    [folded(word)].filter((form) => form !== '');

const phraseOf = (text: string, folded: Folded, typing: boolean): QueryWord[] =>
  wordOf(text.trim(), splitWords(text), exactly(folded), folded, typing, true);

function wordsIn(query: string, isTyped: boolean, folded: Folded, forms: Forms): QueryWord[] {
  return [...query.matchAll(PIECE)].flatMap((piece): QueryWord[] => {
    const typing = isTyped && piece.index + piece[0].length === query.length;
    if (piece[1] !== undefined) return phraseOf(piece[1], folded, typing);
    return partedAt(splitWords(piece[0]), piece[0]).flatMap((run, index, runs) =>
      wordOf(
        textOf(run),
        run,
        run.length === 1 ? forms : exactly(folded),
        folded,
        typing && index === runs.length - 1,
        false,
      ),
    );
  });
}

/** Each word once, with all its leaves. */
function distinct(words: readonly QueryWord[]): QueryWord[] {
  const byKey = Map.groupBy(words, ({ quoted, excluded, parts }) => JSON.stringify([quoted, excluded, parts]));
  return [...byKey.values()].map((same) => {
    const leaves = [...new Set(same.flatMap((word) => word.leaves ?? []))];
    return leaves.length > 0 ? { ...same[0]!, leaves } : same[0]!;
  });
}

/**
 * Unspaced input (e-mail, 3.5) is a phrase. Parts at an apostrophe and words of a script without spaces are separate
 * words.
 */
function partedAt(words: readonly RawWord[], piece: string): RawWord[][] {
  const runs: RawWord[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last === undefined || word.segmented || last[0]!.segmented || asTyped(piece.charAt(word.at - 1)) === "'")
      runs.push([word]);
    else last.push(word);
  }
  return runs;
}

/** A single letter is no useful prefix; a single Chinese character is. */
const begins = ({ text, segmented }: RawWord): boolean => segmented || text.length > 1;

const textOf = (run: readonly RawWord[]): string => run.map(({ text }) => text).join(' ');

function wordOf(
  text: string,
  words: readonly RawWord[],
  forms: Forms,
  folded: Folded,
  typing: boolean,
  quoted: boolean,
): QueryWord[] {
  const parts = words
    .map((word, index): WordPart => ({
      forms: forms(word),
      prefix: typing && index === words.length - 1 && begins(word) ? folded(word) : null,
    }))
    .filter((part) => part.forms.length > 0);
  return parts.length === 0 ? [] : [{ text, parts, quoted }];
}
