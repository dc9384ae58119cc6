import { marked, plainResults } from './found.ts';

const NOTE = '019aa0c5-7a3b-7c11-9d1e-5f2b8c3d4eff';
const MARK = '019aa0c5-7a3b-7c11-9d1e-5f2b8c3d4e00';
const FILE = '019aa0c5-7a3b-7c11-9d1e-5f2b8c3d4e01';

describe('what was found, for a model,', () => {
  it('marks matches in plain text', () => {
    const fragments = [
      { text: '… the ', match: false },
      { text: 'price', match: true },
      { text: ' was high', match: false },
    ];
    expect(marked(fragments, 300)).toBe('… the **price** was high');
    expect(marked([], 300)).toBe('');
  });

  it('is cut after the limit, between characters and without empty marks', () => {
    expect(marked([{ text: 'a'.repeat(20), match: true }], 10)).toBe(`**${'a'.repeat(10)}**…`);
    expect(
      marked(
        [
          { text: 'ab', match: false },
          { text: 'cd', match: true },
        ],
        2,
      ),
    ).toBe('ab…');
    expect(marked([{ text: 'a🙂', match: false }], 2)).toBe('a…');
    expect(marked([{ text: 'ab', match: false }], 2)).toBe('ab');
  });

  const result = { id: NOTE, type: 'NOTE', projectId: null, parentId: null, parentTitle: null, createdAt: new Date(0) };
  const preview = { title: [{ text: 'T', match: false }], content: [] };
  it.each([
    [{ place: null }, `/data/${NOTE}`],
    [{ place: { start: 3, end: 8 } }, `/data/${NOTE}#at-3-8`],
    [
      { place: { start: 3, end: 8 }, page: { fileId: FILE, name: 'a.pdf', page: 4 } },
      `/data/${NOTE}#file=${FILE}&page=4`,
    ],
    [{ id: MARK, type: 'HIGHLIGHT', parentId: NOTE, place: null }, `/data/${NOTE}#highlight-${MARK}`],
    [{ id: MARK, type: 'INSIGHT', place: { start: 0, end: 1 } }, `/insights/${MARK}`],
    [{ id: MARK, type: 'PROJECT_CATEGORY', place: null }, `/folders/${MARK}`],
  ])('leads to its place: %j', (more, path) => {
    const item = { ...result, preview, ...more } as never;
    const groups = [{ type: 'NOTE' as const, total: 1, items: [item] }];
    const { groups: found } = plainResults(
      { groups, total: 1, counts: [], offset: 0, missing: [], notices: [] } as never,
      'https://t.example',
    );
    expect(found[0]!.items[0]).toMatchObject({ link: `https://t.example${path}`, title: 'T', excerpt: '' });
  });
});
