import { hasContent } from '../content.ts';
import { ENDS, titleWords } from './title-words.ts';
import { capitalized, shortened } from './written-phrase.ts';

/** A title whose words a smaller share of the texts has no longer holds (decided): a list begins with twice as much. */
const HELD_SHARE = 0.15;
/** The share of texts without content that makes a group one of answers. */
const ANSWER_SHARE = 0.5;
/** A longer answer says more than that there is none. */
const ANSWER_MAX = 40;

/**
 * Whether a title still says what texts are about: at least a seventh of them has one of its words, with the same polarity. A title
 * without words that tell something, such as “Mixed 2”, holds for none.
 */
export function titleHolds(title: string, texts: readonly string[]): boolean {
  const keys = new Set(tellingKeys(title));
  if (keys.size === 0) return false;
  const held = texts.filter((text) => tellingKeys(text).some((key) => keys.has(key))).length;
  return held >= HELD_SHARE * texts.length;
}

/** The commonest answer of a group most of whose texts have no content: “Nothing”, “Don't think so”; undefined for other groups. */
export function answerOf(texts: readonly string[]): string | undefined {
  const empty = texts.filter((text) => !hasContent(text));
  if (empty.length === 0 || empty.length < ANSWER_SHARE * texts.length) return undefined;
  const counts = new Map<string, number>();
  for (const text of empty) {
    const one = text
      .trim()
      .replace(/\s+/gu, ' ')
      .replace(/[.!…]+$/u, '')
      .toLowerCase();
    if (one.length <= ANSWER_MAX) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || a.length - b.length || (a < b ? -1 : 1));
  return most && capitalized(most[0]);
}

/** A text as the title of a group without another one. */
export const quotedTitle = (text: string): string => `“${shortened([text])}”`;

/** A title that no other has: with a phrase that the texts have as well, else with a number. */
export function untakenTitle(title: string, phrases: readonly string[], taken: ReadonlySet<string>): string {
  const lower = title.toLowerCase();
  const longer = phrases.filter((one) => !lower.includes(one.toLowerCase())).map((one) => `${title}, ${one}`);
  const free = [title, ...longer].find((one) => !taken.has(one.toLowerCase()));
  if (free !== undefined) return free;
  let number = 2;
  while (taken.has(`${lower} ${number}`)) number += 1;
  return `${title} ${number}`;
}

const tellingKeys = (text: string): string[] =>
  titleWords(text).flatMap(({ key, flags }) => ((flags & ENDS) === 0 ? [] : [key]));
