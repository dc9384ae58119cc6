import { anchorOf, repairMarks } from './index.ts';

const words = (text: string, range: { start: number; end: number } | null | undefined): string | null =>
  range ? [...text].slice(range.start, range.end).join('') : null;
const cp = (text: string): number => [...text].length;
const place = (text: string, part: string, from = 0) => {
  const start = cp(text.slice(0, text.indexOf(part, from)));
  return { start, end: start + cp(part) };
};
const QUOTE = 'we lost the whole afternoon to that form';
const OLD = `😀 Before it broke, ${QUOTE}, and nobody told us why.`;
const selector = anchorOf(OLD, place(OLD, QUOTE).start, place(OLD, QUOTE).end);
const mended = (now: string, marks: { start: number; end: number } | null): string | null =>
  words(now, repairMarks([{ selector, now: marks }], OLD, now)[0]);

describe('marks after an edit', () => {
  it('that are right are left alone, also when the text around them changed', () => {
    const now = `😀 Before it broke again, ${QUOTE}, and nobody told us why.`;
    expect(mended(now, place(now, QUOTE))).toBeNull();
  });

  it('come back to words that stand there still', () => {
    const now = `Yesterday. ${OLD}`;
    expect(mended(now, null)).toBe(QUOTE);
  });

  it('stay gone when the words are gone', () => {
    expect(mended('😀 Before it broke, and nobody told us why.', null)).toBeNull();
  });

  it('are taken off other words that an edit put inside them', () => {
    const now =
      '😀 Before it broke, we lost the whole afternoon to that form, and nobody told us why. Later we went home.';
    const wide = { start: place(now, QUOTE).start, end: place(now, 'why.').end };
    expect(mended(now, wide)).toBe(QUOTE);
  });

  it('stay where a member moved them to words that are new', () => {
    const now = `${OLD} Something entirely different happened here.`;
    expect(mended(now, place(now, 'Something entirely different'))).toBeNull();
  });

  it('are never longer than a highlight may be', () => {
    const long = 'word '.repeat(1200).trim();
    const before = `Start. ${long} End.`;
    const [found] = repairMarks([{ selector: anchorOf(before, 7, 4007), now: null }], before, `New. ${before}`);
    expect(found!.end - found!.start).toBeLessThanOrEqual(4000);
  });

  it('are mended each by itself, in the order given', () => {
    const now = `Yesterday. ${OLD}`;
    const other = anchorOf(OLD, place(OLD, 'nobody told us').start, place(OLD, 'nobody told us').end);
    expect(
      repairMarks(
        [
          { selector: other, now: null },
          { selector, now: place(now, QUOTE) },
        ],
        OLD,
        now,
      ).map((range) => words(now, range)),
    ).toEqual(['nobody told us', null]);
  });
});
