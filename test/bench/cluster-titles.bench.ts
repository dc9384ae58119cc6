import { cluster, type ClusterAmount, clusterCount } from '../../domain/clustering/index.ts';
import { embedded, shuffled } from './embedded.ts';
import { type Labeled, LABELED_SETS } from './labeled-sets.ts';
import type { Row } from './row.ts';
import { checkTitle, type CheckedTitle } from './title-checks.ts';

/** Set, texts of a sample, and samples. */
const SAMPLES = [
  ['NHS, 44 subcategories', Infinity, 1],
  ['NHS, 44 subcategories', 300, 2],
  ['banking77', Infinity, 1],
  ['banking77', 300, 2],
  ['clinc150', 1_000, 1],
] as const;
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
  return [...titleRows(titles), countRow(given, wanted)];
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
  const named = titles.filter(({ isMixed }) => !isMixed);
  const phrases = named.filter(({ isList }) => !isList);
  const inverted = named.filter(({ isInverted }) => isInverted);
  const cut = phrases.filter(({ isCut }) => isCut);
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
      note: `of ${phrases.length}${cut.length > 0 ? `: ${cut.map(({ title }) => title).join('; ')}` : ''}`,
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
      note: `${phrases.length} phrases and ${lists} lists of words; median share ${median(named.map(({ share }) => share)).toFixed(2)}`,
    },
    {
      what: 'clusters that are called Mixed',
      against: '',
      measured: percent(
        titles.filter(({ isMixed }) => isMixed),
        titles,
      ),
      unit: '%',
      atMost: 10,
      note: `of ${titles.length}`,
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
