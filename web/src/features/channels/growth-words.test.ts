import type { GrowthView, ThemeView } from '@evident/domain/channels';
import { emergingFirst, growthSentence, growthWord } from './growth-words.ts';

const CHANNEL = { value: 1, low: 0.9, high: 1.2 };
const growth = (word: GrowthView['growth'], low: number, high: number | null): GrowthView => ({
  growth: word,
  theme: { value: null, low, high },
  channel: CHANNEL,
});
const theme = (id: string, people: number, recent: number, earlier: number, grows: GrowthView | null = null) =>
  ({ id, people, recent, earlier, growth: grows }) as ThemeView;

describe('emerging themes', () => {
  it('are those that surely grow, then those that gained the most people; of equal ones the larger', () => {
    const themes = [
      theme('large', 90, 5, 20),
      theme('steady', 40, 3, 3),
      theme('new', 9, 8, 0, growth('GROWING', 1.2, null)),
      theme('with all', 60, 40, 20, growth('GROWING_WITH_ALL', 1.3, 3)),
      theme('doubled', 50, 30, 15, growth('GROWING', 1.4, 3)),
      theme('small', 2, 1, 1),
    ];
    const ids = emergingFirst(themes).map(({ id }) => id);
    expect(ids).toEqual(['doubled', 'new', 'with all', 'steady', 'small', 'large']);
  });
});

describe('the growth of a theme', () => {
  it('is told with its interval, and that of the channel', () => {
    expect(growthSentence(growth('GROWING', 1.44, 13.4))).toBe(
      'Growing: 1.4 to 13 times as many people as in the 30 days before. The whole channel has 0.9 to 1.2 times as many people.',
    );
    expect(growthSentence(growth('GROWING', 2, null))).toContain('at least 2 times as many people');
  });

  it('is not claimed for too few people or days', () => {
    expect(growthWord(growth('UNCERTAIN', 0.5, 4))).toBeNull();
    expect(growthSentence(growth('UNCERTAIN', 0.5, 4))).toMatch(/^There are too few people to measure its growth/);
    expect(growthSentence(null)).toMatch(/once the channel has data of 31 days/);
  });
});
