import { cluster, CLUSTER_STRICTNESS, type ClusterStrictness } from './index.ts';

const STRICTER = Object.keys(CLUSTER_STRICTNESS) as ClusterStrictness[];
const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    highlightId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    text: `Text ${at}`,
  }));

describe('clusters', () => {
  it('are as many as the formula says where subjects are not clear', () => {
    let state = 3;
    const next = () => (state = (state * 48271) % 2147483647);
    for (const [items, amount, count] of [
      [40, 'MOST', 10],
      [40, 'MORE', 6],
      [100, 'MOST', 25],
      [300, 'MOST', 50],
    ] as const) {
      const vectors = Array.from({ length: items }, () => Float32Array.from({ length: 16 }, () => (next() % 101) - 50));
      for (const strictness of STRICTER)
        expect(cluster(itemsOf(items), vectors, amount, strictness).data.clusters).toHaveLength(count);
    }
  });
});
