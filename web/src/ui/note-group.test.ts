import { groupInWords, groupSearch } from './note-group.ts';

describe('the rows of one import', () => {
  const group = { importFileId: '018f0000-0000-7000-8000-000000000001', name: 'wave 2.csv', noteCount: 1312 };
  it('are named by their file and how many they are', () => {
    expect(groupInWords(group)).toBe('wave 2.csv, 1,312 responses');
  });
  it('are listed at an address that names file and import', () => {
    const search = new URLSearchParams(groupSearch(group));
    expect([search.get('from'), search.get('import')]).toEqual(['wave 2.csv', group.importFileId]);
  });
});
