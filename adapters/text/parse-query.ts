import type { QueryWord, WordPart } from '@evident/domain/search';
import { type RawWord, splitWords } from './split-words.ts';

type Folded = (word: RawWord) => string;
type Forms = (word: RawWord) => readonly string[];

/** A phrase in quotes of any kind, open at the end of the query as long as it is being typed, or a piece between blanks. */
const PIECE = /["“”„«»]([^"“”„«»]*)(["“”„«»]|$)|[^\s"“”„«»,;/|()[\]{}<>!?…、。，；！？]+/gu;
const APOSTROPHE = /['’]/;
const TYPED_TO_THE_END = /[\p{L}\p{M}\p{N}]$/u;

/** Takes a query apart into words and phrases, each once. */
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

/** What is typed in one piece (e-mail, 3.5) is a phrase; what an apostrophe parts, and the words of a script without blanks, are words of their own. */
function partedAt(words: readonly RawWord[], piece: string): RawWord[][] {
  const runs: RawWord[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last === undefined || word.segmented || last[0]!.segmented || APOSTROPHE.test(piece.charAt(word.at - 1)))
      runs.push([word]);
    else last.push(word);
  }
  return runs;
}

/** One letter is the beginning of too many words to be one; one Chinese character is not. */
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
