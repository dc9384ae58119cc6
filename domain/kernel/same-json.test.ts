import fc from 'fast-check';
import { canonicalJson, isSameJson } from './index.ts';

/** The same value with the keys of all its objects reversed. */
const shuffled = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shuffled)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, part]) => [key, shuffled(part)]),
        )
      : value;

describe('JSON', () => {
  it('is the same in any order of keys, at any depth', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(isSameJson(value, shuffled(value))).toBe(true);
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('differs by any value, by missing keys and by the order of lists', () => {
    expect(isSameJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    for (const [one, other] of [
      [{ a: 1 }, { a: 2 }],
      [{ a: null }, {}],
      [
        [1, 2],
        [2, 1],
      ],
      [{ a: [{ b: 1 }] }, { a: [{ b: '1' }] }],
      [{}, []],
      [null, {}],
    ])
      expect(isSameJson(one, other)).toBe(false);
  });
});
