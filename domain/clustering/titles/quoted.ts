import { DENIED, ENDS, titleWords } from './title-words.ts';

/** UTF-16 units of a text that is quoted. */
const LENGTH_MIN = 12;
const LENGTH_MAX = 60;
/** “Nothing everything was good” is odd without the question. */
const ANSWER = /^(?:yes|no|none|nothing)\b/i;
/** Words of it that say something. */
const TELLING_MIN = 2;
/** The share of the other texts that have a word of the quoted one. */
const SHARE = 0.3;
/** Texts that are compared, the most typical ones. */
const TEXTS_MAX = 40;

/**
 * The short text, or sentence, that shares most words with the others, in quotation marks; undefined if it shares too few.
 *
 * @param texts the most typical first, which is quoted if several share as many words
 */
export function quoted(texts: readonly string[]): string | undefined {
  const some = texts.slice(0, TEXTS_MAX);
  const words = some.map((text) => new Set(tellingKeys(text)));
  const least = Math.max(1, SHARE * (some.length - 1));
  const uses = (key: string): number => words.filter((one) => one.has(key)).length;
  let best: { part: string; score: number } | undefined;
  for (const [at, text] of some.entries())
    for (const part of partsOf(text)) {
      const keys = [...new Set(tellingKeys(part))];
      const others = words.filter((one, other) => other !== at && keys.some((key) => one.has(key))).length;
      const score = others / Math.sqrt(keys.length);
      // A denial that others do not share may be the opposite of what they say.
      if (keys.some((key) => key.includes(DENIED) && uses(key) <= least)) continue;
      if (keys.length >= TELLING_MIN && others >= least && score > (best?.score ?? 0)) best = { part, score };
    }
  return best && `“${best.part}”`;
}

const tellingKeys = (text: string): string[] =>
  titleWords(text).flatMap(({ key, flags }) => ((flags & ENDS) === 0 ? [] : [key]));

/** The sentences of a text that are short enough. */
const partsOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?。！？])\s+|\n/u)
    .map((one) =>
      one
        .replace(/\s+/gu, ' ')
        .replace(/[“”"]/gu, '')
        .replace(/\s*[.,;:]+$/, '')
        .trim(),
    )
    .filter((one) => one.length >= LENGTH_MIN && one.length <= LENGTH_MAX && !ANSWER.test(one));
