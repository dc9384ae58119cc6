import { channelWrapOf, weekUntil, wrappedThemes } from './index.ts';

const theme = (id: string, previousCount: number, currentCount: number) => ({
  id,
  title: `About ${id}`,
  previousCount,
  currentCount,
});
const FIGURES = { dataPoints: 9, people: 8, previousPeople: 3 };
const quote = (themeId: string, words: string) => ({
  dataPointId: `d-${words}`,
  themeId,
  quote: words,
  saidAt: new Date('2026-05-06T10:00:00Z'),
});

describe('a week of a channel', () => {
  const period = weekUntil('2026-05-07');

  it('has seven days and ends after the day', () => {
    expect(period).toEqual({ since: new Date('2026-05-01T00:00:00Z'), until: new Date('2026-05-08T00:00:00Z') });
  });

  it('tells of themes that grew, the most first; if none did, of the largest', () => {
    expect(wrappedThemes([theme('a', 3, 4), theme('b', 1, 6), theme('c', 9, 2)]).map(({ id }) => id)).toEqual([
      'b',
      'a',
    ]);
    expect(wrappedThemes([theme('a', 3, 2), theme('b', 9, 6), theme('c', 4, 0)]).map(({ id }) => id)).toEqual([
      'b',
      'a',
    ]);
  });

  it('cites a data point for each quote', () => {
    const { title, blocks, citations } = channelWrapOf(
      { id: 'c', title: 'Inbox' },
      period,
      FIGURES,
      [theme('a', 1, 5), theme('b', 4, 2)],
      [quote('a', 'Too slow'), quote('a', 'Waited long')],
    );
    expect(title).toMatch(/^Inbox: /);
    expect(blocks).toEqual([
      { type: 'heading', level: 'h1', text: title },
      { type: 'heading', level: 'h2', text: 'Emerging themes' },
      { type: 'graph', graph: 'EmergingThemes', items: [theme('a', 1, 5)] },
      { type: 'heading', level: 'h3', text: 'About a' },
      { type: 'text', text: '“Too slow”', citations: ['1'] },
      { type: 'text', text: '“Waited long”', citations: ['2'] },
    ]);
    expect(citations.map(({ citationReferenceId, dataPointId }) => [citationReferenceId, dataPointId])).toEqual([
      ['1', 'd-Too slow'],
      ['2', 'd-Waited long'],
    ]);
  });

  it('has a title and no graph if nothing grew', () => {
    expect(channelWrapOf({ id: 'c', title: '' }, period, FIGURES, [], []).blocks).toHaveLength(1);
  });
});
