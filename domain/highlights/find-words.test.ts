import { findWords } from './index.ts';

const text = 'Ada: I never trust it. 🙂 I never trust it, really.';

describe('the words to highlight', () => {
  it('are taken at their position, counted in code points', () => {
    expect(findWords({ start: 23, end: 24, quote: '🙂' }, text)).toEqual({ start: 23, end: 24 });
    expect(findWords({ start: 5, end: 12 }, text)).toEqual({ start: 5, end: 12 });
  });
  it('are found by their quote when it stands there only once', () => {
    expect(findWords({ quote: 'really' }, text)).toEqual({ start: 43, end: 49 });
  });
  it('are told from others like them by what stands around them', () => {
    expect(findWords({ quote: 'I never trust it', after: ', really' }, text)).toEqual({ start: 25, end: 41 });
    expect(findWords({ quote: 'I never trust it', before: 'Ada: ' }, text)).toEqual({ start: 5, end: 21 });
  });
  it('are found where they moved to since the caller read them', () => {
    expect(findWords({ start: 0, end: 6, quote: 'really' }, text)).toEqual({ start: 43, end: 49 });
  });
  it('are never others: two places equally good, or none, are refused', () => {
    expect(() => findWords({ quote: 'I never trust it' }, text)).toThrow('more than once');
    expect(() => findWords({ start: 0, end: 3, quote: 'nowhere' }, text)).toThrow('not in the note');
  });
  it('have to be words, and not too many', () => {
    expect(() => findWords({ start: 22, end: 23 }, text)).toThrow('no words');
    expect(() => findWords({ start: 9, end: 9 }, text)).toThrow('must be after');
    expect(() => findWords({ start: 0, end: 4001 }, text)).toThrow('at most 4000');
    expect(() => findWords({}, text)).toThrow('Neither');
  });
});
