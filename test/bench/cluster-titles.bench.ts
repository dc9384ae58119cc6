import { cluster, type ClusterAmount, clusterCount } from '../../domain/clustering/index.ts';
import { embedded, shuffled } from './embedded.ts';
import { type Labeled, LABELED_SETS } from './labeled-sets.ts';
import type { Row } from './row.ts';
import verdicts from './title-verdicts.json' with { type: 'json' };
import { checkTitle, type CheckedTitle } from './title-checks.ts';

/** Set, texts of a sample, and samples. */
const SAMPLES = [
  ['NHS, 44 subcategories', Infinity, 1],
  ['NHS, 44 subcategories', 300, 2],
  ['banking77', Infinity, 1],
  ['banking77', 300, 2],
  ['clinc150', 1_000, 1],
] as const;
/** Samples whose titles were read with ten texts of each cluster, and how many clusters of each. Most rules were chosen by others. */
const READ = {
  size: 300,
  seed: 51,
  clusters: { 'NHS, 9 labels': 13, banking77: 13, clinc150: 12, 'QMSum topics': 12 },
};
/** Stated in docs/capabilities/clustering.md. */
const SHARE = 0.2;
const COUNTED = [20, 40, 100, 300] as const;
const AMOUNTS: readonly ClusterAmount[] = ['STANDARD', 'MORE', 'MOST'];

export async function measure(): Promise<Row[]> {
  const titles: CheckedTitle[] = [];
  let wanted = 0;
  let given = 0;
  for (const [name, size, times] of SAMPLES) {
    const items = LABELED_SETS[name]!();
    const vectors = await embedded(items.map(({ text }) => text));
    for (let seed = 1; seed <= times; seed += 1)
      titles.push(...checked(items, vectors, shuffled(items.length, seed).slice(0, size)));
    if (size !== Infinity) continue;
    for (const count of COUNTED)
      for (const amount of AMOUNTS) {
        const some = shuffled(items.length, count).slice(0, count);
        wanted += clusterCount(count, amount);
        given += grouped(items, vectors, some, amount).clusters.length;
      }
  }
  return [await readRow(), ...titleRows(titles), countRow(given, wanted)];
}

/** Titles that changed since they were read count as not good. */
async function readRow(): Promise<Row> {
  const found: string[] = [];
  for (const [name, wanted] of Object.entries(READ.clusters)) {
    const items = LABELED_SETS[name]!();
    const rows = shuffled(items.length, READ.seed).slice(0, READ.size);
    const some = rows.map((row) => items[row]!);
    const vectors = await embedded(some.map(({ text }) => text));
    const { clusters } = grouped(some, vectors, [...some.keys()], 'STANDARD');
    const every = Math.max(1, Math.floor(clusters.length / wanted));
    const read = clusters.filter((_, at) => at % every === 0).slice(0, wanted);
    const known = verdicts[name as keyof typeof verdicts] as Readonly<Record<string, string>>;
    found.push(...read.map(({ title }) => known[title] ?? 'unread'));
  }
  const count = (verdict: string): number => found.filter((one) => one === verdict).length;
  return {
    what: 'titles of 50 clusters of four sets, each read with ten of its texts: good',
    against: '',
    measured: count('good'),
    unit: 'titles',
    atLeast: 45,
    note: `${count('vague')} vague, ${count('misleading')} misleading, ${count('unread')} changed since; test/bench/title-verdicts.json`,
  };
}

function grouped(
  items: readonly Labeled[],
  vectors: readonly Float32Array[],
  rows: readonly number[],
  amount: ClusterAmount,
) {
  const asked = rows.map((row) => ({ highlightId: String(row), text: items[row]!.text }));
  const some = rows.map((row) => vectors[row]!);
  return cluster(asked, some, amount, 'STANDARD').data;
}

const checked = (
  items: readonly Labeled[],
  vectors: readonly Float32Array[],
  rows: readonly number[],
): CheckedTitle[] =>
  grouped(items, vectors, rows, 'STANDARD').clusters.map(({ title, highlightIds }) =>
    checkTitle(
      title,
      highlightIds.map((id) => items[Number(id)]!.text),
    ),
  );

function titleRows(titles: readonly CheckedTitle[]): Row[] {
  const percent = (some: readonly CheckedTitle[], all: readonly CheckedTitle[]): number =>
    (100 * some.length) / all.length;
  const named = titles.filter(({ isMixed, isQuoted }) => !isMixed && !isQuoted);
  const quoted = titles.filter(({ isQuoted }) => isQuoted);
  const phrases = named.filter(({ isList }) => !isList);
  const inverted = named.filter(({ isInverted }) => isInverted);
  const cut = named.filter(({ isCut }) => isCut);
  const lists = named.length - phrases.length;
  return [
    {
      what: 'titles of clusters: words that most texts with them have in the other polarity',
      against: '',
      measured: inverted.length,
      unit: 'titles',
      atMost: 0,
      note: `of ${named.length}${inverted.length > 0 ? `: ${inverted.map(({ title }) => title).join('; ')}` : ''}`,
    },
    {
      what: 'titles of clusters: begin or end within a phrase',
      against: '',
      measured: cut.length,
      unit: 'titles',
      atMost: 0,
      note: `of ${named.length}${cut.length > 0 ? `: ${cut.map(({ title }) => title).join('; ')}` : ''}`,
    },
    {
      what: 'titles of clusters that hold for a fifth of the texts, with the same polarity',
      against: '',
      measured: percent(
        named.filter(({ share }) => share >= SHARE),
        named,
      ),
      unit: '%',
      atLeast: 95,
      note: `${phrases.length} phrases and ${lists} lists; median share ${median(named.map(({ share }) => share)).toFixed(2)}`,
    },
    {
      what: 'clusters that are called Mixed, or by one of their texts',
      against: '',
      measured: percent(
        titles.filter((one) => !named.includes(one)),
        titles,
      ),
      unit: '%',
      atMost: 10,
      note: `of ${titles.length}; ${quoted.length} by a text`,
    },
  ];
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const countRow = (given: number, wanted: number): Row => ({
  what: 'clusters of 20 to 300 texts at Standard, More and Most',
  against: 'the number of the formula',
  measured: given / wanted,
  unit: '×',
  atLeast: 0.98,
  note: `${given} of ${wanted}`,
});
