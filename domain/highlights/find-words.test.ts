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
  it.each([
    ['soft hyphen', 'It was un\u00adbelievable.', 'unbelievable', 'un\u00adbelievable'],
    ['zero-width character', 'It was un\u200bbelievable.', 'unbelievable', 'un\u200bbelievable'],
    ['direction mark in the quote', 'It was unbelievable.', 'un\u200ebelievable', 'unbelievable'],
    ['quotation mark', 'It’s “fine”', `It's "fine"`, 'It’s “fine”'],
    ['no-break hyphen and space', 'an e‑mail\u00a0today', 'e-mail today', 'e‑mail\u00a0today'],
    ['ligature', 'it is ﬁne', 'is fine', 'is ﬁne'],
    ['width', 'Ｗｉ-Ｆｉ', 'Wi-Fi', 'Ｗｉ-Ｆｉ'],
    ['decomposed accent', 'the cafe\u0301 there', 'café', 'cafe\u0301'],
    ['line end', 'one\ntwo', 'one two', 'one\ntwo'],
  ])('may differ in a %s', (_, words, quote, own) => {
    const { start, end } = findWords({ quote }, `🙂 ${words}`);
    expect([...`🙂 ${words}`].slice(start, end).join('')).toBe(own);
  });
  it('are refused if they occur more than once in the form in which texts are compared', () => {
    expect(() => findWords({ quote: 'so fine' }, 'so\u00a0fine, so ﬁne')).toThrow('more than once');
    expect(findWords({ quote: 'so fine', after: ' day' }, 'so\u00a0fine, so ﬁne day')).toEqual({ start: 9, end: 15 });
  });
  it('have to be words, and not too many', () => {
    expect(() => findWords({ start: 22, end: 23 }, text)).toThrow('no words');
    expect(() => findWords({ start: 9, end: 9 }, text)).toThrow('must be after');
    expect(() => findWords({ start: 0, end: 4001 }, text)).toThrow('at most 4000');
    expect(() => findWords({}, text)).toThrow('Neither');
  });
});
