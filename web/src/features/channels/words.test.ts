import { findingInWords, growthInWords } from './words.ts';

describe('words of a channel', () => {
  it('count people and data points', () => {
    expect(growthInWords({ recent: 1, earlier: 0 })).toBe('1 person in the latest 30 days, 0 before');
    expect(findingInWords(230)).toBe('Finding themes of 230 data points');
  });
});
