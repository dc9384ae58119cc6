import { SEARCHED_TYPES } from './shapes.ts';
import { tabCounts } from './tabs.ts';

describe('counts of tabs', () => {
  it('count each type on its tabs, and contacts apart from people', () => {
    const counts = tabCounts(
      SEARCHED_TYPES,
      new Map([
        ['NOTE', 3],
        ['CHANNEL_DATAPOINT', 4],
        ['THEME', 1],
        ['PERSON', 2],
      ] as const),
      1,
    );
    expect(Object.fromEntries(counts.map(({ tab, total }) => [tab, total]))).toEqual({
      Everything: 10,
      Data: 7,
      Notes: 3,
      Highlights: 0,
      Insights: 0,
      Tags: 0,
      Contacts: 1,
      People: 2,
      Projects: 0,
      Folders: 0,
      Channels: 0,
      Themes: 1,
    });
  });
  it('leave out tabs of types that were not searched', () => {
    expect(tabCounts(['TAG'], new Map(), 0).map(({ tab }) => tab)).toEqual(['Everything', 'Tags']);
  });
  it('say that there are more than 10,000', () => {
    expect(tabCounts(['TAG'], new Map([['TAG', 10_001]] as const), 0)[1]).toEqual({
      tab: 'Tags',
      total: 10_000,
      more: true,
    });
    expect(tabCounts(['TAG'], new Map([['TAG', 10_000]] as const), 0)[1]!.more).toBe(false);
  });
});
