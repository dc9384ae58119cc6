import { anchorOf, locate, recover } from './index.ts';

const text = 'We 😀 tried the old tool for a year, and the old tool broke.';
const selector = anchorOf(text, 11, 23);
const at = (now: string, near: { start: number; end: number } | null): string => {
  const [found] = locate([selector], [near], text, now);
  return found === undefined || found === 'lost'
    ? 'lost'
    : `${found.start}-${found.end} ${[...now].slice(found.start, found.end).join('')}`;
};

describe('an anchor beside a document', () => {
  it('stays where its characters are, even where the same words stand twice', () => {
    expect(selector.quote).toBe('the old tool');
    expect(at(text, { start: 11, end: 23 })).toBe('11-23 the old tool');
    expect(at(text, { start: 40, end: 52 })).toBe('40-52 the old tool');
  });

  it('is set right when an end is off by an equal letter', () => {
    expect(at('We 😀 the old tool for a year, and the old tool broke.', { start: 6, end: 17 })).toBe(
      '5-17 the old tool',
    );
  });

  it('goes with its words when they are changed in place', () => {
    expect(at('We 😀 tried the very old tool for a year.', { start: 11, end: 28 })).toBe('11-28 the very old tool');
  });

  it('is followed when its characters are gone, and lost when the words are', () => {
    expect(at(`Moved. ${text}`, null)).toBe('18-30 the old tool');
    expect(at('We 😀 tried for a year, and the old tool broke.', null)).toBe('lost');
    expect(at('We 😀 tried something quite different for a year.', { start: 11, end: 36 })).toBe('lost');
    expect(locate([selector, anchorOf(text, 0, 2)], [null, { start: 7, end: 9 }], text, `Moved. ${text}`)).toEqual([
      { start: 18, end: 30, by: 'quote' },
      { start: 7, end: 9, by: 'position' },
    ]);
  });
});

describe('an anchor whose words were cut', () => {
  const lines = ['Dana: it broke twice.', 'Ben: yes, it did, in the first week.', 'Dana: yes, and nobody came.'];
  const whole = lines.join('\n');
  const yes = anchorOf(whole, whole.indexOf('yes'), whole.indexOf('yes') + 3);

  it('is lost though its ends are now at equal words, and returns with its words', () => {
    const now = [lines[0], lines[2]].join('\n');
    const at = now.indexOf('yes');
    expect(locate([yes], [{ start: at, end: at + 3 }], whole, now)).toEqual(['lost']);
    expect(recover(yes, now, whole)).toEqual({ start: yes.start, end: yes.end });
  });
});
