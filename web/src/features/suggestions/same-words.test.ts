import { suggestion } from './examples.ts';
import { bySameWords } from './same-words.ts';

const named = (id: string, quote: string, reason = 'The name of a person') =>
  suggestion({ id, kind: 'REDACTION', words: { quote, start: 0, end: 3 }, reason });

describe('personal data', () => {
  it('is one row for each name, whatever its case, and apart by kind', () => {
    const all = [named('1', 'Ada'), named('2', 'Berlin'), named('3', 'ADA'), named('4', 'Ada', 'The name of a place')];
    expect(bySameWords(all).map((some) => some.map(({ id }) => id))).toEqual([['1', '3'], ['2'], ['4']]);
  });
});
