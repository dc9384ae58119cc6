import { isWhole, shownPassage } from './shown-passage.ts';

const turns = [
  ['Ben', 'Do you know the forks?'],
  ['Ada', 'I looked this morning. It has 48,793. 💸 That is a lot.'],
  [null, 'Then they had a break.'],
] as const;
const text = turns.map(([, words]) => words).join('\n');
const points = [...text];
let start = 0;
const blocks = turns.map(([speaker, words]) => {
  const block = { start, end: start + [...words].length, speaker, startMs: null, endMs: null, fileId: null };
  start = block.end + 1;
  return block;
});
const at = (words: string) => {
  const from = Array.from(text.slice(0, text.indexOf(words))).length;
  return { start: from, end: from + [...words].length };
};
const written = (lines: ReturnType<typeof shownPassage>) =>
  lines.map(({ speaker, parts }) => [speaker, ...parts.map((part) => (part.marked ? `[${part.text}]` : part.text))]);

describe('A passage is shown', () => {
  it('by line with its speakers, verbatim, and with the answering sentence marked', () => {
    expect(written(shownPassage({ text, blocks }, { start: 0, end: points.length }, at('It has 48,793.')))).toEqual([
      ['Ben', 'Do you know the forks?'],
      ['Ada', 'I looked this morning. ', '[It has 48,793.]', ' 💸 That is a lot.'],
      [null, 'Then they had a break.'],
    ]);
  });

  it('in whole sentences near the passage', () => {
    const filler = 'This sentence is about the weather of the week. '.repeat(20);
    const long = `${filler}The price is too high. ${filler}`;
    const from = long.indexOf('The price');
    const place = { start: from, end: from + 'The price is too high.'.length };
    const [line] = shownPassage({ text: long, blocks: [] }, place, place);
    const words = line!.parts.map((part) => part.text).join('');
    expect(words).toMatch(/^This sentence .* The price is too high\. This sentence .* week\.$/);
    expect(words.length).toBeLessThan(700);
  });

  it('without sentences that the ends of the part that was read cut', () => {
    const cut = `oo high for us. We never buy it. ${'It is dear. '.repeat(30)}And if it wer`;
    const whole = (start: number, words: string, offset = 40, passageEnd = 60) =>
      isWhole({ text: cut, offset }, passageEnd, { start, text: words });
    expect(whole(0, 'oo high for us.')).toBe(false);
    expect(whole(0, 'oo high for us.', 0)).toBe(true);
    expect(whole(16, 'We never buy it.')).toBe(true);
    expect(whole(393, 'And if it wer')).toBe(false);
    // The text itself ends here.
    expect(whole(393, 'And if it wer', 40, 300)).toBe(true);
  });
});
