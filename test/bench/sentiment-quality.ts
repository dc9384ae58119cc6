import vader from 'vader-sentiment';
import { sentimentOf } from '../../adapters/text-workers/sentiment.ts';
import { CERTAIN_SENTIMENT, type Sentiment } from '../../domain/suggestions/index.ts';
import { type Polarity, type Review, reviews } from './reviews.ts';
import type { Row } from './row.ts';

/** Thresholds of VADER (Hutto and Gilbert 2014). */
const CLEAR = 0.05;
const GENTLE = 0.5;

type Judge = (text: string) => Polarity | null;

/** The judgment of VADER alone, as it was shown before. */
function byLexicon(text: string): Polarity {
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text);
  return compound >= CLEAR ? 'POSITIVE' : compound <= -CLEAR ? 'NEGATIVE' : 'NEUTRAL';
}

function byRules(text: string): Sentiment | null {
  const { sentiment, certainty } = sentimentOf(text);
  return certainty >= CERTAIN_SENTIMENT ? sentiment : null;
}

const percent = (count: number, all: number): number => (100 * count) / Math.max(1, all);

function figures(all: readonly Review[], judge: Judge) {
  const judged = all.map(({ text, gold }) => ({ gold, said: judge(text) }));
  const shown = judged.filter(({ said }) => said === 'POSITIVE' || said === 'NEGATIVE');
  const right = (some: typeof judged) => percent(some.filter(({ gold, said }) => gold === said).length, some.length);
  const complaints = judged.filter(({ gold }) => gold === 'NEGATIVE');
  return {
    right: right(shown),
    rightOf: (side: Sentiment) => right(shown.filter(({ said }) => said === side)),
    shown: percent(shown.length, all.length),
    complaints: complaints.length,
    turned: percent(complaints.filter(({ said }) => said === 'POSITIVE').length, complaints.length),
  };
}

const round = (value: number): string => value.toFixed(1);

function rowsOf(name: string, all: readonly Review[]): Row[] {
  const [ours, theirs] = [figures(all, byRules), figures(all, byLexicon)];
  return [
    {
      what: `sentiment of ${name}: shown ones that are right`,
      against: '',
      measured: ours.right,
      unit: '%',
      atLeast: 100 * CERTAIN_SENTIMENT,
      note:
        `${all.length} texts, ${round(ours.shown)} % shown; ` +
        `positive ${round(ours.rightOf('POSITIVE'))}, negative ${round(ours.rightOf('NEGATIVE'))}; ` +
        `the lexicon alone ${round(theirs.right)} of ${round(theirs.shown)} % shown`,
    },
    {
      what: `sentiment of ${name}: complaints shown as praise`,
      against: 'the lexicon alone (VADER)',
      measured: ours.turned / theirs.turned,
      unit: '×',
      atMost: GENTLE,
      note: `${round(ours.turned)} % against ${round(theirs.turned)} % of ${ours.complaints}`,
    },
  ];
}

process.stdout.write(
  JSON.stringify(
    reviews().flatMap(({ name, tuned, heldOut }) => [
      ...rowsOf(`${name}, tuned`, tuned),
      ...rowsOf(`${name}, held out`, heldOut),
    ]),
  ),
);
