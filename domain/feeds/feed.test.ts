import { FED_TYPES } from './index.ts';

describe('a feed of all types', () => {
  it('has channels, but not the many things in them', () => {
    expect(FED_TYPES).toEqual(expect.arrayContaining(['NOTE', 'CHANNEL']));
    for (const type of ['THEME', 'CHANNEL_DATAPOINT'] as const) expect(FED_TYPES).not.toContain(type);
  });
});
