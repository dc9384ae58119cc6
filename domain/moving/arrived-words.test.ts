import { type LostWords, arrivedWords } from './index.ts';

const lost = (quote: string, before = '', after = ''): LostWords => ({
  id: quote,
  quote,
  before,
  after,
  start: 40,
  end: 40 + quote.length,
});
const TEXT = 'Old. 😀 It was slow. Yes. And then? Yes. We left.';
const found = (words: LostWords, passage = { start: 5, end: TEXT.length }) =>
  arrivedWords([words], TEXT, passage).map(({ start, end }) => [...TEXT].slice(start, end).join(''));

describe('lost words', () => {
  it('are found in a passage of another text, in code points', () => {
    expect(found(lost('It was slow'))).toEqual(['It was slow']);
    expect(arrivedWords([lost('Old')], TEXT, { start: 5, end: 20 })).toEqual([]);
    expect(found(lost('It was fast'))).toEqual([]);
    expect(found(lost(' '))).toEqual([]);
  });

  it('that occur twice are those in their context, or none', () => {
    const [second] = arrivedWords([lost('Yes', 'slow. Yes. And then? ', '. We left.')], TEXT, { start: 5, end: 60 });
    expect(second).toMatchObject({ start: 35, end: 38 });
    expect(found(lost('Yes', 'Nothing like it. ', ' Nothing.'))).toEqual([]);
  });
});
