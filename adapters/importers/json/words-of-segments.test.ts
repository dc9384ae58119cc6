import { cuesOfJson } from './json-transcript.ts';

describe('the words of a segment in JSON', () => {
  it('keep their times where the segment has another character', () => {
    const words = [
      { word: ' We', start: 0.1, end: 0.3 },
      { word: " can't", start: 0.4, end: 0.9 },
      { word: ' pay.', start: 1, end: 5.9 },
    ];
    expect(cuesOfJson({ segments: [{ start: 0, end: 6, text: ' We can’t pay…', words }] })!.cues[0]!.words).toEqual([
      { text: 'We', start: 100, end: 300 },
      { text: ' can’t', start: 400, end: 900 },
      { text: ' pay…', start: 1000, end: 5900 },
    ]);
  });
});
