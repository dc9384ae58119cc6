import fc from 'fast-check';
import {
  bestMatch,
  contextOf,
  fragmentsOf,
  matchesIn,
  type PlacedWord,
  PREVIEW_LENGTH,
  type WeighedWord,
} from './index.ts';

const tokensOf = (text: string): PlacedWord[] =>
  [...text.matchAll(/[a-z]+/g)].map((match) => {
    const start = Array.from(text.slice(0, match.index)).length;
    return { forms: [match[0]], start, end: start + match[0].length };
  });
const seek = (form: string, weight = 1): WeighedWord => ({
  word: { text: form, parts: form.split(' ').map((part) => ({ forms: [part], prefix: null })), quoted: false },
  weight,
  demand: weight,
});
const shown = (text: string, ...words: WeighedWord[]) => {
  const tokens = tokensOf(text);
  const matches = matchesIn(tokens, words);
  return contextOf(text, tokens, matches, bestMatch(matches, words));
};

describe('words in context', () => {
  it('are the whole text taken apart, what was searched for marked, whatever lies one over the other', () => {
    const match = fc.tuple(fc.nat(40), fc.nat(8)).map(([start, length]) => ({ start, end: start + length, word: 0 }));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.array(match), (text, matches) => {
        const inside = matches.filter(({ end }) => end <= [...text].length).sort((a, b) => a.start - b.start);
        const fragments = fragmentsOf(text, inside);
        expect(fragments.map((fragment) => fragment.text).join('')).toBe(text);
        const marked = fragments.flatMap((fragment) => [...fragment.text].map(() => fragment.match));
        expect(marked).toEqual([...text].map((_, at) => inside.some(({ start, end }) => start <= at && at < end)));
      }),
    );
  });
  it('mark a phrase from its first to its last word, and nothing that only resembles it', () => {
    expect(shown('price list, list price', seek('price list'))).toEqual([
      { text: 'price list', match: true },
      { text: ', list price', match: false },
    ]);
  });
  it('are taken where most of the query stands together, rare words before common ones', () => {
    const filler = 'nothing to see here and then some more of it. '.repeat(12);
    const text = `the ${filler} the invoice ${filler} the the the`;
    const fragments = shown(text, seek('the', 0.1), seek('invoice', 5));
    expect(fragments.some((fragment) => fragment.match && fragment.text === 'invoice')).toBe(true);
    expect(fragments[0]).toEqual({ text: '… ', match: false });
    expect(fragments.at(-1)).toEqual({ text: ' …', match: false });
  });
  it('are taken at the first of several places that hold as much', () => {
    const far = 'and so on and on. '.repeat(30);
    const matches = matchesIn(tokensOf(`${far}invoice ${far}invoice`), [seek('invoice')]);
    expect(bestMatch(matches, [seek('invoice')])).toBe(matches[0]);
  });
  it('begin and end with whole words and stay short', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('invoice', 'card', '😀', 'of', 'talking'), { minLength: 1, maxLength: 300 }),
        (words) => {
          const text = words.join(' ');
          const fragments = shown(text, seek('invoice')).filter((fragment) => !fragment.text.includes('…'));
          const context = fragments.map((fragment) => fragment.text).join('');
          expect([...context].length).toBeLessThanOrEqual(PREVIEW_LENGTH + 10);
          for (const piece of context.split(' '))
            expect(['invoice', 'card', '😀', 'of', 'talking', '']).toContain(piece);
        },
      ),
    );
  });
  it('are the beginning where nothing matched', () => {
    expect(shown('a short text', seek('invoice'))).toEqual([{ text: 'a short text', match: false }]);
  });
  it('are one line', () => {
    expect(shown('first\n\n\tsecond', seek('second'))).toEqual([
      { text: 'first ', match: false },
      { text: 'second', match: true },
    ]);
  });
});
