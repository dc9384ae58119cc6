import { minutesToRead, numberOfWords } from './number-of-words.ts';

it.each([
  ['', 0],
  ['  – … ', 0],
  ['We don’t pay 1,200.50 for well-being.', 6],
  ['你好 world', 3],
  ['Grüße, мир!\nagain', 3],
])('counts the words of %j: %i', (text, words) => expect(numberOfWords(text)).toBe(words));

it('takes at least a minute to read any words', () => {
  expect([0, 1, 238, 239].map(minutesToRead)).toEqual([0, 1, 1, 2]);
});
