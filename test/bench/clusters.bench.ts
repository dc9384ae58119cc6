import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cluster, clusterCount } from '../../domain/clustering/index.ts';
import { groupPoints } from '../../domain/clustering/groups/group-points.ts';
import { pointsOf } from '../../domain/clustering/groups/points.ts';
import { adjustedInformation, adjustedRand } from './cluster-scores.ts';
import { embedded, shuffled } from './embedded.ts';
import { type Labeled, LABELED_SETS } from './labeled-sets.ts';
import type { Row } from './row.ts';

/** Texts of a sample, and how many samples are averaged. */
const SIZES = [
  [50, 8],
  [300, 4],
  [1_000, 2],
  [Infinity, 1],
] as const;
const AGAINST = 'scikit-learn: the better of k-means (10 starts) and agglomerative (average, cosine)';
const LEAST = 3;
const METHODS = ['k-means', 'average'] as const;
type Method = (typeof METHODS)[number];
interface ByMethod {
  readonly labels: readonly number[];
  readonly seconds: number;
}
/** UMAP is measured on whole sets, where its package is installed. */
type Grouped = Readonly<Record<Method, ByMethod>> & { readonly umap?: ByMethod };

interface Sample {
  readonly rows: readonly number[];
  readonly count: number;
  readonly methods: readonly (Method | 'umap')[];
}

/** Needs Python with scikit-learn; `PYTHON` names the program. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, read] of Object.entries(LABELED_SETS)) rows.push(...(await quality(name, read())));
  return [...rows, ...(await speed())];
}

async function quality(name: string, items: readonly Labeled[]): Promise<Row[]> {
  const vectors = await embedded(items.map(({ text }) => text));
  const names = [...new Set(items.map(({ label }) => label))];
  const gold = items.map(({ label }) => names.indexOf(label));
  const rows: Row[] = [];
  for (const [size, times] of SIZES)
    for (const kind of size === 1_000 ? (['formula', 'true'] as const) : (['formula'] as const)) {
      const samples = Array.from({ length: times }, (_, seed): Sample => {
        const some = shuffled(items.length, seed + 1).slice(0, size);
        const labels = new Set(some.map((row) => gold[row]!)).size;
        const count = kind === 'true' ? labels : clusterCount(some.length, 'STANDARD');
        return { rows: some, count, methods: size === Infinity ? [...METHODS, 'umap'] : METHODS };
      });
      const theirs = bySklearn(vectors, samples);
      const ours = samples.map((sample) => grouped(items, vectors, sample, kind));
      rows.push(compared(`${name}, ${size === Infinity ? 'all' : size}, ${kind} count`, samples, gold, ours, theirs));
      const umap = theirs[0]!.umap?.labels;
      if (umap) rows.push(againstUmap(name, goldOf(samples[0]!, gold), ours[0]!, umap));
    }
  return rows;
}

/** By the whole function, outliers as one group; for the true number of groups by its groups. */
function grouped(
  items: readonly Labeled[],
  vectors: readonly Float32Array[],
  { rows, count }: Sample,
  kind: 'formula' | 'true',
): number[] {
  const some = rows.map((row) => vectors[row]!);
  if (kind === 'true') {
    const points = pointsOf(some);
    const { groups } = groupPoints(points, count, LEAST, () => {});
    return points.pointOf.map((point) => (point === null ? -1 : groups[point]!));
  }
  const asked = rows.map((row, at) => ({ highlightId: String(at), text: items[row]!.text }));
  const { clusters } = cluster(asked, some, 'STANDARD', 'STANDARD').data;
  const labels = rows.map(() => -1);
  for (const [group, { highlightIds }] of clusters.entries()) for (const id of highlightIds) labels[Number(id)] = group;
  return labels;
}

function compared(
  what: string,
  samples: readonly Sample[],
  gold: readonly number[],
  ours: readonly (readonly number[])[],
  theirs: readonly Grouped[],
): Row {
  const score = (of: typeof adjustedRand, labels: readonly (readonly number[])[]): number =>
    samples.reduce((sum, sample, at) => sum + of(goldOf(sample, gold), labels[at]!), 0) / samples.length;
  const both = ([adjustedRand, adjustedInformation] as const).map((of) => ({
    our: score(of, ours),
    their: METHODS.map((method) =>
      score(
        of,
        theirs.map((one) => one[method].labels),
      ),
    ),
  }));
  const ratios = both.map(({ our, their }) => our / Math.max(...their));
  const items = ours.flat();
  const covered = items.filter((label) => label >= 0).length / items.length;
  const figures = both.map(({ our, their }, at) => {
    const name = at === 0 ? 'ARI' : 'AMI';
    return `${name} ${our.toFixed(3)}, k-means ${their[0]!.toFixed(3)}, average ${their[1]!.toFixed(3)}`;
  });
  return {
    what: `clusters of ${what}: the smaller of the ratios of ARI and AMI`,
    against: AGAINST,
    measured: Math.min(...ratios),
    unit: '×',
    atLeast: 1,
    note: `${figures.join('; ')}; coverage ${Math.round(100 * covered)} %`,
  };
}

const goldOf = ({ rows }: Sample, gold: readonly number[]): number[] => rows.map((row) => gold[row]!);

function againstUmap(name: string, gold: readonly number[], ours: readonly number[], theirs: readonly number[]): Row {
  const [rand, information] = [adjustedRand, adjustedInformation].map((of) => [of(gold, ours), of(gold, theirs)]) as [
    number[],
    number[],
  ];
  return {
    what: `clusters of ${name}, all, formula count: the smaller of the ratios of ARI and AMI`,
    against: 'UMAP to 5 dimensions with 15 neighbors, then k-means (10 starts)',
    measured: Math.min(rand[0]! / rand[1]!, information[0]! / information[1]!),
    unit: '×',
    atLeast: 0.95,
    note: `ARI ${rand.map((one) => one.toFixed(3)).join(' against ')}; AMI ${information.map((one) => one.toFixed(3)).join(' against ')}; outliers count as one group`,
  };
}

async function speed(): Promise<Row[]> {
  const items = LABELED_SETS['banking77']!();
  const vectors = await embedded(items.map(({ text }) => text));
  const rowsOf = (size: number): number[] => Array.from({ length: size }, (_, at) => at % items.length);
  const sizes = [1_000, 10_000] as const;
  const theirs = bySklearn(
    vectors,
    sizes.map((size) => ({ rows: rowsOf(size), count: 50, methods: METHODS })),
  );
  const ours = sizes.map((size) => secondsOf(items, vectors, rowsOf(size)));
  const large = secondsOf(items, vectors, rowsOf(50_000));
  return [
    ...sizes.flatMap((size, at) =>
      METHODS.map((method): Row => ({
        what: `clusters of ${size.toLocaleString('en')} texts with titles, processor time`,
        against: `scikit-learn: ${method === 'average' ? 'agglomerative (average, cosine)' : 'k-means (10 starts)'}, without titles`,
        measured: ours[at]! / theirs[at]![method].seconds,
        unit: '×',
        atMost: 1,
        note: `${ours[at]!.toFixed(2)} against ${theirs[at]![method].seconds.toFixed(2)} s`,
      })),
    ),
    {
      what: 'clusters of 50,000 texts, processor time',
      against: 'of 10,000',
      measured: large / ours[1]!,
      unit: '×',
      atMost: 7,
      note: `${large.toFixed(1)} against ${ours[1]!.toFixed(1)} s`,
    },
  ];
}

/** Copies of a vector differ a little, since equal ones would count as one. */
function secondsOf(items: readonly Labeled[], vectors: readonly Float32Array[], rows: readonly number[]): number {
  const some = rows.map((row, at) => {
    const vector = vectors[row]!.slice();
    if (at >= vectors.length) vector[at % vector.length]! += 0.05;
    return vector;
  });
  const asked = rows.map((row, at) => ({ highlightId: String(at), text: items[row]!.text }));
  const least = Array.from({ length: rows.length > 10_000 ? 1 : 3 }, () => {
    const before = process.cpuUsage();
    cluster(asked, some, 'STANDARD', 'STANDARD');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return Math.min(...least);
}

function bySklearn(vectors: readonly Float32Array[], samples: readonly Sample[]): Grouped[] {
  const folder = mkdtempSync(join(tmpdir(), 'clusters-'));
  try {
    writeFileSync(join(folder, 'vectors'), Buffer.concat(vectors.map((one) => new Uint8Array(one.slice().buffer))));
    writeFileSync(join(folder, 'samples.json'), JSON.stringify(samples));
    const program = join(import.meta.dirname, 'clusters-of-sklearn.py');
    const answer = execFileSync(
      process.env['PYTHON'] ?? 'python3',
      [program, join(folder, 'vectors'), join(folder, 'samples.json')],
      { encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, OMP_NUM_THREADS: '1' } },
    );
    return JSON.parse(answer) as Grouped[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
