import type { Highlight } from './highlight.ts';
import { wholeText } from './whole-notes.ts';

const over = (start: number, end: number, more: Partial<Highlight> = {}) =>
  ({ target: 'WORDS', lostAt: null, start, end, ...more }) as Highlight;

describe('the whole text of a note', () => {
  it('leaves out white space at its ends, and counts code points', () => {
    expect(wholeText('Kind staff', [])).toEqual({ start: 0, end: 10 });
    expect(wholeText('\n🙂 Kind 🙂 \n', [])).toEqual({ start: 1, end: 9 });
  });

  it('is null where there is nothing to highlight, or too much', () => {
    expect(wholeText(' \n ', [])).toBeNull();
    expect(wholeText('x'.repeat(4000), [])).toEqual({ start: 0, end: 4000 });
    expect(wholeText('x'.repeat(4001), [])).toBeNull();
  });

  it('is null if a highlight covers it; a lost one, an area and a part do not count', () => {
    expect(wholeText('Kind staff', [over(0, 10)])).toBeNull();
    const others = [over(0, 10, { lostAt: new Date(0) }), over(0, 10, { target: 'AREA' }), over(0, 4)];
    expect(wholeText('Kind staff', others)).toEqual({ start: 0, end: 10 });
  });
});
