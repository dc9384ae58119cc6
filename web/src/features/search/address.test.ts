import { hashOf, readSearchAddress, searchPath, searchWith } from './address.ts';

const at = (search: string, pathname = '/search') => readSearchAddress({ pathname, search, hash: '' }).tab;

describe('the address of a search', () => {
  it.each(['price list', '"price list" a&b=c #1 100%', 'prüfung 顧客', 'tag:"on boarding" -by:me'])(
    'gives back the text %s',
    (text) => {
      expect(readSearchAddress({ pathname: '/search', search: '', hash: hashOf(text) })).toEqual({
        text,
        tab: 'Everything',
      });
    },
  );

  it('names the tab, and an unknown one is Everything', () => {
    expect(at('?tab=tags')).toBe('Tags');
    expect(at('?tab=channels')).toBe('Channels');
    expect(at('?tab=topics')).toBe('Everything');
  });

  it('has the newer tabs only at /search-next (D22)', () => {
    expect(at('?tab=contacts')).toBe('Everything');
    expect(at('?tab=contacts', '/search-next')).toBe('Contacts');
    expect(at('?tab=people')).toBe('People');
  });

  it('keeps filters and open peeks when the tab changes', () => {
    expect(searchWith('?filter=Tags.HasAnyOf.x&peek=note:1.at-3-9~tag:2', 'Notes')).toBe(
      '?filter=Tags.HasAnyOf.x&tab=notes&peek=note:1.at-3-9~tag:2',
    );
    expect(searchWith('?tab=notes&peek=note:1', 'Everything')).toBe('?peek=note:1');
    expect(searchWith('?tab=notes', 'Everything')).toBe('');
  });

  it('is bare without words', () => {
    expect(searchPath('')).toBe('/search');
  });
});
