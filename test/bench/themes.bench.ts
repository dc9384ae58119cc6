import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupPoints } from '../../domain/clustering/groups/group-points.ts';
import { pointsOf } from '../../domain/clustering/groups/points.ts';
import { type Arrivals, Channel, delays, drifting, inAnyOrder, isolated } from './arrivals.ts';
import { adjustedInformation, adjustedRand } from './cluster-scores.ts';
import { embedded } from './embedded.ts';
import { type Labeled, LABELED_SETS } from './labeled-sets.ts';
import type { Row } from './row.ts';

const WEEKS = 12;
/** Number of outliers; groups of k-means are numbered from 1. */
const OUTLIER = 0;
const BATCH = 100;
/** All limits of births were chosen on banking77; no figure of clinc150 was seen before but its ARI in any order. */
const SETS = ['banking77', 'clinc150', 'NHS, 44 subcategories'] as const;
/** Sets with labels that are compact enough to be found. */
const DELAYED: readonly string[] = ['banking77', 'clinc150'];
const ORDERS = { 'any order': inAnyOrder, 'a drifting order': drifting } as const;
/** Delays are of late labels in several orders. */
const SEEDS = [1, 2] as const;
const MANY = 100_000;
const MORE = 1_000;
const SCATTER = 0.05;

interface Theirs {
  readonly weekly: readonly (readonly number[])[];
  readonly all: readonly number[];
  readonly online: readonly number[];
  readonly reduced: readonly number[];
}

interface LabeledSet {
  readonly name: string;
  readonly labels: readonly string[];
  readonly vectors: readonly Float32Array[];
}

/** Needs Python with scikit-learn; `PYTHON` names the program. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of SETS) {
    const set = await setOf(name, LABELED_SETS[name]!());
    for (const [order, arrive] of Object.entries(ORDERS)) rows.push(...quality(set, order, arrive(set.labels, 1)));
    if (DELAYED.includes(name)) rows.push(delay(set));
    if (name === 'banking77') rows.push(speed(set));
  }
  return rows;
}

async function setOf(name: string, items: readonly Labeled[]): Promise<LabeledSet> {
  return { name, labels: items.map(({ label }) => label), vectors: await embedded(items.map(({ text }) => text)) };
}

function quality({ name, labels, vectors }: LabeledSet, order: string, arrivals: Arrivals): Row[] {
  const gold = arrivals.order.map((item) => labels[item]!);
  const sorted = arrivals.order.map((item) => vectors[item]!);
  const channel = new Channel();
  const weeks: number[][] = [];
  const ends = Array.from({ length: WEEKS }, (_, week) => Math.round(((week + 1) * gold.length) / WEEKS));
  for (const [week, end] of ends.entries()) {
    for (let at = ends[week - 1] ?? 0; at < end; at += BATCH) channel.add(sorted.slice(at, Math.min(end, at + BATCH)));
    weeks.push(channel.all());
  }
  const counts = weeks.map((themes) => new Set(themes.filter((theme) => theme > 0)).size);
  const theirs = bySklearn(sorted, { ends, counts, labels: new Set(gold).size });
  const ours = weeks.at(-1)!;
  const numbers = numbered(gold);
  const [our, online] = [adjustedRand(numbers, ours), adjustedRand(numbers, theirs.online)];
  const of = (found: readonly number[]): string =>
    `${adjustedRand(numbers, found).toFixed(3)} and ${adjustedInformation(numbers, found).toFixed(3)}`;
  const outliers = ours.filter((theme) => theme === 0).length / ours.length;
  const [pairs, kept] = [identity(weeks), identity(theirs.weekly)];
  const what = `themes of ${name}, in ${order} of arrival`;
  return [
    {
      what: `${what}: ratio of ARI`,
      against: 'scikit-learn: MiniBatchKMeans, fitted batch by batch with the true number of groups',
      measured: our / online,
      unit: '×',
      atLeast: 1,
      note: `ARI and AMI ${of(ours)}; MiniBatchKMeans ${of(theirs.online)}, after incremental PCA to 5 dimensions ${of(theirs.reduced)}; k-means of all at once ${of(theirs.all)}; ${counts.at(-1)} themes for ${new Set(gold).size} labels; outliers ${(100 * outliers).toFixed(1)} %; changes: ${[...channel.kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
    },
    {
      what: `${what}: points whose theme keeps its number for a week`,
      against: 'scikit-learn: k-means again each week with as many groups, numbers by the best assignment',
      measured: pairs.numbers / kept.numbers,
      unit: '×',
      atLeast: 1,
      note: `${percent(pairs.numbers)} against ${percent(kept.numbers)}; pairs of points in one theme that still are: ${percent(pairs.pairs)} against ${percent(kept.pairs)}; means of ${WEEKS - 1} weeks`,
    },
  ];
}

/** Numbers from 1, since 0 is that of outliers. */
function numbered(labels: readonly string[]): number[] {
  const names = [...new Set(labels)];
  return labels.map((label) => names.indexOf(label) + 1);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Means over the weeks: the share of points with the same number a week later, and of pairs still together. Outliers are left out. */
function identity(weeks: readonly (readonly number[])[]): { numbers: number; pairs: number } {
  const pairsIn = (counts: Iterable<number>): number =>
    [...counts].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  const countsOf = (values: readonly (string | number)[]): Iterable<number> =>
    [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length);
  const shares = weeks.slice(1).map((after, at) => {
    const before = weeks[at]!;
    const places = [...before.keys()].filter((place) => before[place] !== OUTLIER);
    const same = places.filter((place) => before[place] === after[place]).length;
    const together = countsOf(
      places.filter((place) => after[place] !== OUTLIER).map((place) => `${before[place]} ${after[place]}`),
    );
    return {
      numbers: same / places.length,
      pairs: pairsIn(together) / pairsIn(countsOf(places.map((place) => before[place]!))),
    };
  });
  const mean = (of: 'numbers' | 'pairs'): number => shares.reduce((sum, one) => sum + one[of], 0) / shares.length;
  return { numbers: mean('numbers'), pairs: mean('pairs') };
}

function delay({ name, labels, vectors }: LabeledSet): Row {
  const found = SEEDS.flatMap((seed) => [...delays(vectors, labels, drifting(labels, seed)).values()]);
  found.sort((a, b) => a - b);
  const at = (share: number): number => found[Math.floor(share * found.length)]!;
  const { all } = bySklearn(vectors, { ends: [], counts: [], labels: new Set(labels).size });
  return {
    what: `points of a new label of ${name} until a theme is mostly it and holds most of it, median`,
    against: '',
    measured: at(0.5),
    unit: 'points',
    atMost: 8,
    note: `of ${found.length} labels that begin late; a quarter within ${at(0.25)}, 90 % within ${at(0.9)}; found ${percent(found.filter(Number.isFinite).length / found.length)}; k-means of all points at once, with the true number of groups, isolates ${percent(isolated(labels, all))} of the labels so`,
  };
}

function speed({ vectors }: LabeledSet): Row {
  const many = Array.from({ length: MANY + MORE }, (_, at) => scattered(vectors[at % vectors.length]!, at));
  const channel = new Channel();
  for (let at = 0; at < MANY; at += BATCH) channel.add(many.slice(at, at + BATCH));
  const ours = secondsOf(() => channel.add(many.slice(MANY)));
  const theirs = secondsOf(() => groupPoints(pointsOf(many), 50, 5, () => {}));
  return {
    what: '1,000 points added to the themes of 100,000, processor time',
    against: 'clustering all again from the start',
    measured: ours / theirs,
    unit: '×',
    atMost: 0.1,
    note: `${ours.toFixed(2)} against ${theirs.toFixed(1)} s`,
  };
}

/** Moves each number of a vector a little, by a generator that depends on the seed alone. */
function scattered(vector: Float32Array, seed: number): Float32Array {
  let state = seed + 1;
  const moved = vector.map((value) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return value + SCATTER * (state / 2 ** 32 - 0.5);
  });
  const length = Math.hypot(...moved);
  return moved.map((value) => value / length);
}

function secondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function bySklearn(
  vectors: readonly Float32Array[],
  settings: { readonly ends: readonly number[]; readonly counts: readonly number[]; readonly labels: number },
): Theirs {
  const folder = mkdtempSync(join(tmpdir(), 'themes-'));
  try {
    writeFileSync(join(folder, 'vectors'), Buffer.concat(vectors.map((one) => new Uint8Array(one.slice().buffer))));
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
    const answer = execFileSync(
      process.env['PYTHON'] ?? 'python3',
      [join(import.meta.dirname, 'themes-of-sklearn.py'), join(folder, 'vectors'), join(folder, 'settings.json')],
      { encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, OMP_NUM_THREADS: '1' } },
    );
    return JSON.parse(answer) as Theirs;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
