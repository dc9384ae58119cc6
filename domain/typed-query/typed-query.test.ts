import fc from 'fast-check';
import {
  PREFIXES,
  type Term,
  type TypedQuery,
  parseTypedQuery,
  printTypedQuery,
  termOf,
  withOnly,
  withTerm,
  withWords,
  withoutPart,
  wordsOf,
} from './index.ts';

const piece = fc.constantFrom(
  ...Object.keys(PREFIXES).flatMap((prefix) => [`${prefix}:`, `-${prefix}:`, prefix]),
  '"',
  '“',
  '”',
  '»',
  ' ',
  '  ',
  '\n',
  ',',
  '=',
  '<',
  '>',
  '~',
  '-',
  ':',
  'me',
  '2026-01',
  'naïve',
  '價格',
  '😀',
  'TAG:',
);
const anyText = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() !== '' && !/["“”„«»]/u.test(text));
const term: fc.Arbitrary<Term> = fc
  .record({
    prefix: fc.constantFrom(...Object.keys(PREFIXES)),
    values: fc.array(value, { minLength: 1, maxLength: 3 }),
    negated: fc.boolean(),
  })
  .map(({ prefix, values, negated }) => ({
    ...termOf(prefix, ...values),
    negated,
    field: prefix === 'field' || prefix === 'person-field' ? 'Company size' : null,
  }));
const reread = (query: TypedQuery): TypedQuery => parseTypedQuery(printTypedQuery(query));

describe('reading a typed query', () => {
  it('finds words, phrases and terms', () => {
    expect(parseTypedQuery('price tag:onboarding -by:me "exact phrase" in:"Project name"').parts).toEqual([
      { kind: 'word', text: 'price' },
      termOf('tag', 'onboarding'),
      { ...termOf('by', 'me'), negated: true },
      { kind: 'word', text: '"exact phrase"' },
      termOf('in', 'Project name'),
    ]);
  });
  it('takes several values between commas, with quotes of any kind', () => {
    expect(parseTypedQuery('tag:pricing,“on boarding”,,"a,b"').parts).toEqual([
      termOf('tag', 'pricing', 'on boarding', 'a,b'),
    ]);
  });
  it('reads a field, how it is compared, and its values', () => {
    expect(parseTypedQuery('-field:"Company size"=Large,"Very large" person-field:Age>30').parts).toEqual([
      { ...termOf('field', 'Large', 'Very large'), negated: true, field: 'Company size' },
      { ...termOf('person-field', '30'), field: 'Age', comparison: '>' },
    ]);
  });
  it('takes prefixes in any case', () => {
    expect(parseTypedQuery('Tag:x').parts).toEqual([termOf('tag', 'x')]);
  });
  it.each([
    'https://example.org',
    'note:7',
    'tags:x',
    '"tag:x"',
    'a"b tag:x',
    'constructor:x',
    '--tag:x',
    '- tag',
    ':',
    '-',
  ])('leaves %s to the words', (text) => {
    expect(wordsOf(parseTypedQuery(text))).toBe(text);
  });
  it('reads what it prints, from any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(reread(parseTypedQuery(text))).toEqual(parseTypedQuery(text));
      }),
      { numRuns: 2_000 },
    );
  });
  it('keeps a text without terms as it was typed, apart from spaces', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('price', 'list', '"two words"', 'é'), { maxLength: 6 }), (words) => {
        expect(wordsOf(parseTypedQuery(words.join('  ')))).toBe(words.join(' '));
      }),
    );
  });
});

describe('the words of a query', () => {
  it.each([
    ['onboard', 'onboard'],
    ['onboard ', 'onboard '],
    ['onboard tag:x', 'onboard '],
    ['tag:x onboard', 'onboard'],
    ['tag:x', ''],
  ])('of %j are %j: the last one is complete if something follows it', (text, words) => {
    expect(wordsOf(parseTypedQuery(text))).toBe(words);
  });
});

describe('changing a query', () => {
  it('removes a part and nothing else', () => {
    expect(printTypedQuery(withoutPart(parseTypedQuery('price tag:x -by:me'), 1))).toBe('price -by:me ');
    fc.assert(
      fc.property(anyText, fc.nat(), (text, at) => {
        const query = parseTypedQuery(text);
        const parts = query.parts.filter((_, index) => index !== at);
        expect(reread(withoutPart(query, at)).parts.length).toBe(parts.length);
      }),
    );
  });
  it('adds a term that is read as itself', () => {
    fc.assert(
      fc.property(anyText, term, (text, added) => {
        const parts = reread(withTerm(parseTypedQuery(text), added)).parts;
        expect(parts.at(-1)).toEqual(added);
        expect(parts.length).toBe(parseTypedQuery(text).parts.length + 1);
      }),
    );
  });
  it('replaces all terms with a prefix', () => {
    const query = parseTypedQuery('sort:oldest price sort:newest tag:x');
    expect(printTypedQuery(withOnly(query, 'sort', termOf('sort', 'title')))).toBe('price tag:x sort:title ');
    expect(printTypedQuery(withOnly(query, 'sort', null))).toBe('price tag:x ');
  });
  it('replaces the words and keeps the terms', () => {
    expect(printTypedQuery(withWords(parseTypedQuery('dashbord tag:x "open'), 'dashboard "open'))).toBe(
      'dashboard "open" tag:x ',
    );
    expect(wordsOf(reread(withWords(parseTypedQuery('x'), 'tag:y')))).toContain('tag:y');
  });
});
