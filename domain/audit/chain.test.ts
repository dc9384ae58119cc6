import fc from 'fast-check';
import {
  anchorText,
  canonicalJson,
  type ChainedEntry,
  type ChainKeys,
  type ChainPlace,
  checkAfter,
  sealsAfter,
  type SealedEntry,
} from './index.ts';

/** A stub of HMAC: any function of the whole text. */
const KEYS: ChainKeys = {
  seal: (text) => `k${text}`,
  matches: (text, seal) => (seal.startsWith('k') ? seal === `k${text}` : null),
};
const START: ChainPlace = { sequence: 0, hash: null };
const entry = (name: string): ChainedEntry => ({ id: name, teamId: 't', at: '1', said: { action: `a:${name}` } });
const chainOf = (entries: readonly ChainedEntry[], from = START): SealedEntry[] => {
  const seals = sealsAfter(from, entries, KEYS);
  return entries.map((each, index) => ({ ...each, sequence: from.sequence + index + 1, hash: seals[index]! }));
};
const FIVE = chainOf(['a', 'b', 'c', 'd', 'e'].map(entry));

describe('the chain of an audit log', () => {
  it('is whole as it was sealed, in batches of any size', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 }), (sizes) => {
        let place = START;
        for (const [index, size] of sizes.entries()) {
          const batch = chainOf(
            Array.from({ length: size }, (_, at) => entry(`${index}-${at}`)),
            place,
          );
          const { broken, checked, place: next } = checkAfter(place, batch, KEYS);
          expect([broken, checked]).toEqual([null, size]);
          place = next;
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['a changed entry', FIVE.map((each, at) => (at === 2 ? { ...each, said: { action: 'a:x' } } : each)), 'CHANGED', 3],
    ['a changed time', FIVE.map((each, at) => (at === 1 ? { ...each, at: '2' } : each)), 'CHANGED', 2],
    ['an entry of another workspace', FIVE.map((each) => ({ ...each, teamId: 'u' })), 'CHANGED', 1],
    ['a removed entry', FIVE.filter((_, at) => at !== 2), 'MISSING', 4],
    [
      'a removed entry whose gap was closed',
      FIVE.filter((_, at) => at !== 2).map((each, at) => ({ ...each, sequence: at + 1 })),
      'CHANGED',
      3,
    ],
    ['an inserted entry', [...FIVE.slice(0, 3), { ...FIVE[2]!, id: 'x' }, ...FIVE.slice(3)], 'INSERTED', 3],
    [
      'swapped entries',
      [FIVE[0]!, { ...FIVE[2]!, sequence: 2 }, { ...FIVE[1]!, sequence: 3 }, ...FIVE.slice(3)],
      'CHANGED',
      2,
    ],
    ['a seal with a foreign key', FIVE.map((each, at) => (at === 4 ? { ...each, hash: 'z' } : each)), 'UNKNOWN_KEY', 5],
  ] as const)('breaks at %s', (_, entries, problem, sequence) => {
    const { broken } = checkAfter(START, entries, KEYS);
    expect(broken).toMatchObject({ problem, sequence });
  });

  it('goes on from an anchor, and only from the place it names', () => {
    const rest = FIVE.slice(2);
    expect(checkAfter(FIVE[1]!, rest, KEYS).broken).toBeNull();
    expect(checkAfter({ sequence: 2, hash: 'kx' }, rest, KEYS).broken).toMatchObject({
      problem: 'CHANGED',
      sequence: 3,
    });
    expect(anchorText('t', { sequence: 2, hash: 'h' })).not.toBe(anchorText('u', { sequence: 2, hash: 'h' }));
    expect(anchorText('t', START)).toBe('anchor\nt\n0\n');
  });

  it('depends on values and not on the order of keys', () => {
    expect(canonicalJson({ b: [1, null, 'x'], a: { d: true, c: undefined } })).toBe(
      '{"a":{"d":true},"b":[1,null,"x"]}',
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: 50 },
    );
  });
});
