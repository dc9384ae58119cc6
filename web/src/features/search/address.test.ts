import { hashOf, readSearchAddress, searchPath, searchWith } from './address.ts';

describe('the address of a search', () => {
  it.each(['price list', '"price list" a&b=c #1 100%', 'prüfung 顧客'])('gives back the words %s', (words) => {
    expect(readSearchAddress({ search: '', hash: hashOf(words) })).toEqual({ words, kind: null });
  });

  it('names the tab, and an unknown one is Everything', () => {
    expect(readSearchAddress({ search: '?tab=tags', hash: '#q=a' }).kind?.type).toBe('TAG');
    expect(readSearchAddress({ search: '?tab=nothing', hash: '' })).toEqual({ words: '', kind: null });
  });

  it('keeps what is open beside when the tab changes', () => {
    const { kind } = readSearchAddress({ search: '?tab=notes', hash: '' });
    expect(searchWith('?peek=note:1.at-3-9~tag:2', kind)).toBe('?tab=notes&peek=note:1.at-3-9~tag:2');
    expect(searchWith('?tab=notes&peek=note:1', null)).toBe('?peek=note:1');
    expect(searchWith('?tab=notes', null)).toBe('');
  });

  it('is bare without words', () => {
    expect(searchPath('')).toBe('/search');
  });
});
