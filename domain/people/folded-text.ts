/**
 * Accents, points and harakat: marks of scripts whose letters are also written without them. Marks of other scripts
 * are vowels and make another name, as do the voicing marks of kana.
 */
const ACCENTS = /(?![\u3099\u309a])(?=[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Syriac}])\p{M}/gu;
/** Soft hyphens, joiners, marks of direction and other characters that cannot be seen. */
const UNSEEN = /[\u00ad\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A text without accents and unseen characters, and the place in the text of each character left. */
export interface FoldedText {
  readonly text: string;
  /** Where the characters of a range begin and end in the text, with the unseen ones behind them. */
  readonly rangeOf: (start: number, end: number) => readonly [number, number];
}

export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(ACCENTS, '');

export const folded = (text: string): string => withoutAccents(text).replace(UNSEEN, '');

/** Whether a word has something to be found by: a letter, a digit or a symbol. */
export const isFindable = (word: string): boolean => /[\p{L}\p{N}\p{So}]/u.test(folded(word));

/** Folds a text in time linear in its length. */
export function foldedText(text: string): FoldedText {
  // ASCII has nothing to fold.
  if (/^\p{ASCII}*$/u.test(text)) return { text, rangeOf: (start, end) => [start, end] };
  const pieces: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = folded(character);
    pieces.push(piece);
    for (let unit = 0; unit < piece.length; unit += 1) places.push(at);
    at += character.length;
  }
  places.push(text.length);
  return {
    text: pieces.join(''),
    // a character that folds to several is taken as a whole
    rangeOf: (start, end) => {
      let next = end;
      while (next < places.length - 1 && places[next] === places[end - 1]) next += 1;
      return [places[start]!, places[next]!];
    },
  };
}
