import { KINDS } from '../kinds/index.ts';
import { inEnglish } from './count-languages.ts';
import { PERIOD_BEGINS, type Period, periodOf } from './count-period.ts';

/** The objects that can be counted. */
export const COUNTED_TYPES = [KINDS.note.type, KINDS.person.type, KINDS.highlight.type, KINDS.insight.type] as const;
export type CountedType = (typeof COUNTED_TYPES)[number];

/** A question that filters can answer, before its names are looked up. */
export interface CountQuestion {
  readonly counts: CountedType;
  /** People of a kind, such as “SREs”, as they were typed; null for all. */
  readonly group: string | null;
  /** Words that the text must contain. */
  readonly words: string | null;
  /** Whether the words count as they are, without their other forms: they are in quotation marks. */
  readonly isExact: boolean;
  readonly tag: string | null;
  /** Someone who takes part. */
  readonly person: string | null;
  /** When the conversation was. */
  readonly period: Period | null;
}

const NOUNS: readonly (readonly [RegExp, CountedType])[] = [
  [/^(?:notes?|interviews?|conversations?|calls?|talks?|sessions?|meetings?|transcripts?)$/u, 'NOTE'],
  [/^(?:people|persons?|participants?|contacts?|interviewees?|respondents?)$/u, 'PERSON'],
  [/^(?:highlights?|quotes?)$/u, 'HIGHLIGHT'],
  [/^(?:insights?)$/u, 'INSIGHT'],
];

const MENTION =
  'mention(?:s|ed)?|talk(?:s|ed)? about|sp(?:eak|eaks|oke) (?:about|of)|discuss(?:es|ed)?|br(?:ing|ings|ought) up|contain(?:s|ed)?|refer(?:s|red)? to|us(?:e|es|ed) the words?|sa(?:y|ys|id) the words?';
const TAG =
  '(?:(?:are|is|were|was) )?(?:tagged|labell?ed)(?: (?:with|as))?|(?:ha(?:ve|s|d)|with|carr(?:y|ies)) the tag';
const JOINED = '(?:that |which |who |have |has |had |also )*';
/** The beginnings of conditions, each with what its words are. */
const CONDITIONS: readonly (readonly [RegExp, 'words' | 'tag' | 'with'])[] = [
  [new RegExp(`^${JOINED}(?:${MENTION}) `, 'u'), 'words'],
  [new RegExp(`^${JOINED}(?:${TAG}) `, 'u'), 'tag'],
  [/^(?:(?:that |which |who )?(?:are|were) )?(?:with|by|from|of|at) /u, 'with'],
];
const BEGINS = new RegExp(
  `\\b${JOINED}(?:${MENTION}|${TAG})\\b|\\b(?:(?:that |which |who )?(?:are|were) )?(?:with|by|from|of|at) |${PERIOD_BEGINS.source}`,
  'u',
);

const ASKED =
  /^(?:(?:and|so|ok|please|can you tell me|tell me|do you know)[, ]+)?(?:how many|(?:what is |what's )?the number of|count(?: of)?(?: all)?) (?:of )?(?:the |our |all (?:the )?|my )*/u;
/** Said of things that are there, with nothing asked of them. */
const THERE =
  /\b(?:are there|there are|is there|do we have|have we got|do i have|did we (?:do|hold|have|run|conduct)|have we (?:done|held|had|run|conducted)|exist)\b/u;
const ENDING =
  /(?: (?:in total|altogether|so far|at all|overall|here|in (?:this|the) (?:project|workspace|folder)|in (?:these|the chosen|the selected) notes))*$/u;
/** The words for a place, where it may be meant. */
const PLACES = {
  WORKSPACE: /\b(?:in|across) (?:this|the|all of the) workspace\b/iu,
  FOLDER: /\bin (?:this|the) folder\b/iu,
  PROJECT: /\bin (?:this|the) project\b/iu,
  NOTES: /\bin (?:these|the chosen|the selected) notes\b/iu,
} as const;

/** Words of questions that filters cannot answer: negation, comparison, opinion, several things. */
const UNFIT =
  /\b(?:not|never|no|none|without|don['’]?t|doesn['’]?t|didn['’]?t|aren['’]?t|weren['’]?t|more than|less than|fewer than|at least|at most|only|both|either|neither|except|other than|times|percent(?:age)?|and|or)\b|[;:%]/u;
const BETWEEN = /\bbetween \S+(?: \S+){0,3}? and\b/u;
/** Words that refer to something else, and clauses. */
const VAGUE =
  /^(?:it|its|this|that|these|those|them|they|him|her|he|she|us|me|you|anything|something|someone|everyone|what|why|how)\b|\b(?:since|after|before|when|while|because|until|during|if|whether)\b/u;
const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]/gu;
/** Longest counting question in UTF-16 units. Reading its conditions takes time that grows with the square. */
const QUESTION_MAX = 400;
/** Words of a term at most. Longer ones are sentences. */
const TERM_WORDS = 5;

/** Whether a question asked of a place says that it means another one. */
export function namesOtherPlace(question: string, asked: string): boolean {
  const plain = question.length > QUESTION_MAX ? null : readable(question, []);
  return plain !== null && Object.entries(PLACES).some(([place, words]) => place !== asked && words.test(plain));
}

/**
 * Reads a question that asks how many things pass conditions which filters have: words, a tag, people, and the days of conversations.
 * Null for every other question, also if one part of it is not understood.
 * @param today as `2026-11-29`
 */
export function readCountQuestion(question: string, today: string): CountQuestion | null {
  if (question.length > QUESTION_MAX) return null;
  const quoted: string[] = [];
  const plain = readable(question, quoted);
  return plain === null ? null : readEnglish(plain, quoted, today);
}

/** A question in English on one line, with signs in place of quoted words; null in a language that is not known. */
function readable(question: string, quoted: string[]): string | null {
  const typed = question
    .normalize('NFC')
    .replace(QUOTED, (_, words: string) => `\u0001${quoted.push(words.trim()) - 1}`)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[\s?!.]+$/u, '');
  return ASKED.test(typed.toLowerCase()) ? typed : inEnglish(typed);
}

function readEnglish(plain: string, quoted: readonly string[], today: string): CountQuestion | null {
  const lower = plain.toLowerCase();
  const asked = ASKED.exec(lower);
  if (!asked || lower.length !== plain.length || UNFIT.test(lower.replace(BETWEEN, ''))) return null;
  const body = plain.slice(asked[0].length).replace(/ +/gu, ' ');
  const isThere = THERE.test(body.toLowerCase());
  const rest = cut(cut(body, THERE), ENDING).replace(/ +/gu, ' ').trim();
  const read = partsOf(rest);
  if (!read) return null;
  const said = (words: string | undefined): string | null | undefined =>
    words === undefined ? null : term(words, quoted);
  return countOf(read, { isThere, today, said });
}

const cut = (text: string, words: RegExp): string => {
  const found = words.exec(text.toLowerCase());
  return found ? `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` : text;
};

interface Parts {
  readonly subject: string;
  readonly conditions: readonly { readonly of: 'words' | 'tag' | 'with' | 'period'; readonly text: string }[];
}

/** The subject and the conditions after it; null if a condition comes twice. */
function partsOf(text: string): Parts | null {
  const lower = text.toLowerCase();
  const first = BEGINS.exec(lower);
  const subject = cut((first ? text.slice(0, first.index) : text).trimEnd(), ENDING).trim();
  const conditions: { of: Parts['conditions'][number]['of']; text: string }[] = [];
  let at = first?.index ?? text.length;
  while (at < text.length) {
    const from = lower.slice(at);
    const begun = PERIOD_BEGINS.exec(from)?.index === 0 ? null : CONDITIONS.find(([words]) => words.test(from));
    const skip = begun ? begun[0].exec(from)![0].length : 0;
    const later = BEGINS.exec(from.slice(Math.max(skip, 1)));
    const end = later ? Math.max(skip, 1) + later.index : from.length;
    conditions.push({ of: begun?.[1] ?? 'period', text: text.slice(at + skip, at + end).trim() });
    at += end;
  }
  return new Set(conditions.map(({ of }) => of)).size === conditions.length ? { subject, conditions } : null;
}

interface Reading {
  readonly isThere: boolean;
  readonly today: string;
  /** The words of a condition; null for none, undefined for those that are no term. */
  readonly said: (words: string | undefined) => string | null | undefined;
}

function countOf(parts: Parts, { isThere, today, said }: Reading): CountQuestion | null {
  const { subject, conditions } = parts;
  const terms = termsOf(parts, said);
  const period = readPeriod(parts, today);
  if (terms === null || period === undefined) return null;
  const { words, tag, who } = terms;
  const isExact = given(parts, 'words')?.startsWith('\u0001') ?? false;
  const base = { words, isExact, tag, period, person: null };
  const counts = NOUNS.find(([noun]) => noun.test(subject.toLowerCase()))?.[1];
  if (counts !== undefined && conditions.length === 0 && !isThere) return null;
  if (counts === 'PERSON') return { counts, group: who, ...base };
  if (counts !== undefined) return { counts, group: null, ...base, person: who };
  // A group of people, of whom something is asked.
  const group = said(subject);
  return group && who === null && conditions.length > 0 ? { counts: 'PERSON', group, ...base } : null;
}

const given = ({ conditions }: Parts, of: Parts['conditions'][number]['of']): string | undefined =>
  conditions.find((one) => one.of === of)?.text;

/** The terms of the conditions; null if one is no term. */
function termsOf(
  parts: Parts,
  said: Reading['said'],
): { words: string | null; tag: string | null; who: string | null } | null {
  const words = said(given(parts, 'words'));
  const tag = said(given(parts, 'tag'));
  const who = said(given(parts, 'with')?.replace(/^(?:the |our |an? )/iu, ''));
  return words === undefined || tag === undefined || who === undefined ? null : { words, tag, who };
}

/** Null without days, undefined for days that cannot be read. */
function readPeriod(parts: Parts, today: string): Period | null | undefined {
  const days = given(parts, 'period');
  return days === undefined ? null : (periodOf(days, today) ?? undefined);
}

/** A term without its quotation marks; undefined for what is a sentence or refers to something else. */
function term(words: string, quoted: readonly string[]): string | undefined {
  const whole = /^\u0001(\d+)$/u.exec(words);
  if (whole) return quoted[Number(whole[1])] || undefined;
  const plain = words
    .replace(/^the (?=\S)/iu, '')
    .replace(/,$/u, '')
    .trim();
  const isTerm = plain !== '' && !plain.includes('\u0001') && plain.split(' ').length <= TERM_WORDS;
  return isTerm && !VAGUE.test(plain.toLowerCase()) && !/[,()]/u.test(plain) ? plain : undefined;
}
