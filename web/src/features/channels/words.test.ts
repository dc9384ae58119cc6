import type { ThemeView } from '@evident/domain/channels';
import { emergingFirst, findingInWords, growthInWords } from './words.ts';

const theme = (id: string, people: number, recent: number, earlier: number) =>
  ({ id, people, recent, earlier }) as ThemeView;

describe('emerging themes', () => {
  it('are those that gained the most people; of equal ones the larger', () => {
    const themes = [
      theme('large', 90, 5, 20),
      theme('steady', 40, 3, 3),
      theme('new', 9, 8, 0),
      theme('small', 2, 1, 1),
    ];
    expect(emergingFirst(themes).map(({ id }) => id)).toEqual(['new', 'steady', 'small', 'large']);
  });
});

describe('words of a channel', () => {
  it('count people and data points', () => {
    expect(growthInWords({ recent: 1, earlier: 0 })).toBe('1 person in the latest 30 days, 0 before');
    expect(findingInWords(230)).toBe('Finding themes of 230 data points');
  });
});
