import type { SearchResult } from '@evident/domain/search';
import { inShort, pageOf, textOf, titleOf, resultTarget } from './result-target.ts';

const ID = '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70';
const NOTE = '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f71';
const result = (more: Partial<SearchResult>): SearchResult => ({
  id: ID,
  type: 'NOTE',
  projectId: null,
  parentId: null,
  parentTitle: null,
  createdAt: '2026-01-01T00:00:00Z',
  place: null,
  preview: {
    title: [
      { text: 'Price ', match: false },
      { text: 'list', match: true },
    ],
    content: [],
  },
  ...more,
});

describe('a search result', () => {
  it('opens a note at the words, or at its beginning when only the title has them', () => {
    expect(pageOf(resultTarget(result({ place: { start: 18, end: 26 } })))).toBe(`/data/${ID}#at-18-26`);
    expect(pageOf(resultTarget(result({})))).toBe(`/data/${ID}`);
  });

  it('opens a highlight in its note, and is called after it', () => {
    const highlight = result({ type: 'HIGHLIGHT', parentId: NOTE, parentTitle: 'Interview' });
    expect(pageOf(resultTarget(highlight))).toBe(`/data/${NOTE}#highlight-${ID}`);
    expect(titleOf(highlight)).toBe('Interview');
    expect(titleOf({ ...highlight, parentTitle: '' })).toBe('Untitled note');
  });

  it('opens projects and folders as pages with their title in the link', () => {
    expect(pageOf(resultTarget(result({ type: 'PROJECT' })))).toBe(`/projects/price-list-${ID}`);
    expect(pageOf(resultTarget(result({ type: 'PROJECT_CATEGORY' })))).toBe(`/folders/price-list-${ID}`);
  });

  it('opens what is in a channel within the page of the channel', () => {
    const inChannel = { parentId: NOTE, parentTitle: 'App reviews' };
    expect(pageOf(resultTarget(result({ type: 'CHANNEL' })))).toBe(`/channels/${ID}`);
    expect(pageOf(resultTarget(result({ ...inChannel, type: 'THEME' })))).toBe(`/channels/${NOTE}/themes/${ID}`);
    const point = result({ ...inChannel, type: 'CHANNEL_DATAPOINT' });
    expect(pageOf(resultTarget(point))).toBe(`/channels/${NOTE}/data/${ID}`);
    expect(titleOf(point)).toBe('Price list');
    expect(titleOf({ ...point, preview: { title: [], content: [] } })).toBe('App reviews');
  });

  it('is told in one line around the first match', () => {
    const fragments = [
      { text: 'a '.repeat(100), match: false },
      { text: 'zeppelin', match: true },
      { text: ' b'.repeat(100), match: false },
    ];
    expect(textOf(inShort(fragments))).toMatch(/^… (a ){14,15}zeppelin( b)+ …$/);
    expect(inShort([{ text: 'short', match: false }])).toEqual([{ text: 'short', match: false }]);
  });

  it('is cut between words, with the match told from the rest', () => {
    const said = inShort([
      { text: `${'nevertheless '.repeat(5)}the `, match: false },
      { text: 'zeppelin', match: true },
      { text: ` ${'flew everywhere '.repeat(9)}`, match: false },
    ]);
    expect(said.filter(({ match }) => match)).toEqual([{ text: 'zeppelin', match: true }]);
    expect(textOf(said)).toMatch(/^… nevertheless (nevertheless )?the zeppelin (flew everywhere )+(flew )?…$/);
    expect(textOf(inShort([{ text: '字'.repeat(200), match: false }]))).toBe(`${'字'.repeat(100)} …`);
  });
});
