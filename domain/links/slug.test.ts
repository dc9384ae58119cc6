import fc from 'fast-check';
import { idFromSlugged, SLUG_MAX, slugged, slugOf } from './slug.ts';

const ID = '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70';

describe('a link to a thing', () => {
  it('carries its title before its id', () => {
    expect(slugged('Why people leave: 12 interviews!', ID)).toBe(`why-people-leave-12-interviews-${ID}`);
  });

  it('keeps the letters of other scripts', () => {
    expect(slugOf('Größe über 顧客の声')).toBe('größe-über-顧客の声');
  });

  it('is the id alone when the title has neither letters nor digits', () => {
    expect(slugged('… !', ID)).toBe(ID);
  });

  it('cuts a long title at a word', () => {
    expect(slugOf(`${'word '.repeat(19)}overflowing`)).toBe(Array(19).fill('word').join('-'));
  });

  it('keeps a word that ends exactly at the limit', () => {
    expect(slugOf(`${'a'.repeat(SLUG_MAX)} b`)).toBe('a'.repeat(SLUG_MAX));
  });

  it('gives its id back for every title, and never more than 100 characters of it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), fc.uuid(), (title, id) => {
        const part = slugged(title, id);
        expect(idFromSlugged(part)).toBe(id);
        expect(part.length).toBeLessThanOrEqual(SLUG_MAX + 37);
        expect(decodeURIComponent(encodeURIComponent(part))).toBe(part);
      }),
    );
  });

  it.each(['', 'why-people-leave', ID.slice(1), `x${ID}`, `${ID}-x`])('has no id in %p', (part) => {
    expect(idFromSlugged(part)).toBeUndefined();
  });
});
