import fc from 'fast-check';
import {
  BRACKETS_DEEP,
  CONDITION_CODES,
  NOTICES_MAX,
  type QueryCondition,
  type QueryTree,
  conditionCodes,
  conditionOf,
  queryTokens,
  readQuery,
  soughtWords,
} from './index.ts';

/** A tree as text: `+` joins, `|` separates alternatives, `!` excludes, a star is a prefix. */
function shown(query: string): string {
  const { leaves, tree } = readQuery(query);
  const of = (part: QueryTree): string => {
    if ('leaf' in part) {
      const { words, isPhrase, isPrefix } = leaves[part.leaf]!;
      return `${isPhrase ? `"${words}"` : words}${isPrefix ? '*' : ''}`;
    }
    if ('not' in part) return `!${of(part.not)}`;
    return 'all' in part ? `(${part.all.map(of).join(' + ')})` : `[${part.any.map(of).join(' | ')}]`;
  };
  return of(tree).replace(/^\((.*)\)$/u, '$1');
}
const notices = (query: string) => readQuery(query).notices.map(({ part, message }) => `${part}: ${message}`);

describe('the query language', () => {
  it.each([
    ['price list', 'price + list'],
    ['price -list', 'price + !list'],
    ['price −list －list', 'price + !list + !list'],
    ['price -"list of wishes"', 'price + !"list of wishes"'],
    ['price NOT list', 'price + !list'],
    ['price - list e-mail 2-3', 'price + - + list + e-mail + 2-3'],
    ['price OR cost', '[price | cost]'],
    ['a price OR cost OR "fee due" b', 'a + [price | cost | "fee due"] + b'],
    ['(price list) OR cost', '[(price + list) | cost]'],
    ['a (b OR (c -d)) -(e OR f)', 'a + [b | (c + !d)] + ![e | f]'],
    ['price AND list', 'price + list'],
    ['onboard* "set u*"', 'onboard* + "set u"*'],
    ['“set up” «ici» ＂wide＂', '"set up" + "ici" + "wide"'],
    ['“unclosed phrase', '"unclosed phrase"'],
    ['foo"bar"', 'foo + "bar"'],
    ['or and not', 'or + and + not'],
    ['', ''],
  ])('%j is read as %j', (query, tree) => {
    expect(shown(query)).toBe(tree);
    expect(notices(query)).toEqual([]);
  });

  it.each([
    ['OR price', 'price', ['OR: OR needs words before and after it.']],
    ['price OR', 'price', ['OR: OR needs words before and after it.']],
    [
      'price OR OR cost',
      'price + cost',
      ['OR: OR needs words before and after it.', 'OR: OR needs words before and after it.'],
    ],
    ['(price', 'price', ['(: This bracket is not closed. It reaches to the end.']],
    ['price) list', 'price + list', ['): This bracket is not opened, so it is left out.']],
    ['--price cost', '!price + cost', ['-: Excluding twice excludes once.']],
    ['price NOT', 'price', ['NOT: Nothing to exclude follows.']],
    ['-price', '!price', ['-price: Only excludes. Add a word to find.']],
    ['pr*ce', 'pr ce', ['pr*ce: A star works only at the end of a word, so it is left out.']],
  ])('names what it does not understand in %j', (query, tree, named) => {
    expect(shown(query)).toBe(tree);
    expect(notices(query)).toEqual(named);
  });

  it('has words that are looked for', () => {
    expect(soughtWords(readQuery('a -b ("c d" OR -e) f*'))).toBe('a c d f');
  });

  it('knows which words may not be complete, and which are excluded', () => {
    const facts = (query: string) => readQuery(query).leaves.map(({ isTyping, isExcluded }) => [isTyping, isExcluded]);
    expect(facts('price lis')).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(facts('price lis ')).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(facts('-lis')).toEqual([[false, true]]);
    expect(facts('-(a -b)')).toEqual([
      [false, true],
      [false, false],
    ]);
    expect([readQuery('a b -c').isStrict, readQuery('a OR b').isStrict]).toEqual([false, true]);
  });

  it('reads every text, in linear time, and nests brackets only so deep', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('(', ')', 'OR', 'AND', 'NOT', '-', '"', '*', ' ', 'word', '”', 'é', '😀'), {
          maxLength: 40,
        }),
        (parts) => {
          const query = parts.join('');
          const { leaves, tree } = readQuery(query);
          const seen: number[] = [];
          const walk = (part: QueryTree): void => {
            if ('leaf' in part) seen.push(part.leaf);
            else if ('not' in part) walk(part.not);
            else for (const one of 'all' in part ? part.all : part.any) walk(one);
          };
          walk(tree);
          expect(seen).toEqual(leaves.map((_, at) => at));
          const texts = queryTokens(query).map(({ text }) => text);
          expect(texts.join('').replaceAll(/\s/g, '')).toBe(query.replaceAll(/\s/g, ''));
        },
      ),
    );
    expect(readQuery(`${'('.repeat(BRACKETS_DEEP)}a OR b${')'.repeat(BRACKETS_DEEP)}`).notices).toEqual([]);
    const deep = readQuery(`${'('.repeat(2000)}a OR b`);
    expect(deep.leaves).toHaveLength(2);
    expect(deep.notices).toHaveLength(NOTICES_MAX);
  });
});

describe('the condition of a query', () => {
  const words = (...leaves: number[]) => leaves.map((leaf) => ({ leaves: [leaf] }));
  const codes = (query: string, there: number[], missing: number[] = []) => {
    const { tree, isStrict } = readQuery(query);
    const condition = conditionOf(tree, isStrict, words(...there), words(...missing));
    return typeof condition === 'boolean' ? condition : conditionCodes(condition);
  };
  const { all, any, not } = CONDITION_CODES;

  it('is of all words with alternatives, otherwise only of excluded ones', () => {
    expect(codes('a b', [0, 1])).toBe(true);
    expect(codes('a -b', [0, 1])).toEqual([2, not]);
    expect(codes('a OR b', [0, 1])).toEqual([1, 2, any]);
    expect(codes('a (b OR c) -d', [0, 1, 2, 3])).toEqual([1, 2, 3, any, all, 4, not, all]);
    expect(codes('-a', [0])).toEqual([1, not]);
  });

  it('has words that occur nowhere as not there, and none for signs', () => {
    expect(codes('a -b', [0], [1])).toBe(true);
    expect(codes('a OR b', [0], [1])).toEqual([1]);
    expect(codes('a OR b', [], [0, 1])).toBe(false);
    expect(codes('a (b OR c)', [1, 2], [0])).toBe(false);
    expect(codes('a OR ?', [0])).toEqual([1]);
    expect(codes('?', [])).toBe(true);
  });

  it('has all words of a piece', () => {
    const { tree, isStrict } = readQuery('a OR l’année');
    const condition = conditionOf(tree, isStrict, words(0, 1, 1), []);
    expect(conditionCodes(condition as QueryCondition)).toEqual([1, 2, 3, all, any]);
  });
});
