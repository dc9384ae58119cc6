import { emergingThemes } from './emerging-themes.ts';
import { themeSections } from './theme-sections.ts';
import { lastFullWeek, periodBefore, weekBefore, WRAP_TITLE_MAX, wrapTitle } from './wrap.ts';
import { wrapBlocks } from './blocks.ts';

const theme = (title: string, previousCount: number, currentCount: number) => ({
  id: title,
  title,
  previousCount,
  currentCount,
});

describe('the period of a wrap', () => {
  it.each(['2026-11-23T00:00:00.000Z', '2026-11-23T13:30:00.000Z', '2026-11-29T23:59:59.999Z'])(
    'is the week from Monday to Sunday before %s',
    (now) => {
      const { since, until } = lastFullWeek(new Date(now));
      expect([since.toISOString(), until.toISOString()]).toEqual([
        '2026-11-16T00:00:00.000Z',
        '2026-11-23T00:00:00.000Z',
      ]);
    },
  );

  it('is compared with the seven days before', () => {
    const week = weekBefore(new Date('2026-11-23T10:00:00Z'));
    expect(periodBefore(week)).toEqual(weekBefore(week.since));
  });

  it('is part of the title, which is never too long', () => {
    const week = lastFullWeek(new Date('2026-11-23T10:00:00Z'));
    expect(wrapTitle('Why people leave', week)).toBe('Why people leave: November 16 – November 22');
    expect([...wrapTitle('😀'.repeat(600), week)]).toHaveLength(WRAP_TITLE_MAX);
  });
});

describe('emerging themes', () => {
  it('are the tags whose highlights grew, the largest growth first', () => {
    const counts = [theme('same', 4, 4), theme('fell', 9, 2), theme('new', 0, 3), theme('b', 5, 7), theme('a', 5, 7)];
    expect(emergingThemes(counts).map(({ title }) => title)).toEqual(['new', 'a', 'b']);
  });

  it('divide the highlights of the week, each into one section', () => {
    const sources = [
      { id: '1', tagIds: ['price', 'trust'] },
      { id: '2', tagIds: ['price'] },
      { id: '3', tagIds: ['trust'] },
      { id: '4', tagIds: [] },
    ];
    const sections = themeSections(sources, [theme('price', 0, 2), theme('trust', 1, 2)]);
    expect(sections).toEqual([
      { key: 'price', title: 'price', sourceIds: ['1', '2'] },
      { key: 'rest', title: 'Also this week', sourceIds: ['3', '4'] },
    ]);
    expect(themeSections(sources.slice(3), [])).toEqual([{ key: 'rest', title: null, sourceIds: ['4'] }]);
  });
});

describe('the blocks of a wrap', () => {
  it('leave out the graph without growth, and sections without a sentence', () => {
    const sections = [
      { key: 'a', title: 'Price', startTime: null, sentences: [{ text: 'Too much.', citations: ['C1'] }] },
      { key: 'b', title: 'Secret', startTime: null, sentences: [] },
    ];
    expect(wrapBlocks('Week', { sections, citations: [] }, [])).toEqual([
      { type: 'heading', level: 'h1', text: 'Week' },
      { type: 'heading', level: 'h2', text: 'Price' },
      { type: 'text', text: 'Too much.', citations: ['C1'] },
    ]);
    expect(wrapBlocks('Week', { sections: [], citations: [] }, [theme('a', 0, 1)]).map(({ type }) => type)).toEqual([
      'heading',
      'heading',
      'graph',
    ]);
  });
});
