import { spacedMarks } from '../note/clean-text.ts';
import { LABEL_MAX, isCapital } from './name-shape.ts';

/** Longest mark before a label. */
const BEGIN_MAX = 20;

/** The text before and after the first colon. */
export interface Label {
  name: string;
  rest: string;
  length: number;
}

/**
 * Splits off the text before a colon, whether or not it is a name. Captions write `>> ANNA:`, recognizers
 * `[SPEAKER_00]:`, lists `- Anna:` and `1. Anna:`.
 */
export function leadingLabel(text: string): Label | null {
  const spaced = spacedMarks(text.slice(0, BEGIN_MAX + LABEL_MAX));
  const begin = /^\s*(?:>>+\s*|(?:[-–—•*]|\d{1,4}[.)])\s+)?/.exec(spaced)?.[0].length ?? 0;
  const head = spaced.slice(begin, begin + LABEL_MAX + 2);
  // not `12:30` and `https://`; in full-width scripts no space follows
  const colon = head.search(/:(?=\s|$)|：/);
  if (colon < 1 || head.slice(0, colon).includes('\n')) return null;
  const after = text.slice(begin + colon + 1);
  const name = head
    .slice(0, colon)
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    // marks of Markdown in plain text, and of CHAT
    .replace(/^(?:\*{1,3}|_{1,3})([^*_]+)(?:\*{1,3}|_{1,3})?$/, '$1');
  const gap = /^[\s\u200b\u200e\u200f\u2060\u2066-\u2069\u202a-\u202e]*/.exec(after)?.[0].length ?? 0;
  return { name, rest: after.slice(gap), length: begin + colon + 1 + gap };
}

/**
 * Returns the labels that are speakers. A transcript repeats at least two names; `Slides:` or `Location:` occur once,
 * `Answer:` alone. If much of the text is labeled, names that occur once also count, because their words must not go to
 * another speaker.
 */
export function speakersAmong(labels: readonly string[], pieces: number): Set<string> {
  const counting = countingLabels(labels);
  const names = labels.filter((label) => !counting.has(label));
  const found = recurringAmong(names, pieces);
  // numbered labels among speakers are people too, unless they number parts of the text
  const counted = found.size > 0 ? [...counting].filter((label) => !isPart(label)) : [];
  return new Set([...found, ...counted]);
}

function recurringAmong(names: readonly string[], pieces: number): Set<string> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const recurring = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const share = names.length / Math.max(1, pieces);
  // one label with nearly all occurrences marks answers, not a conversation
  if (share < 0.9 && [...counts.values()].some((count) => count > names.length * 0.7)) return new Set();
  if (share >= 0.9 && recurring.length >= 1 && counts.size * 1.5 <= names.length) return new Set(counts.keys());
  // an interviewer with a group whose members may each speak only once
  if (
    share >= 0.3 &&
    recurring.some((name) => !isNumberedPerson(name)) &&
    [...counts.keys()].filter(isNumberedPerson).length >= 2
  )
    return new Set(counts.keys());
  if (share >= 0.3 && recurring.length >= 2)
    return new Set([...counts.keys()].filter((name) => share >= 0.6 || isCapital(name)));
  const capitals = recurring.filter(isCapital);
  // long answers of many paragraphs: nearly all labels are a few recurring names
  const often = [...counts].filter(([name, count]) => count > 2 && isCapital(name));
  const clear = often.length >= 2 && often.reduce((sum, [, count]) => sum + count, 0) >= names.length * 0.8;
  return capitals.length >= 2 && (share >= 0.1 || clear) ? new Set(capitals) : new Set();
}

const NUMBERED_PERSON =
  /^(?:p|s|r|tn|participants?|speaker|respondent|interviewee|person|people|user|customer|guest|student|patient|voice|male|female|man|woman|teilnehmer(?:in)?|sprecher(?:in)?)[ _-]?#?\d+$/i;
const PART =
  /^(?:q|a|question|answer|frage|antwort|task|step|part|chapter|section|figure|fig|table|item|topic|theme|round|day|week|example|exercise|option|test|phase|goal|slide|page|version|case|scenario|problem|finding|insight)s?\.? ?#?\d+$/i;
const isNumberedPerson = (label: string): boolean => NUMBERED_PERSON.test(label);
const isPart = (label: string): boolean => PART.test(label);

/**
 * Labels that only count up (`Question 1:`, `Question 2:` …) number parts of a text; `Speaker 1:` recurs and is a
 * person.
 */
function countingLabels(labels: readonly string[]): Set<string> {
  const kinds = new Map<string, string[]>();
  for (const label of labels) {
    const kind = label.replace(/\d+/g, '#');
    if (!kind.includes('#') || isNumberedPerson(label)) continue;
    const alike = kinds.get(kind);
    if (alike) alike.push(label);
    else kinds.set(kind, [label]);
  }
  return new Set(
    [...kinds.values()].filter((alike) => alike.length >= 3 && new Set(alike).size * 2 >= alike.length).flat(),
  );
}
