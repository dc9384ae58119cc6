import { layOut } from '../content/index.ts';
import { wordVectors } from '../extraction/index.ts';
import { candidates, keyPassages, keyOfWords } from './index.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const note = layOut({
  type: 'doc',
  content: [
    {
      type: 'heading',
      attrs: { level: 1 },
      content: [{ type: 'text', text: 'A heading is never a highlight, however long it may be' }],
    },
    paragraph('Ok. Yes. We copy numbers from the report into a spreadsheet every single Friday 🙂.'),
    paragraph(
      'The spreadsheet with numbers from the report takes me half a day. What do you do about that report then?',
    ),
    paragraph('My [redacted] never signs the invoices of the month in time for us.'),
    paragraph('We had lunch outside because the weather in May was so nice and warm.'),
  ],
});
const all = candidates(note).map((candidate, at, every) => ({
  candidate,
  vector: wordVectors(every.map(({ text }) => text))[at]!,
}));

describe('passages to highlight', () => {
  it('are whole sentences at their place, without headings, crumbs and removed words', () => {
    const texts = all.map(({ candidate: { start, end } }) => [...note.text].slice(start, end).join(''));
    expect(texts).toEqual(all.map(({ candidate }) => candidate.text));
    expect(texts).toEqual([
      'Ok. Yes. We copy numbers from the report into a spreadsheet every single Friday 🙂.',
      'The spreadsheet with numbers from the report takes me half a day.',
      'What do you do about that report then?',
      'We had lunch outside because the weather in May was so nice and warm.',
    ]);
  });

  it('leave out what is highlighted already, and say why', () => {
    const [, second] = all;
    const chosen = keyPassages(all, [], [second!.candidate], 300);
    expect(chosen.map(({ candidate }) => candidate.text)).not.toContain(second!.candidate.text);
    for (const { reason } of chosen) expect(reason).not.toBe('');
  });

  it('come with the tags of a highlight that is alike', () => {
    const tags = [{ id: 't', title: 'Spreadsheets' }];
    const known = [{ highlightId: 'h', text: '', tags, vector: all[1]!.vector }];
    const found = keyPassages(all, known, [], 300).find(({ candidate }) => candidate === all[1]!.candidate);
    expect(found).toMatchObject({ tagIds: ['t'], reason: 'Similar to a highlight tagged “Spreadsheets”' });
  });

  it('are pieces between words where speech has no punctuation', () => {
    const speech = layOut({
      type: 'doc',
      content: [paragraph('and then we copy the report again '.repeat(1_000).trim())],
    });
    const pieces = candidates(speech);
    expect(pieces.length).toBeGreaterThan(100);
    expect(pieces.filter(({ text }) => text.length > 320 || !/^\w+( \w+)+$/.test(text))).toEqual([]);
    expect(pieces.map(({ start, end }) => speech.text.slice(start, end))).toEqual(pieces.map(({ text }) => text));
  });

  it('have a key that fits into an index, however long and foreign they are', () => {
    expect(Buffer.byteLength(keyOfWords('我们的研究'.repeat(10_000)))).toBeLessThanOrEqual(1_500);
  });

  it('are the same whatever their case, accents and punctuation', () => {
    expect(keyOfWords('Nobody trusts the Café’s numbers!')).toBe(keyOfWords("nobody trusts  the cafe's numbers"));
  });
});
