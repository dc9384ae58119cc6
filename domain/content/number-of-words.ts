/** Scripts without spaces count each character as a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}_])+(?:['’.,-](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}_])+)*/gu;

/** Counts the words of a text. Contractions, compounds with a hyphen and numbers are one word. */
export function numberOfWords(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(WORD)) count += 1;
  return count;
}

/** Words that an adult reads silently in a minute: Brysbaert, "How many words do we read per minute?" (2019). */
const READ_PER_MINUTE = 238;

/** Minutes that reading takes, at least one for any words. */
export const minutesToRead = (words: number): number => Math.ceil(words / READ_PER_MINUTE);
