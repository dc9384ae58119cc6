import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../../adapters/text-workers/names.ts';
import { sentimentOf } from '../../adapters/text-workers/sentiment.ts';
import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';
import { nearTags, personalDataIn, sentimentOfScore, withoutOverlaps } from '../../domain/suggestions/index.ts';
import { sharedFolder } from '../support/shared-data.ts';
import { interval, mean, random, row } from './intervals.ts';

/**
 * Quality of suggestions on labels that people set: `node test/bench/suggestions-quality.ts`. Writes one row for each measure, with a
 * 95 % bootstrap interval. `highlight-weights.ts` measures suggested highlights.
 */
const folder = (name: string): string => sharedFolder(name) ?? '';

const embedder = staticEmbedder();
async function vectorsOf(texts: readonly string[]): Promise<Float32Array[]> {
  const all: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += 256) all.push(...(await embedder.embed(texts.slice(at, at + 256))));
  return all;
}

/** Rows of a CSV file with quotes. */
function csv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare!);
    if (end !== ',' && end !== '') rows.push([]);
    if (end === '') break;
  }
  return rows.filter(({ length }) => length > 1);
}

const patients = (): { label: string; sub: string; text: string; criticality: number }[] =>
  csv(readFileSync(join(folder('feedback/nhs-patient-feedback'), 'text_data.csv'), 'utf8'))
    .slice(1)
    .map(([, label, sub, text, criticality]) => ({
      label: label!,
      sub: sub!,
      text: text!,
      criticality: Number(criticality),
    }))
    .filter(({ text }) => text !== undefined && text.length > 20);

/** The label of an answer, suggested from 1,000 others that are labeled. */
async function tags(): Promise<void> {
  const next = random(3);
  const rows = patients()
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
    .slice(0, 2000);
  const vectors = await vectorsOf(rows.map(({ text }) => text));
  for (const level of ['label', 'sub'] as const) {
    const known = rows.slice(0, 1000).map((one, at) => ({
      highlightId: String(at),
      text: one.text,
      tags: [{ id: one[level], title: one[level] }],
      vector: vectors[at]!,
    }));
    const counts = new Map<string, number>();
    for (const { tags: of } of known) counts.set(of[0]!.id, (counts.get(of[0]!.id) ?? 0) + 1);
    const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id);
    const ranks = { suggested: [] as number[], frequent: [] as number[] };
    for (const [at, one] of rows.slice(1000).entries()) {
      ranks.suggested.push(nearTags(vectors[1000 + at]!, known, 50).findIndex(({ tagId }) => tagId === one[level]));
      ranks.frequent.push(frequent.indexOf(one[level]));
    }
    for (const [method, found] of Object.entries(ranks)) {
      const what = `NHS ${level === 'label' ? `${counts.size} labels` : `${counts.size} subcategories`}`;
      row(what, method, 'MRR', interval(found.map((rank) => (rank < 0 ? 0 : 1 / (rank + 1)))));
      row(what, method, 'recall@5', interval(found.map((rank) => (rank >= 0 && rank < 5 ? 1 : 0))));
    }
  }
}

function macroF1(pairs: readonly (readonly [string, string])[]): number {
  const classes = [...new Set(pairs.map(([gold]) => gold))];
  return mean(
    classes.map((of) => {
      const hit = pairs.filter(([gold, said]) => gold === of && said === of).length;
      const said = pairs.filter(([, one]) => one === of).length;
      const gold = pairs.filter(([one]) => one === of).length;
      return hit === 0 ? 0 : (2 * hit) / (said + gold);
    }),
  );
}

function sentiment(): void {
  const posts = readFileSync(join(folder('feedback/senti4sd'), 'train3098itemPOLARITY.csv'), 'utf8')
    .split(/\r?\n/)
    .flatMap((line) => {
      const match = /^[^;]*;(positive|negative|neutral);"?(.*?)"?$/.exec(line);
      return match ? [{ text: match[2]!, gold: match[1]!.toUpperCase() }] : [];
    });
  const answers = patients()
    .filter(({ criticality }) => Number.isFinite(criticality))
    .map(({ text, criticality }) => ({
      text,
      gold: criticality > 0 ? 'POSITIVE' : criticality < 0 ? 'NEGATIVE' : 'NEUTRAL',
    }));
  for (const [name, set] of [
    ['senti4sd', posts],
    ['NHS criticality', answers],
  ] as const) {
    const pairs = set.map(({ text, gold }) => [gold, sentimentOfScore(sentimentOf(text).score)] as const);
    const counts = new Map<string, number>();
    for (const [gold] of pairs) counts.set(gold, (counts.get(gold) ?? 0) + 1);
    const most = [...counts].sort((a, b) => b[1] - a[1])[0]![0];
    const indexes = pairs.map((_, at) => at);
    row(
      `${name}, ${pairs.length}`,
      'VADER',
      'macro F1',
      interval(indexes, (some) => macroF1(some.map((at) => pairs[at]!))),
    );
    row(`${name}`, 'most frequent', 'macro F1', macroF1(pairs.map(([gold]) => [gold, most])).toFixed(3));
  }
}

/** The data does not tell names from dates and numbers, so these are left out by their form. */
const isName = (text: string): boolean =>
  /\p{Lu}\p{Ll}/u.test(text) &&
  !/\d|quarter|year|month|January|February|March|April|May|June|July|August|September|October|November|December|day\b|^(?:More|Over|Less|One|Two|Three|First|Second|Third|Last|Approximately|Nearly|About|Q)\b/u.test(
    text,
  );

/** Named entities of earnings calls that people marked. Their kinds are not part of the data. */
function entities(): void {
  const calls = folder('transcripts/asr-earnings21');
  const recalled: number[] = [];
  const precise: number[] = [];
  for (const name of readdirSync(calls).filter((file) => file.endsWith('.reference.nlp'))) {
    const lines = readFileSync(join(calls, name), 'utf8').trim().split('\n').slice(1);
    let text = '';
    const spans = new Map<string, { start: number; end: number }>();
    for (const [token, , , , punctuation, , labeled = '', marked = ''] of lines.map((line) => line.split('|'))) {
      if (text !== '') text += ' ';
      const start = text.length;
      text += token;
      // Numbers, dates and contractions have labels; named entities have none.
      const others = new Set([...labeled.matchAll(/'(\d+):/g)].map(([, number]) => number));
      for (const [, number] of marked.matchAll(/'(\d+)'/g))
        if (!others.has(number!)) spans.set(number!, { start: spans.get(number!)?.start ?? start, end: text.length });
      text += punctuation ?? '';
    }
    const found = withoutOverlaps([...personalDataIn(text), ...namesIn(text)]);
    const gold = [...spans.values()].filter(({ start, end }) => isName(text.slice(start, end)));
    const meets = (one: { start: number; end: number }, others: readonly { start: number; end: number }[]): number =>
      others.some(({ start, end }) => start < one.end && one.start < end) ? 1 : 0;
    recalled.push(...gold.map((span) => meets(span, found)));
    precise.push(...found.map((span) => meets(span, gold)));
  }
  row(`earnings21, ${recalled.length} entities`, 'compromise and patterns', 'recall', interval(recalled));
  row('earnings21', 'compromise and patterns', 'precision', interval(precise));
}

const only = process.argv[2];
for (const [name, measure] of Object.entries({ tags, sentiment, entities }))
  if (only === undefined || only === name) await measure();
await embedder.close();
