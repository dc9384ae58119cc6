import fc from 'fast-check';
import {
  cluster,
  CLUSTER_AMOUNTS,
  CLUSTER_STRICTNESS,
  type ClusterAmount,
  type ClusterItem,
  type ClusterStrictness,
  clusterCount,
  groupItems,
  leastSize,
  titled,
} from './index.ts';

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const itemsOf = (count: number): ClusterItem[] =>
  Array.from({ length: count }, (_, at) => ({ highlightId: idOf(at), text: `Text ${at}` }));
const clustered = (vectors: readonly Float32Array[], strictness: ClusterStrictness = 'STANDARD') =>
  cluster(itemsOf(vectors.length), vectors, 'STANDARD', strictness).data;
const vectorOf = (...values: number[]): Float32Array => Float32Array.from(values);

/** Whole numbers, whose multiples are exact. */
const vector = fc
  .array(fc.integer({ min: -20, max: 20 }), { minLength: 4, maxLength: 4 })
  .map((values) => vectorOf(...values));
const vectorsOf = (minLength = 4) => fc.array(vector, { minLength, maxLength: 40 });
const STRICTER = Object.keys(CLUSTER_STRICTNESS) as ClusterStrictness[];

describe('clusters', () => {
  it('hold every item once, and each at least two', () => {
    fc.assert(
      fc.property(vectorsOf(), (vectors) => {
        const { clusters, outliers } = clustered(vectors);
        const all = [...clusters, outliers].flatMap(({ highlightIds }) => highlightIds);
        expect(all.toSorted()).toEqual(itemsOf(vectors.length).map(({ highlightId }) => highlightId));
        for (const { highlightIds } of clusters)
          expect(highlightIds.length).toBeGreaterThanOrEqual(leastSize(vectors.length));
      }),
    );
  });

  it('are the same in any order of the items', () => {
    fc.assert(
      fc.property(
        vectorsOf().chain((vectors) =>
          fc.tuple(fc.constant(vectors), fc.shuffledSubarray([...vectors.keys()], { minLength: vectors.length })),
        ),
        ([vectors, order]) => {
          const items = itemsOf(vectors.length);
          const straight = cluster(items, vectors, 'STANDARD', 'STANDARD');
          const shuffled = cluster(
            order.map((at) => items[at]!),
            order.map((at) => vectors[at]!),
            'STANDARD',
            'STANDARD',
          );
          expect(shuffled).toEqual(straight);
        },
      ),
    );
  });

  it('do not depend on the length of vectors', () => {
    fc.assert(
      fc.property(
        vectorsOf(),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 40, maxLength: 40 }),
        (vectors, factors) => {
          const scaled = vectors.map((one, at) => one.map((value) => value * factors[at]!));
          expect(clustered(scaled)).toEqual(clustered(vectors));
        },
      ),
    );
  });

  it('keep equal items together', () => {
    fc.assert(
      fc.property(vectorsOf(2), (vectors) => {
        const { clusters, outliers } = clustered([...vectors, ...vectors]);
        for (const { highlightIds } of [...clusters, outliers])
          for (const at of vectors.keys())
            expect(highlightIds.includes(idOf(at))).toBe(highlightIds.includes(idOf(at + vectors.length)));
      }),
    );
  });

  it('have never fewer outliers if stricter', () => {
    fc.assert(
      fc.property(vectorsOf(), (vectors) => {
        const outliers = STRICTER.map((strictness) => clustered(vectors, strictness).outliers.highlightIds);
        for (const [at, some] of outliers.entries())
          if (at > 0) expect(outliers[at - 1]!.filter((id) => !some.includes(id))).toEqual([]);
      }),
    );
  });

  it('are the same shares if every item is there twice as often', () => {
    // Amounts that give three groups of 24, 48 and 72 items.
    const axes = [0, 1, 2].flatMap((axis) =>
      [...Array(8).keys()].map((at) => vectorOf(...[0, 1, 2].map((one) => (one === axis ? 90 : (at * (one + 2)) % 7)))),
    );
    const groupsOf = (copies: number, amount: ClusterAmount) =>
      cluster(
        itemsOf(axes.length * copies),
        Array.from({ length: copies }, () => axes).flat(),
        amount,
        'VERY_RELAXED',
      ).data.clusters.map(({ highlightIds }) =>
        [...new Set(highlightIds.map((id) => Number(id.slice(-12)) % axes.length))].sort((a, b) => a - b),
      );
    const inOrder = (groups: number[][]) => groups.toSorted((a, b) => a[0]! - b[0]!);
    const once = inOrder(groupsOf(1, 'STANDARD'));
    expect(once).toHaveLength(3);
    expect(inOrder(groupsOf(2, 'LESS'))).toEqual(once);
    expect(inOrder(groupsOf(3, 'LEAST'))).toEqual(once);
  });

  it('do not change by differences smaller than a step of rounding', () => {
    fc.assert(
      fc.property(vectorsOf(), (vectors) => {
        const almost = vectors.map((one) => one.map((value) => value * (1 + 1e-7)));
        expect(clustered(almost)).toEqual(clustered(vectors));
      }),
    );
  });

  it('are at most as many as the formula says, at every option', () => {
    const options = Object.keys(CLUSTER_AMOUNTS) as ClusterAmount[];
    fc.assert(
      fc.property(vectorsOf(), fc.constantFrom(...options), fc.constantFrom(...STRICTER), (vectors, amount, strict) => {
        const { clusters } = cluster(itemsOf(vectors.length), vectors, amount, strict).data;
        expect(clusters.length).toBeLessThanOrEqual(clusterCount(vectors.length, amount));
        if (new Set(clusters.map(({ title }) => title)).size < clusters.length) throw new Error('A title occurs twice');
      }),
    );
  });

  it('are as many as the formula says where the items have that many subjects', () => {
    for (const amount of Object.keys(CLUSTER_AMOUNTS) as ClusterAmount[]) {
      const count = clusterCount(60, amount);
      const vectors = Array.from({ length: 60 }, (_, at) =>
        vectorOf(...Array.from({ length: count }, (__, axis) => (axis === at % count ? 100 : (at * (axis + 3)) % 5))),
      );
      expect(cluster(itemsOf(60), vectors, amount, 'VERY_RELAXED').data.clusters).toHaveLength(count);
    }
  });

  it('without titles are those with titles', () => {
    fc.assert(
      fc.property(vectorsOf(), (vectors) => {
        const items = itemsOf(vectors.length);
        const grouping = groupItems(items, vectors, 'STANDARD', 'STANDARD');
        expect(titled(items, grouping)).toEqual(cluster(items, vectors, 'STANDARD', 'STANDARD'));
        // An item that the reader cannot see leaves no trace.
        const seen = titled(
          items.map((item, at) => (at === 0 ? null : item)),
          grouping,
        ).data;
        expect(JSON.stringify(seen)).not.toContain(idOf(0));
        expect(JSON.stringify(seen)).not.toContain('Text 0"');
      }),
    );
  });

  it('are one if all items are equal', () => {
    const { clusters, outliers } = clustered(Array.from({ length: 9 }, () => vectorOf(1, 2, 3)));
    expect(clusters.map(({ highlightIds }) => highlightIds.length)).toEqual([9]);
    expect(outliers.highlightIds).toEqual([]);
  });

  it('have no item without meaning', () => {
    const zero = vectorOf(0, 0, 0);
    expect(clustered([zero, zero, zero, zero])).toEqual({
      clusters: [],
      outliers: { highlightIds: [0, 1, 2, 3].map(idOf), title: 'Outliers' },
      alike: [],
    });
    const { outliers } = clustered([
      zero,
      vectorOf(1, 0, 0),
      vectorOf(1, 0.1, 0),
      vectorOf(0, 1, 0),
      vectorOf(0, 1, 0.1),
    ]);
    expect(outliers.highlightIds).toEqual([idOf(0)]);
  });

  it('leave out one far outlier at any strictness', () => {
    const near = (axis: number, at: number) =>
      vectorOf(...[0, 1, 2, 3].map((one) => (one === axis ? 40 : (at * (one + 3)) % 5)));
    const vectors = [
      ...[...Array(8).keys()].map((at) => near(0, at)),
      ...[...Array(8).keys()].map((at) => near(1, at)),
      vectorOf(-20, -25, -10, -30),
    ];
    for (const strictness of STRICTER) {
      const found = clustered(vectors, strictness);
      expect(found.outliers.highlightIds).toContain(idOf(16));
      expect(found.clusters).toHaveLength(2);
    }
  });

  it('are titled by their own phrases', () => {
    const texts = [
      'Waiting for a reply',
      'Still waiting for a reply',
      'The price is too high',
      'Too high a price',
      'waiting for a reply!',
      'What a price',
    ];
    const items = texts.map((text, at) => ({ highlightId: idOf(at), text }));
    const vectors = [vectorOf(9, 1), vectorOf(9, 2), vectorOf(1, 9), vectorOf(2, 9), vectorOf(9, 0), vectorOf(0, 9)];
    const { clusters } = cluster(items, vectors, 'STANDARD', 'VERY_RELAXED').data;
    expect(clusters.map(({ title }) => title)).toEqual(['Waiting for a reply', 'Price is too high']);
  });

  it('are refused for fewer than four items, and for vectors that are no numbers', () => {
    expect(() => clustered([vectorOf(1), vectorOf(2), vectorOf(3)])).toThrow('Too few highlights to cluster');
    expect(() => clustered([1, 2, NaN, 3].map((value) => vectorOf(value)))).toThrow('finite numbers');
    expect(() => clustered([1, 2, Infinity, 3].map((value) => vectorOf(value)))).toThrow('finite numbers');
    expect(() => clustered([vectorOf(1), vectorOf(1), vectorOf(1), vectorOf(1, 2)])).toThrow('same number');
    expect(() => cluster(itemsOf(5), [vectorOf(1)], 'STANDARD', 'STANDARD')).toThrow('Each highlight needs a vector');
  });

  it('are given up when the caller wants to', () => {
    const shares: number[] = [];
    let state = 1;
    const next = () => (state = (state * 48271) % 2147483647);
    const vectors = Array.from({ length: 2000 }, () => Float32Array.from({ length: 8 }, () => (next() % 101) - 50));
    const run = () =>
      cluster(itemsOf(2000), vectors, 'STANDARD', 'STANDARD', (share) => {
        shares.push(share);
        if (share > 0.3) throw new Error('Canceled');
      });
    expect(run).toThrow('Canceled');
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThan(0.5);
  });
});
