import { codePoints } from '../content/index.ts';
import { EMBEDDED_SIZE, embeddedPassages } from './embedded-passages.ts';

describe('passages with a vector', () => {
  it('are short pieces of the text at their places, after the title', () => {
    const text = Array.from({ length: 40 }, (_, at) => `Sentence 🎈 number ${at} says something.`).join(' ');
    const [title, ...pieces] = embeddedPassages('A title', text);
    expect(title).toEqual({ start: 0, end: 0, text: 'A title' });
    expect(pieces.length).toBeGreaterThan(2);
    for (const { start, end, text: piece } of pieces) {
      expect(piece.length).toBeLessThanOrEqual(EMBEDDED_SIZE);
      expect(codePoints(text).slice(start, end)).toBe(piece);
    }
  });
  it('leave out what is blank', () => {
    expect(embeddedPassages('', ' \n ')).toEqual([]);
  });
});
