import type { FoundQuote } from '../find-quote.ts';

const ENDS = /[.!?…\n](?=\s|$)/gu;

/** A quote with the rest of the sentence in which it begins and ends: a quote may leave out the word that denies it. */
export function sentenceAround({ text, around }: FoundQuote): string {
  const at = around.indexOf(text);
  if (at < 0) return text;
  const before = around.slice(0, at);
  const after = around.slice(at + text.length);
  const begin = [...before.matchAll(ENDS)].at(-1);
  const start = begin ? begin.index + 1 : 0;
  if (/[.!?…]["'”’)]?\s*$/u.test(text)) return `${before.slice(start)}${text}`.trim();
  const end = ENDS.exec(after);
  ENDS.lastIndex = 0;
  return `${before.slice(start)}${text}${end ? after.slice(0, end.index + 1) : after}`.trim();
}
