import { ANSWER_LIMITS, bounded, firstOf } from './bounded.ts';

describe('an answer for a model', () => {
  it('is whole if it is small', () => {
    const answer = { items: [{ id: '1', text: 'The price was high', tags: [], at: null }], next: null };
    expect(JSON.parse(bounded(answer))).toEqual(answer);
  });

  it('cuts long texts, between characters', () => {
    const { text } = JSON.parse(bounded({ text: 'x'.repeat(5_000) })) as { text: string };
    expect(text).toBe(`${'x'.repeat(ANSWER_LIMITS.text)}… (cut)`);
    expect(firstOf('ab🙂', 3)).toBe('ab');
    expect(firstOf('ab🙂', 4)).toBe('ab🙂');
  });

  it('leaves out the last items of lists until it fits, and says how many', () => {
    const text = bounded({ items: Array.from({ length: 1_000 }, (_, at) => ({ at, words: 'x'.repeat(500) })) });
    const { items } = JSON.parse(text) as { items: unknown[] };
    expect(text.length).toBeLessThanOrEqual(ANSWER_LIMITS.answer);
    expect(items[0]).toMatchObject({ at: 0 });
    expect(items.at(-1)).toBe(`${1_000 - items.length + 1} more were left out`);
  });

  it('says so if nothing fits', () => {
    const wide = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`key${at}`, 'x'.repeat(2_000)]));
    expect(JSON.parse(bounded(wide))).toMatchObject({ cut: true });
  });
});
