import { formFromAddress } from '../kernel/filter-address.ts';
import { groupInWords, groupSearch } from './note-group.ts';

describe('rows of one import', () => {
  const group = { importFileId: '018f0000-0000-7000-8000-000000000001', name: 'wave 2.csv', noteCount: 1312 };
  it('are labeled with file name and count', () => {
    expect(groupInWords(group)).toBe('wave 2.csv, 1,312 responses');
  });
  it('have an address with file name and import', () => {
    const form = formFromAddress(new URLSearchParams(groupSearch(group)).get('filter')!);
    expect(form?.fieldForms.map(({ values, hidden }) => [values, hidden])).toEqual([
      [['wave 2.csv'], undefined],
      [[group.importFileId], true],
    ]);
  });
});
