import {
  type AttributeRule,
  MAX_SPAN,
  givenIdentifier,
  identifier,
  imageSource,
  link,
  oneOf,
  required,
  text,
  whole,
  widths,
} from './attributes.ts';
import { MAX_MOMENT_MS } from './clock.ts';

const cases: [string, AttributeRule, readonly unknown[], readonly unknown[]][] = [
  ['text', text(3), [null, '', 'abc', '😀'], ['abcd', 'a\u0000', '\ud83d', 1, undefined, ['a']]],
  [
    'identifier',
    identifier(),
    [null, 'a', 'A-9_', 'x'.repeat(64)],
    ['', 'x'.repeat(65), 'a b', 'é', 'a\n', '"><script>', 1, undefined],
  ],
  ['givenIdentifier', givenIdentifier(), ['a', 'x'.repeat(64)], [null, '', undefined, 7]],
  ['whole with a default', whole(1, 3, 1), [1, 2, 3], [0, 4, 1.5, null, '1', NaN, Infinity, undefined]],
  ['whole that may be absent', whole(0, 10, null), [null, 0, 10], [-1, 11, '5', undefined]],
  ['oneOf', oneOf('left', 'right', null), ['left', 'right', null], ['middle', '', 'Left', undefined, 0]],
  ['widths', widths(), [null, [], [0, 100_000]], [[-1], [100_001], [1.5], ['1'], 'a', {}, Array(MAX_SPAN + 1).fill(1)]],
  ['link', link(), ['https://example.org', '/a'], [null, 'javascript:alert(1)', 'https://a\u0000', 1]],
  [
    'imageSource',
    imageSource(),
    [null, 'https://example.org/a.png', '/f/1'],
    ['mailto:a@b.c', 'data:image/png;base64,', '\ud83d', 1],
  ],
];

describe.each(cases)('the attribute %s', (_, rule, allowed, refused) => {
  it('allows its values', () => {
    expect(allowed.filter((value) => !rule.allows(value))).toEqual([]);
  });
  it('refuses all others', () => {
    expect(refused.filter((value) => rule.allows(value))).toEqual([]);
  });
  it('has a default that it allows itself', () => {
    if ('default' in rule) expect(rule.allows(rule.default)).toBe(true);
  });
});

describe('a required attribute', () => {
  it('has no default and keeps its rule', () => {
    const rule = required(whole(0, MAX_MOMENT_MS, 0));
    expect('default' in rule).toBe(false);
    expect([rule.allows(MAX_MOMENT_MS), rule.allows(MAX_MOMENT_MS + 1)]).toEqual([true, false]);
    expect(rule.says).toBe('a whole number from 0 to 604800000');
  });
  it('says when null is allowed', () => {
    expect(whole(0, 9, null).says).toBe('a whole number from 0 to 9, or null');
  });
});
