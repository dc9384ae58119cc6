import { type Facts, type Rules, OPERATORS, matcher } from '@evident/domain/automation';
import { naive } from '../support/naive-rules.ts';
import type { Row } from './row.ts';

const EVENTS = 10_000;
const RULES = 100;
const ROUNDS = 5;
const WORDS = ['churn', 'price', 'onboarding', 'search', 'invoice', 'support', 'export', 'mobile'];
const FIELDS = ['note.title', 'note.projectTitle', 'note.sourceName', 'note.language'];
const KINDS = Object.keys(OPERATORS.string);

const wordAt = (at: number): string => WORDS[at % WORDS.length]!;

/** Four conditions each, over all operators of texts; every third rule has a group. */
const rules = Array.from({ length: RULES }, (_, rule): Rules => {
  const conditions = FIELDS.map((field, at) => ({
    field,
    operator: KINDS[(rule + at) % KINDS.length]!,
    value: wordAt(rule * 3 + at),
  }));
  const combinator = rule % 2 === 0 ? 'AND' : 'OR';
  if (rule % 3 > 0) return { combinator, conditions };
  const [first, second, ...others] = conditions;
  const group = { combinator: combinator === 'AND' ? 'OR' : 'AND', conditions: others } as const;
  return { combinator, conditions: [first!, second!, group] };
});

const events = Array.from({ length: EVENTS }, (_, at): Facts => ({
  'note.title': `Interview ${at} about ${wordAt(at)} and ${wordAt(at * 7 + 3)}`,
  'note.projectTitle': `${wordAt(at * 5)} in the second quarter`,
  'note.sourceName': at % 4 === 0 ? null : `${wordAt(at * 11)}-${at}.csv`,
  'note.language': at % 3 === 0 ? 'en' : 'de',
}));

function ours(): number {
  const matchers = rules.map((one) => matcher('note:created', one));
  let matched = 0;
  for (const facts of events) for (const isMatch of matchers) if (isMatch(facts)) matched += 1;
  return matched;
}

function theirs(): number {
  let matched = 0;
  for (const facts of events) for (const one of rules) if (naive(one, facts)) matched += 1;
  return matched;
}

function timed(work: () => number): { ms: number; matched: number } {
  const began = performance.now();
  const matched = work();
  return { ms: performance.now() - began, matched };
}

/** Comparing events with rules, in process. Preparing the rules counts. */
export const measure = async (): Promise<Row[]> => {
  const [mine, naively]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [timed(ours), timed(theirs)];
    if (one.matched !== other.matched) throw new Error(`${one.matched} matches instead of ${other.matched}`);
    mine.push(one.ms);
    naively.push(other.ms);
  }
  const [best, bestNaive] = [Math.min(...mine), Math.min(...naively)];
  const micro = (best * 1000) / (EVENTS * RULES);
  return [
    {
      what: '10,000 events compared with 100 rules of four conditions',
      against: 'the naive loop',
      measured: best / bestNaive,
      unit: '×',
      atMost: 1,
      note: `${Math.round(best)} against ${Math.round(bestNaive)} ms, the least of ${ROUNDS} rounds`,
    },
    { what: 'one event compared with one rule', against: '', measured: micro, unit: 'µs', atMost: 50 },
  ];
};
