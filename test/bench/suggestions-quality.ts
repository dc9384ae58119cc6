import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { namesIn } from '../../adapters/text-workers/names.ts';
import { staticEmbedder } from '../../adapters/embeddings/static/static-embedder.ts';
import { nearTags, personalDataIn, withoutOverlaps } from '../../domain/suggestions/index.ts';
import { sharedFolder } from '../support/shared-data.ts';
import { interval, random, row } from './intervals.ts';
import { csv } from './reviews.ts';

/**
 * Quality of suggestions on labels that people set: `node test/bench/suggestions-quality.ts`. Writes one row for each measure, with a
 * 95 % bootstrap interval. `highlight-weights.ts` measures suggested highlights, the bench `sentiment` measures sentiment.
 */
const folder = (name: string): string => sharedFolder(name) ?? '';

const embedder = staticEmbedder();
async function vectorsOf(texts: readonly string[]): Promise<Float32Array[]> {
  const all: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += 256) all.push(...(await embedder.embed(texts.slice(at, at + 256))));
  return all;
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
for (const [name, measure] of Object.entries({ tags, entities }))
  if (only === undefined || only === name) await measure();
await embedder.close();
