import { endsSentence } from './sentence-end.ts';

describe('a text', () => {
  it.each(['It works.', 'Does it?', 'He said “no.”', 'I said no.', 'That was I.', '好。', 'In 2024.'])(
    'ends a sentence: %s',
    (text) => {
      expect(endsSentence(text)).toBe(true);
    },
  );
  it.each([
    'I asked Mr.',
    'as Dr.',
    'for example, e.g.',
    'President J.',
    'das heißt z.B.',
    'about 3 p.m.',
    'and so',
    'Apple Inc.',
    'Fig.',
    'pens, paper, etc.',
  ])('goes on: %s', (text) => {
    expect(endsSentence(text)).toBe(false);
  });
});
