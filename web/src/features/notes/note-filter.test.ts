import { EVERY_FILE, filesInShort, filterInWords, isShown, turned } from './note-filter.ts';

describe('the files of a list of notes', () => {
  it('are all shown until one is hidden, and again when it is shown', () => {
    const without = turned(EVERY_FILE, 'a.csv');
    expect(without).toEqual({ from: [], without: ['a.csv'] });
    expect([isShown(without, 'a.csv'), isShown(without, 'b.csv')]).toEqual([false, true]);
    expect(turned(without, 'a.csv')).toEqual(EVERY_FILE);
  });
  it('are joined by others while only some are shown, until none is left: then all are', () => {
    const only = { from: ['a.csv'], without: [] };
    expect([isShown(only, 'a.csv'), isShown(only, 'b.csv')]).toEqual([true, false]);
    expect(turned(only, 'b.csv')).toEqual({ from: ['a.csv', 'b.csv'], without: [] });
    expect(turned(only, 'a.csv')).toEqual(EVERY_FILE);
  });
  it('are told in short and in words', () => {
    expect(
      [EVERY_FILE, { from: ['a.csv'], without: [] }, { from: [], without: ['a.csv', 'b.csv'] }].map(filesInShort),
    ).toEqual(['All files', 'Only a.csv', 'Without 2 files']);
    expect(filterInWords(' slow ', { from: [], without: ['a.csv', 'b.csv'] })).toBe(
      '“slow” in the title, without a.csv, b.csv',
    );
    expect(filterInWords(' ', EVERY_FILE)).toBeUndefined();
  });
});
