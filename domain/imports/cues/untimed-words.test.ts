import fc from 'fast-check';
import { withTimesBetween } from './untimed-words.ts';

const word = (text: string, start: number | null = null, end: number | null = null) => ({ text, start, end });
const timesOf = (words: readonly { start: number | null; end: number | null }[]) =>
  words.map(({ start, end }) => [start, end]);
const SPAN = { start: 0, end: 1000 };

describe('words without times', () => {
  it('get the time between their neighbors, shared by their length', () => {
    const words = [word('paid', 100, 300), word('£13.60'), word('at'), word('week.', 700, 900)];
    expect(timesOf(withTimesBetween([...words, word('Yes.', 900, 950)], SPAN))).toEqual([
      [100, 300],
      [300, 600],
      [600, 700],
      [700, 900],
      [900, 950],
    ]);
  });
  it('get that of the piece at its ends', () => {
    const words = [word('In'), word('May', 300, 500), word('we', 500, 600), word('met', 600, 700), word('twice')];
    expect(timesOf(withTimesBetween(words, SPAN))).toEqual([
      [0, 300],
      [300, 500],
      [500, 600],
      [600, 700],
      [700, 1000],
    ]);
  });
  it('are not counted where they are punctuation', () => {
    const words = [word('In', 0, 100), { ...word(','), punctuation: true }, word('May', 100, 200), word('we')];
    expect(timesOf(withTimesBetween(words, SPAN))).toEqual([
      [0, 100],
      [null, null],
      [100, 200],
      [200, 1000],
    ]);
  });
  it.each([
    ['most of them', [word('In', 0, 100), word('May'), word('we')], SPAN],
    ['no end of the piece', [word('In', 0, 100), word('May', 100, 200), word('we')], { start: 0, end: null }],
    ['overlapping neighbors', [word('In', 0, 300), word('May'), word('we', 200, 400), word('met', 400, 500)], SPAN],
  ])('keep none with %s', (_, words, span) => {
    expect(withTimesBetween(words, span)).toEqual(words);
  });
  it('never move others, and stay in order', () => {
    const gaps = fc.array(fc.tuple(fc.string({ minLength: 1, maxLength: 9 }), fc.nat(500), fc.boolean()), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(gaps, (list) => {
        let at = 0;
        const words = list.map(([text, length, isGone]) => {
          const start = at;
          at += length;
          return isGone ? word(text) : word(text, start, at);
        });
        const all = withTimesBetween(words, { start: 0, end: at });
        words.forEach((one, n) => one.start !== null && expect(all[n]).toEqual(one));
        const moments = all.flatMap(({ start, end }) => [start, end]).filter((moment) => moment !== null);
        expect(moments).toEqual([...moments].sort((one, other) => one - other));
      }),
    );
  });
});
