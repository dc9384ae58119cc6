import { groupInWords, groupSearch } from './note-group.ts';

describe('rows of one import', () => {
  const group = { importFileId: '018f0000-0000-7000-8000-000000000001', name: 'wave 2.csv', noteCount: 1312 };
  it('are labeled with file name and count', () => {
    expect(groupInWords(group)).toBe('wave 2.csv, 1,312 responses');
  });
  it('have an address with file name and import', () => {
    const search = new URLSearchParams(groupSearch(group));
    expect([search.get('from'), search.get('import')]).toEqual(['wave 2.csv', group.importFileId]);
  });
});
