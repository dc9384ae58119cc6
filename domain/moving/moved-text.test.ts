import type { RichNode } from '../content/index.ts';
import { plainText } from '../content/index.ts';
import { movedText } from './index.ts';

const paragraph = (text: string, marks: RichNode['marks'] = []): RichNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
});
const text = (...content: RichNode[]) => ({ content: { type: 'doc', content }, speakers: {}, recording: null });
const source = text(paragraph('One two three.'), paragraph('Four.'));

describe('words moved to another text', () => {
  it('take what is mostly on them along, at its new place', () => {
    const marked = [
      { id: 'most', start: 3, end: 14 },
      { id: 'little', start: 0, end: 7 },
      { id: 'all', start: 8, end: 13 },
    ];
    const range = { start: 4, end: 14 };
    const end = movedText(source, text(paragraph('Old.')), range, 'END', marked);
    expect(plainText(end.target.content)).toBe('Old.\ntwo three.');
    expect(plainText(end.source.content)).toBe('One \nFour.');
    expect(end.along).toEqual([
      { id: 'most', start: 5, end: 15 },
      { id: 'all', start: 9, end: 14 },
    ]);
    const start = movedText(source, text(paragraph('Old.')), range, 'START', marked);
    expect([plainText(start.target.content), start.along[1]]).toEqual([
      'two three.\nOld.',
      { id: 'all', start: 4, end: 9 },
    ]);
    expect(plainText(movedText(source, text({ type: 'paragraph' }), range, 'END', []).target.content)).toBe(
      'two three.',
    );
  });

  it('are refused with redacted words', () => {
    const redacted = text(paragraph('█████', [{ type: 'redacted', attrs: { id: 'p1' } }]));
    expect(() => movedText(redacted, text(), { start: 0, end: 5 }, 'END', [])).toThrow(
      expect.objectContaining({ code: 'InvalidOperation' }),
    );
  });
});
