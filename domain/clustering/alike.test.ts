import { alikeGroups, groupItems, titled } from './index.ts';

describe('groups that say the same', () => {
  it('have titles of the same words, in any order and form', () => {
    expect(alikeGroups(['Friendly staff', 'Food', 'Staff is friendly', 'Food 2', 'Staff'], [])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(alikeGroups(['Top up', 'Top-up', 'Mixed', 'Price', 'Mixed 2'], [])).toEqual([[0, 1]]);
  });

  it('find nothing to criticize, in different words', () => {
    const titles = ["Couldn't be better", 'Food', 'No complaints', 'Nothing to improve', 'Could not fault'];
    expect(alikeGroups(titles, [])).toEqual([[0, 2, 3, 4]]);
  });

  it('are close and share a word', () => {
    expect(
      alikeGroups(
        ['Friendly staff', 'Caring staff', 'Ward'],
        [
          [0, 1],
          [0, 2],
        ],
      ),
    ).toEqual([[0, 1]]);
    expect(alikeGroups(['Friendly staff', 'Caring staff'], [])).toEqual([]);
  });

  it('do not say the opposite', () => {
    expect(
      alikeGroups(
        ['Helpful', 'Not helpful', 'Better food', 'Not better food'],
        [
          [0, 1],
          [2, 3],
        ],
      ),
    ).toEqual([]);
  });

  it('are found where they are close, without those that the reader cannot see', () => {
    const texts = [
      ...Array.from({ length: 4 }, (_, at) => `The friendly staff ${at}`),
      ...Array.from({ length: 4 }, (_, at) => `A caring staff ${at}`),
      ...Array.from({ length: 8 }, (_, at) => `Cold food ${at}`),
    ];
    const items = texts.map((text, at) => ({
      highlightId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      text,
    }));
    const vectors = texts.map((_, at) =>
      Float32Array.from(at < 4 ? [90, 25, at] : at < 8 ? [90, -25, at] : [-90, 2, at - 8]),
    );
    const { near } = groupItems(items, vectors, 'MORE', 'VERY_RELAXED');
    const groups = [
      [8, 9, 10, 11, 12, 13, 14, 15],
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ];
    expect(near).toContainEqual([1, 2]);
    expect(titled(items, { clusters: groups, outliers: [], near: [[1, 2]] }).data.alike).toEqual([[1, 2]]);
    const unseen = items.map((item, at) => (at < 8 ? item : null));
    expect(titled(unseen, { clusters: groups, outliers: [], near: [[1, 2]] }).data.alike).toEqual([[0, 1]]);
    const fewer = items.map((item, at) => (at >= 4 ? item : null));
    expect(titled(fewer, { clusters: groups, outliers: [], near: [[1, 2]] }).data.alike).toEqual([]);
  });
});
