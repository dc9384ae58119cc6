import type { QueryWord, WordPart } from '@evident/domain/search';
import { asTyped } from '@evident/domain/text';
import { type RawWord, splitWords } from './split-words.ts';

type Folded = (word: RawWord) => string;
type Forms = (word: RawWord) => readonly string[];

/** Quoted phrase, possibly unclosed while typing, or a piece between spaces. */
const PIECE = /["“”„«»]([^"“”„«»]*)(["“”„«»]|$)|[^\s"“”„«»,;/|()[\]{}<>!?…、。，；！？]+/gu;
const TYPED_TO_THE_END = /[\p{L}\p{M}\p{N}]\p{Default_Ignorable_Code_Point}*$/u;

/** Parses a query into distinct words and phrases. */
export function parseQuery(query: string, folded: Folded, forms: Forms): QueryWord[] {
  const words = [...query.matchAll(PIECE)].flatMap((piece): QueryWord[] => {
    const quoted = piece[1];
    const typing = piece.index + piece[0].length === query.length && TYPED_TO_THE_END.test(query);
    const exactly: Forms = (word) => [folded(word)].filter((form) => form !== '');
    if (quoted !== undefined) return wordOf(quoted.trim(), splitWords(quoted), exactly, folded, typing, true);
    return partedAt(splitWords(piece[0]), piece[0]).flatMap((run, index, runs) =>
      wordOf(textOf(run), run, run.length === 1 ? forms : exactly, folded, typing && index === runs.length - 1, false),
    );
  });
  return [...new Map(words.map((word) => [JSON.stringify([word.quoted, word.parts]), word])).values()];
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
