import { type QueryWord, fits, languageOfStem, lettersOff, standsAt } from './index.ts';

const tokens = (text: string) => text.split(' ').map((form) => ({ forms: [form] }));
const phrase = (text: string, prefix: string | null = null): QueryWord => ({
  text,
  parts: text.split(' ').map((form, at, all) => ({ forms: [form], prefix: at === all.length - 1 ? prefix : null })),
  quoted: true,
});

it('a stem names its language, English without', () => {
  expect(['~es~cancion', '~connect'].map(languageOfStem)).toEqual(['es', 'en']);
});

describe('a word of a query at a place of a text', () => {
  const inflected = { forms: ['running', '~run'] };
  it.each([
    ['the word itself', ['running'], null, true],
    ['a word with the same stem', ['runs', '~run'], null, true],
    ['another word', ['runner'], null, false],
    ['the beginning of the word while typing', ['ru'], 'ru', true],
    ['the middle of the word while typing', ['unn'], 'unn', false],
    ['the beginning of the word, typed to its end', ['ru'], null, false],
  ])('%s: %#', (_, forms, prefix, found) => {
    expect(fits({ forms, prefix }, inflected)).toBe(found);
  });
});

describe('a phrase', () => {
  const text = tokens('the price list of the price');
  it('is found where its words follow one another', () => {
    expect(text.flatMap((_, at) => (standsAt(phrase('price list'), text, at) ? [at] : []))).toEqual([1]);
    expect(text.flatMap((_, at) => (standsAt(phrase('the price'), text, at) ? [at] : []))).toEqual([0, 4]);
  });
  it('is not found in another order, with a gap, or beyond the end of the text', () => {
    for (const words of ['list price', 'price of', 'price list list'])
      expect(text.some((_, at) => standsAt(phrase(words), text, at))).toBe(false);
    expect(standsAt(phrase('price list'), text, 5)).toBe(false);
    expect(standsAt(phrase('price'), text, text.length)).toBe(false);
  });
  it('takes the beginning of its last word only', () => {
    expect(standsAt(phrase('price li', 'li'), text, 1)).toBe(true);
    expect(standsAt(phrase('pri list', 'list'), text, 1)).toBe(false);
  });
});

describe('typing errors', () => {
  it.each([
    ['cat', 0],
    ['card', 1],
    ['invoice', 1],
    ['invoices', 2],
    ['😀😀😀', 0],
    ['naïveté', 1],
  ])('%s may be off by %i letters', (word, letters) => {
    expect(lettersOff(word)).toBe(letters);
  });
});
