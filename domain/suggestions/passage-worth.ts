import { centrality, isTelling, statementScore, wordsOf } from '../extraction/index.ts';
import type { Embedded } from './candidates.ts';

/** Measures of a passage, each about 0 to 2. */
export const PASSAGE_FEATURES = ['opening', 'closing', 'central', 'dense', 'frequent'] as const;
export type PassageFeatures = Readonly<Record<(typeof PASSAGE_FEATURES)[number], number>>;

/**
 * Weights of a logistic regression, for features divided by their standard deviation. Learned from the turns that support answers
 * in 35 meetings of QMSum (Zhong et al. 2021) by `test/bench/highlight-weights.ts`, which also measures them on meetings that they
 * were not learned from. Greetings and good-byes say least; dense passages are often read out.
 */
export const PASSAGE_WEIGHTS: PassageFeatures = {
  opening: -1.9,
  closing: -3.1,
  central: 0.32,
  dense: -1.08,
  frequent: 0.09,
};

/** Share of a conversation in which an opening or a closing fades (decided). */
const EDGE = 0.07;
/** Passages that stand alone worse than this are chosen last: back-channels, questions, talk about the conversation itself. */
const STANDS_ALONE = 0.5;
/** Centrality of passages whose meaning is not known. */
const UNKNOWN = 0.05;

/** How much each passage is worth a highlight, from 0 to 1. Passages of 0 say nothing on their own. */
export function passageWorth(all: readonly Embedded[], weights: PassageFeatures = PASSAGE_WEIGHTS): number[] {
  return passageFeatures(all).map((features, at) => {
    const sum = PASSAGE_FEATURES.reduce((total, name) => total + weights[name] * features[name], 0);
    const alone = statementScore(all[at]!.candidate.text);
    if (alone === 0) return 0;
    const worth = 1 / (1 + Math.exp(-sum));
    return alone > STANDS_ALONE ? worth : worth / 10;
  });
}

/** @param all in text order */
export function passageFeatures(all: readonly Embedded[]): PassageFeatures[] {
  const words = all.map(({ candidate: { text } }) => wordsOf(text));
  const telling = words.map((some) => [...new Set(some.filter(isTelling))]);
  const holders = new Map<string, number>();
  for (const word of telling.flat()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const often = Math.max(3, all.length / 100);
  const central = centrality(all.map(({ vector }) => vector));
  return all.map(({ candidate: { text } }, at) => {
    const place = at / all.length;
    return {
      opening: Math.exp(-place / EDGE),
      closing: Math.exp(-(1 - place) / EDGE),
      central: Math.max(central[at]!, UNKNOWN) * statementScore(text),
      dense: telling[at]!.length / words[at]!.length,
      frequent: Math.log(1 + telling[at]!.filter((word) => holders.get(word)! >= often).length),
    };
  });
}
