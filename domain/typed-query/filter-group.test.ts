import fc from 'fast-check';
import { formsIn } from '../filters/index.ts';
import {
  filterGroup,
  type FilterTree,
  parseTypedQuery,
  printPart,
  printTypedQuery,
  resolveGroup,
  type Term,
  termOf,
  withTerm,
} from './index.ts';

const shown = (tree: FilterTree): unknown => {
  if ('any' in tree) return { any: tree.any.map(shown) };
  if ('every' in tree) return { every: tree.every.map(shown) };
  return `${tree.negated ? '-' : ''}${tree.values.join()}`;
};
const names = { idsOf: () => [], fields: [] };

describe('filters in brackets', () => {
  it.each([
    ['(tag:x OR tag:y)', { any: ['x', 'y'] }],
    ['(tag:x tag:y)', { every: ['x', 'y'] }],
    ['tag:x OR -tag:y', { any: ['x', '-y'] }],
    ['-(tag:x OR tag:y)', { every: ['-x', '-y'] }],
    ['-(tag:x tag:y)', { any: ['-x', '-y'] }],
    ['-(-tag:x)', 'x'],
    ['NOT tag:x', '-x'],
    ['((tag:x) OR (tag:y))', { any: ['x', 'y'] }],
    ['(tag:x OR (tag:y AND tag:z))', { any: ['x', { every: ['y', 'z'] }] }],
    ['（tag:x OR tag:"a b"）', { any: ['x', 'a b'] }],
    ['(tag:x(1) OR tag:y)', { any: ['x(1)', 'y'] }],
  ])('%s', (text, expected) => {
    expect(shown(filterGroup(text)!.tree)).toEqual(expected);
    expect(parseTypedQuery(`price ${text} more`).parts.map(({ kind }) => kind)).toEqual(['word', 'word', 'word']);
  });

  it.each(['(price OR tag:x)', '(tag:x OR)', '(OR tag:x)', '()', '(tag:)', '(tag:x', 'price', '', '"(tag:x)"'])(
    'are none in %s',
    (text) => {
      expect(filterGroup(text)).toBeNull();
    },
  );

  it.each([
    ['price OR tag:x', ['w price OR tag:x']],
    ['a (tag:x) OR b tag:y', ['w a', 'w (tag:x) OR b', 't tag:y']],
    ['price OR cost tag:x', ['w price', 'w OR', 'w cost', 't tag:x']],
    ['tag:x OR', ['t tag:x', 'w OR']],
    ['OR tag:x', ['w OR', 't tag:x']],
    ['tag:x OR OR tag:y', ['t tag:x', 'w OR', 'w OR', 't tag:y']],
    ['tag:x OR tag:y tag:z', ['w tag:x OR tag:y', 't tag:z']],
  ])('and words next to OR: %s', (text, expected) => {
    expect(parseTypedQuery(text).parts.map((part) => `${part.kind.charAt(0)} ${printPart(part)}`)).toEqual(expected);
  });

  it('are nested at most twenty deep', () => {
    const nested = (deep: number) => `${'('.repeat(deep)}tag:x${')'.repeat(deep)}`;
    expect(filterGroup(nested(19))).not.toBeNull();
    for (const deep of [22, 1000]) expect(filterGroup(nested(deep))).toBeNull();
  });

  it('grow with their text, however they are nested', () => {
    const pairs = Array.from({ length: 50 }, (_, at) => `(title:a${at} on:2026-01)`).join(' OR ');
    const { forms } = resolveGroup(filterGroup(pairs)!, names, { now: new Date(0), timeZone: 'UTC' });
    expect(formsIn(forms!)).toHaveLength(100);
  });

  it('hold with all rows of a filter', () => {
    const group = filterGroup('(title:draft OR on:2026-01)')!;
    const { forms } = resolveGroup(group, names, { now: new Date('2026-06-01T00:00:00Z'), timeZone: 'UTC' });
    expect(
      formsIn(forms!).map(({ combinator, fieldForms }) => [combinator, ...fieldForms.map(({ operator }) => operator)]),
    ).toEqual([
      ['and', 'Contains'],
      ['and', 'IsAfter', 'IsBefore'],
    ]);
  });

  it.each(['(tag:unheard OR title:a)', '-(tag:unheard)', '(sort:newest OR title:a)', '-(from:2026)'])(
    'that cannot be used give no forms: %s',
    (text) => {
      const { forms, reasons } = resolveGroup(filterGroup(text)!, names, { now: new Date(0), timeZone: 'UTC' });
      expect(forms).toBeNull();
      expect(reasons).toHaveLength(1);
    },
  );

  const tree: fc.Arbitrary<string> = fc.letrec<{ one: string }>((tie) => ({
    one: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('tag:x', '-tag:y', 'tag:z'),
      fc
        .tuple(tie('one'), fc.constantFrom(' ', ' OR ', ' AND '), tie('one'))
        .map(([a, sign, b]) => `(${a}${sign}${b})`),
      tie('one').map((one) => `-(${one})`),
    ),
  })).one;
  const holds = (term: Term, has: ReadonlySet<string>): boolean => has.has(term.values[0]!) !== term.negated;
  /** The meaning of brackets, by replacing them with the result of their content. */
  function meaning(text: string, has: ReadonlySet<string>): boolean {
    let rest = text.replaceAll(/-?tag:\w/g, (one) =>
      holds({ ...termOf('tag', one.at(-1)!), negated: one.startsWith('-') }, has) ? '1' : '0',
    );
    while (/[( ]/.test(rest)) {
      const before = rest;
      rest = rest
        .replace(/\(([01]) OR ([01])\)/, (_, a, b) => (a === '1' || b === '1' ? '1' : '0'))
        .replace(/\(([01]) (?:AND )?([01])\)/, (_, a, b) => (a === '1' && b === '1' ? '1' : '0'))
        .replace(/\(([01])\)/, '$1')
        .replace(/-([01])/, (_, a) => (a === '1' ? '0' : '1'));
      if (rest === before) throw new Error(rest);
    }
    while (rest.startsWith('-')) rest = rest.slice(1) === '1' ? '0' : rest.slice(1) === '0' ? '1' : rest.slice(2);
    return rest === '1';
  }

  it('mean what their brackets say', () => {
    fc.assert(
      fc.property(tree, fc.subarray(['x', 'y', 'z']), (text, some) => {
        const group = filterGroup(text);
        if (!group) return;
        const has = new Set(some);
        const isTrue = (part: FilterTree): boolean => {
          if ('any' in part) return part.any.some(isTrue);
          return 'every' in part ? part.every.every(isTrue) : holds(part, has);
        };
        expect(isTrue(group.tree)).toBe(meaning(text, has));
      }),
    );
  });

  it('stay what they are when the query is printed and read again', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '-(',
      'tag:x',
      'tag:y)',
      ' ',
      ' OR ',
      ' NOT ',
      'word',
      '"',
      '（',
      'tag:"a)"',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), fc.string({ minLength: 1, maxLength: 5 }), (pieces, value) => {
        const query = parseTypedQuery(pieces.join(''));
        expect(parseTypedQuery(printTypedQuery(query))).toEqual(query);
        if (/["“”„«»]/u.test(value) || value.trim() === '') return;
        // They are before the filter then.
        if (/(?:^| )(?:NOT|OR)$/.test(printPart(query.parts.at(-1) ?? termOf('in')))) return;
        const more = withTerm(query, termOf('in', value));
        expect(parseTypedQuery(printTypedQuery(more)).parts.at(-1)).toEqual(more.parts.at(-1));
      }),
    );
  });
});
