import fc from 'fast-check';
import { passagesOf } from './index.ts';

describe('passages', () => {
  it('are together the whole text, each no longer than its size, each with the code point at which it begins', () => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(' ', '\n', '😀', 'word ', 'é'), fc.string({ unit: 'binary', maxLength: 30 })))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (whole, size) => {
        const passages = passagesOf(whole, size);
        expect(passages.map((passage) => passage.text).join('')).toBe(whole);
        let start = 0;
        for (const passage of passages) {
          expect(passage.text.length).toBeLessThanOrEqual(size);
          expect(passage.start).toBe(start);
          start += [...passage.text].length;
        }
      }),
    );
  });
  it('end with a line where one ends near, else between words', () => {
    expect(passagesOf('one two\nthree four five', 12).map(({ text }) => text)).toEqual([
      'one two\n',
      'three four ',
      'five',
    ]);
  });
  it('end with a sentence where no line ends near, so that what is said in one breath stays together', () => {
    expect(passagesOf('He said: “Really?” and it was 3.5 again', 30).map(({ text }) => text)).toEqual([
      'He said: “Really?” ',
      'and it was 3.5 again',
    ]);
    expect(passagesOf('我们很忙。我们没有时间', 8).map(({ text }) => text)).toEqual(['我们很忙。', '我们没有时间']);
  });
  it('never cut a code point in two', () => {
    expect(passagesOf('😀😀😀', 3).map(({ text }) => text)).toEqual(['😀', '😀', '😀']);
  });
  it('of an empty text are one, so that its title can be found', () => {
    expect(passagesOf('')).toEqual([{ start: 0, text: '' }]);
  });
});
