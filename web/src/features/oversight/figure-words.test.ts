import { hoursInWords, ofLimit } from './figure-words.ts';

it.each([
  [0, '0 s'],
  [90, '90 s'],
  [720, '12 min'],
  [12_600, '3.5 h'],
  [7_200_000, '2,000 h'],
])('%d seconds are %s', (seconds, words) => {
  expect(hoursInWords(seconds)).toBe(words);
});

it('a number is shown with its limit, if there is one', () => {
  expect([ofLimit(1200, 5000), ofLimit(3, null)]).toEqual(['1,200 of 5,000', '3']);
});
