import fc from 'fast-check';
import { RESERVED_WORDS, SLUG_CUT, demandSubdomain, slugFault, slugOf } from './index.ts';

const clean = (): boolean => false;

describe('the slug of a text', () => {
  it.each([
    ['Acme Research', 'acme-research'],
    ['  Acme  Research  ', 'acme-research'],
    ['Größe & Co. KG', 'gre-co-kg'],
    ['--a--b--', 'a-b'],
    ['a/b', 'a/b'],
    ['ACME_2026', 'acme2026'],
    ['日本', ''],
    ['one-two-three-four-five-six-seven', 'one-two-three-four-five-six'],
    ['a'.repeat(40), 'a'.repeat(30)],
    [`${'a'.repeat(30)}-b`, 'a'.repeat(30)],
    [`${'a'.repeat(29)}-bcd`, 'a'.repeat(29)],
  ])('of %p is %p', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
  it('has only what may be in it, is cut, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^([a-z0-9/]+(-[a-z0-9/]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(SLUG_CUT);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe('a subdomain', () => {
  it.each([
    ['abc', 'at least 4'],
    ['x'.repeat(64), 'at most 63'],
    ['a/bc', 'only letters'],
    ['acme--x', 'only letters'],
    ['-acme', 'only letters'],
    ['www-acme', 'reserved'],
    ['admin', 'reserved'],
    ['projects', 'reserved'],
  ])('may not be %p', (slug, fault) => {
    expect(slugFault(slug, clean)).toMatch(fault);
  });
  it('may have a reserved word behind its first part', () => {
    expect(slugFault('acme-www', clean)).toBeUndefined();
  });
  it('may not have an offensive or a banned part, but one may be part of a longer word', () => {
    const offensive = (part: string): boolean => part === 'rude';
    expect(slugFault('very-rude-team', offensive)).toMatch('not allowed');
    expect(slugFault('crude-oil-team', offensive)).toBeUndefined();
    expect(slugFault('acme-official', clean)).toMatch('not allowed');
  });
  it('is made of a wish, or refused with the reason', () => {
    expect(demandSubdomain('Acme Research', clean)).toBe('acme-research');
    expect(() => demandSubdomain('日本', clean)).toThrow('at least 4');
  });
  it('reserves only words that could be one', () => {
    for (const word of RESERVED_WORDS) expect(slugOf(word)).toBe(word);
    expect(
      ['www', 'api', 'app', 'auth', 'admin', 'mail', 'status', 'docs', 'help'].filter(
        (word) => !RESERVED_WORDS.has(word),
      ),
    ).toEqual([]);
  });
});
