/** A text as a row of numbers: one for each word, blank or sign; the same words have the same number in both texts that share a vocabulary. */
export interface Tokens {
  readonly ids: Int32Array;
  /** Where each token begins, in UTF-16 units; one more entry holds the end of the text. */
  readonly starts: Int32Array;
}

// Scripts written without blanks have no word borders to see, so each of their characters is a token.
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|[\p{L}\p{M}\p{N}_]+|[^]/gu;

export function tokenize(text: string, vocabulary: Map<string, number>): Tokens {
  const ids: number[] = [];
  const starts: number[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0];
    let id = vocabulary.get(token);
    if (id === undefined) vocabulary.set(token, (id = vocabulary.size));
    ids.push(id);
    starts.push(match.index);
  }
  starts.push(text.length);
  return { ids: Int32Array.from(ids), starts: Int32Array.from(starts) };
}
