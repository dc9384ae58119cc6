import { readSentences } from '../../application/extraction/index.ts';
import { keySentences, sentencesOf, wordsOf } from '../../domain/extraction/index.ts';
import { chaptersOf } from '../../domain/summaries/index.ts';
import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';
import { SnowballTextAnalysis } from '../../adapters/text/snowball-text-analysis.ts';
import { type Meeting, meetings } from './meetings.ts';
import type { Row } from './row.ts';
import { rouge1, rougeL, segmentationError, textRank, textTiling } from './summary-scores.ts';

/** Words of each summary. */
const BUDGET = 150;
const RESAMPLES = 5_000;
const CHARACTERS = 100_000;

const understanding = { embedder: staticEmbedder(), analysis: new SnowballTextAnalysis() };
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** 95 % bootstrap interval of the mean, with a fixed seed. */
function interval(values: readonly number[]): [number, number] {
  let seed = 1;
  const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(values.map(() => values[Math.floor(next() * values.length)]!)),
  ).sort((one, other) => one - other);
  return [means[Math.floor(RESAMPLES * 0.025)]!, means[Math.floor(RESAMPLES * 0.975)]!];
}

/** The first sentences that fit, in the order of the text. */
function within(sentences: readonly string[], order: readonly number[]): string {
  const chosen: number[] = [];
  let words = 0;
  for (const at of order) {
    const more = wordsOf(sentences[at]!).length;
    if (words + more > BUDGET) continue;
    words += more;
    chosen.push(at);
  }
  return chosen
    .sort((one, other) => one - other)
    .map((at) => sentences[at]!)
    .join(' ');
}

async function summaries({ source }: Meeting): Promise<{ ours: string; lead: string; ranked: string }> {
  const all = sentencesOf(source.text, source.blocks).map(({ text }) => text);
  const { sentences } = await readSentences(understanding, [source]);
  let ours = '';
  for (let count = 1; count < 40; count += 1) {
    const text = keySentences(sentences, { count })
      .map((one) => one.text)
      .join(' ');
    if (wordsOf(text).length > BUDGET) break;
    ours = text;
  }
  return { ours, lead: within(all, [...all.keys()]), ranked: within(all, textRank(all)) };
}

/** How much better than a baseline, in hundredths; the interval must be above 0. */
function compared(what: string, against: string, ours: readonly number[], theirs: readonly number[], sign = 1): Row {
  const [low, high] = interval(ours.map((value, at) => 100 * sign * (value - theirs[at]!)));
  const note = `${mean(ours).toFixed(3)} against ${mean(theirs).toFixed(3)}, 35 meetings; interval to ${high.toFixed(1)}`;
  return {
    what: `${what}: lower end of the 95 % interval of the gain`,
    against,
    measured: low,
    unit: '/ 100',
    atLeast: 0,
    note,
  };
}

async function quality(): Promise<Row[]> {
  const known = meetings();
  const written = await Promise.all(known.map(summaries));
  const scored = (score: typeof rouge1, of: 'ours' | 'lead' | 'ranked') =>
    written.map((one, at) => score(one[of], known[at]!.summary));
  const chapters = await Promise.all(
    known.map(async ({ source }) => {
      const { sentences } = await readSentences(understanding, [source]);
      return chaptersOf(sentences).map(([first], at) => (at === 0 ? 0 : first!.block));
    }),
  );
  const equal = known.map(({ turns }, at) => equalCuts(turns, chapters[at]!.length));
  const tiled = known.map(({ turns }) => textTiling(turns));
  const errors = (starts: readonly (readonly number[])[], windowDiff: boolean) =>
    known.map(({ topics, turns }, at) => segmentationError(topics, starts[at]!, turns.length, windowDiff));
  return [
    ...(['lead', 'ranked'] as const).flatMap((of) => {
      const against = of === 'lead' ? 'the first sentences' : 'TextRank';
      return [
        compared('ROUGE-1 of extracted summaries of QMSum', against, scored(rouge1, 'ours'), scored(rouge1, of)),
        compared('ROUGE-L of extracted summaries of QMSum', against, scored(rougeL, 'ours'), scored(rougeL, of)),
      ];
    }),
    ...[false, true].flatMap((windowDiff) => {
      const what = `${windowDiff ? 'WindowDiff' : 'Pk'} of chapters of QMSum`;
      const ours = errors(chapters, windowDiff);
      return [
        compared(what, 'cuts of equal length', ours, errors(equal, windowDiff), -1),
        compared(what, 'TextTiling', ours, errors(tiled, windowDiff), -1),
      ];
    }),
  ];
}

/** As many segments of as many words. */
function equalCuts(turns: readonly string[], count: number): number[] {
  const lengths = turns.map((turn) => wordsOf(turn).length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const starts = [0];
  let before = 0;
  for (const [at, length] of lengths.entries()) {
    if (starts.length < count && before >= (starts.length * all) / count) starts.push(at);
    before += length;
  }
  return starts;
}

/** A summary, its embedding included, against embedding its sentences once. The least of several runs. */
async function speed(): Promise<Row> {
  const { source } = meetings().reduce((one, other) =>
    one.source.text.length > other.source.text.length ? one : other,
  );
  const text = source.text.repeat(Math.ceil(CHARACTERS / source.text.length)).slice(0, CHARACTERS);
  const long = { ...source, text, blocks: source.blocks.filter(({ end }) => end <= CHARACTERS) };
  const all = sentencesOf(text, long.blocks).map((one) => one.text);
  const least = async (run: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const from = performance.now();
      await run();
      times.push(performance.now() - from);
    }
    return Math.min(...times);
  };
  const pass = await least(async () => {
    for (let at = 0; at < all.length; at += 256) await understanding.embedder.embed(all.slice(at, at + 256));
  });
  const summary = await least(async () => {
    const { sentences } = await readSentences(understanding, [long]);
    keySentences(sentences, { count: 6 });
  });
  return {
    what: 'extractive summary of 100,000 characters',
    against: 'one embedding pass over its sentences',
    measured: summary / pass,
    unit: '×',
    atMost: 2,
    note: `${summary.toFixed(0)} ms against ${pass.toFixed(0)} ms, ${all.length} sentences; the least of 12`,
  };
}

const rows = [await speed(), ...(await quality())];
await understanding.embedder.close();
console.log(JSON.stringify(rows));
