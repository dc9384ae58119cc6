import { takenInWords } from './taken-in-words.ts';

describe('what went along with pasted words', () => {
  it('is counted by kind', () => {
    expect(takenInWords({ highlights: 2, comments: 1 })).toBe('Took 2 highlights and 1 comment along');
    expect(takenInWords({ highlights: 0, comments: 3 })).toBe('Took 3 comments along');
    expect(takenInWords({ highlights: 1, comments: 0 })).toBe('Took 1 highlight along');
  });
});
