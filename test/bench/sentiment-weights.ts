import vader from 'vader-sentiment';
import { feltIn } from '../../domain/suggestions/index.ts';
import { type Review, reviews } from './reviews.ts';

/** Learns the weights of certainty from the tuned part of labeled reviews: `node test/bench/sentiment-weights.ts`. */
const STEPS = 6000;

const valenceOf = (word: string): number => {
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(word);
  return (compound * Math.sqrt(15)) / Math.sqrt(1 - compound * compound);
};

interface Case {
  readonly features: readonly number[];
  readonly isRight: boolean;
  /** Sets count the same. */
  readonly weight: number;
}

function casesOf(all: readonly Review[], side: 'POSITIVE' | 'NEGATIVE'): Case[] {
  const found = all.flatMap(({ text, gold }) => {
    const { good, bad } = feltIn(text, valenceOf);
    const sum = good + bad;
    if (sum === 0 || (good >= bad ? 'POSITIVE' : 'NEGATIVE') !== side) return [];
    return [{ features: [1, Math.log1p(sum), Math.abs(good - bad) / sum], isRight: gold === side }];
  });
  return found.map((one) => ({ ...one, weight: 1 / found.length }));
}

for (const side of ['POSITIVE', 'NEGATIVE'] as const) {
  const cases = reviews().flatMap(({ tuned }) => casesOf(tuned, side));
  const weights = [0, 0, 0];
  for (let step = 0; step < STEPS; step += 1) {
    const slope = [0, 0, 0];
    for (const { features, isRight, weight } of cases) {
      const sum = features.reduce((total, value, at) => total + value * weights[at]!, 0);
      const error = (isRight ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      for (const [at, value] of features.entries()) slope[at]! += (error * value * weight) / 2;
    }
    for (const [at, value] of slope.entries()) weights[at]! += value;
  }
  console.log(side, weights.map((weight) => weight.toFixed(2)).join(' '));
}
