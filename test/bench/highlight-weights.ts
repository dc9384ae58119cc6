import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';
import {
  type Embedded,
  PASSAGE_FEATURES,
  type PassageFeatures,
  keyPassages,
  passageFeatures,
} from '../../domain/suggestions/index.ts';
import { type Meeting, codedMeetings } from '../support/coded-meetings.ts';
import { interval, mean, row } from './intervals.ts';

/**
 * Learns the weights of suggested highlights: `node test/bench/highlight-weights.ts`. The meetings of a series are left out
 * together: the precision of each is measured with weights learned from the other nine series.
 */
const STEPS = 300;
const RATE = 2;
const PENALTY = 0.003;

interface Coded extends Meeting {
  readonly all: readonly Embedded[];
  readonly features: readonly PassageFeatures[];
  readonly series: string;
}

const seriesOf = (file: string): string =>
  /^(Bed|Bmr|Bro|covid|education)/.exec(file)?.[0] ?? file.replace(/[a-d]?\.json$/, '');

/** Logistic regression by gradient descent; meetings count the same, and each has its own base rate. */
function learned(meetings: readonly Coded[]): PassageFeatures {
  const weights: Record<string, number> = Object.fromEntries(PASSAGE_FEATURES.map((name) => [name, 0]));
  const spread = Object.fromEntries(
    PASSAGE_FEATURES.map((name) => {
      const values = meetings.flatMap(({ features }) => features.map((one) => one[name]));
      const middle = mean(values);
      return [name, { middle, deviation: Math.sqrt(mean(values.map((one) => (one - middle) ** 2))) }];
    }),
  );
  for (let step = 0; step < STEPS; step += 1) {
    const slope: Record<string, number> = {};
    for (const { features, gold } of meetings) {
      const rate = Math.min(0.98, Math.max(0.02, mean(gold)));
      const base = Math.log(rate / (1 - rate));
      for (const [at, one] of features.entries()) {
        const scaled = PASSAGE_FEATURES.map((name) => (one[name] - spread[name]!.middle) / spread[name]!.deviation);
        const sum = PASSAGE_FEATURES.reduce((total, name, index) => total + weights[name]! * scaled[index]!, base);
        const error = (gold[at]! - 1 / (1 + Math.exp(-sum))) / features.length / meetings.length;
        for (const [index, name] of PASSAGE_FEATURES.entries())
          slope[name] = (slope[name] ?? 0) + error * scaled[index]!;
      }
    }
    for (const name of PASSAGE_FEATURES) weights[name]! += RATE * (slope[name]! - PENALTY * weights[name]!);
  }
  return Object.fromEntries(
    PASSAGE_FEATURES.map((name) => [name, weights[name]! / spread[name]!.deviation]),
  ) as unknown as PassageFeatures;
}

const embedder = staticEmbedder();
const meetings: Coded[] = [];
for (const meeting of codedMeetings()) {
  const all: Embedded[] = [];
  for (let at = 0; at < meeting.candidates.length; at += 256) {
    const some = meeting.candidates.slice(at, at + 256);
    const vectors = await embedder.embed(some.map(({ text }) => text));
    all.push(...some.map((candidate, index) => ({ candidate, vector: vectors[index]! })));
  }
  meetings.push({ ...meeting, all, features: passageFeatures(all), series: seriesOf(meeting.file) });
}
await embedder.close();

const known = new Map<string, PassageFeatures>();
const precision = meetings.map(({ all, gold, candidates, length, series }) => {
  const others = meetings.filter((one) => one.series !== series);
  const weights = known.get(series) ?? learned(others);
  known.set(series, weights);
  const chosen = keyPassages(all, [], [], length, weights);
  const longest = candidates
    .map(({ text }, at) => ({ at, size: text.length }))
    .sort((a, b) => b.size - a.size)
    .slice(0, chosen.length);
  return {
    held: mean(chosen.map(({ candidate }) => gold[candidates.indexOf(candidate)]!)),
    random: mean(gold),
    longest: mean(longest.map(({ at }) => gold[at]!)),
  };
});
row('QMSum highlights, held out', 'suggested', 'precision', interval(precision.map(({ held }) => held)));
row('QMSum highlights', 'random', 'precision', interval(precision.map(({ random }) => random)));
row('QMSum highlights', 'longest', 'precision', interval(precision.map(({ longest }) => longest)));
row(
  'QMSum highlights',
  'suggested − random',
  'precision',
  interval(precision.map(({ held, random }) => held - random)),
);
row(
  'QMSum highlights',
  'suggested − longest',
  'precision',
  interval(precision.map(({ held, longest }) => held - longest)),
);
console.log(learned(meetings));
