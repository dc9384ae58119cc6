import { PROJECT_SECTIONS, allSections, rankedSections } from './sections.ts';

const named = (sections: readonly { section: string }[]) => sections.map(({ section }) => section);

describe('the sections of a project', () => {
  it('are all shown in the usual order unless changed', () => {
    const sections = allSections([]);
    expect(named(sections)).toEqual([...PROJECT_SECTIONS]);
    expect(sections.every(({ enabled }) => enabled)).toBe(true);
  });

  it('keep what was changed, and the last word about each counts', () => {
    const sections = allSections([
      { section: 'tags', enabled: false, rank: 1 },
      { section: 'tags', enabled: true, rank: 2 },
      { section: 'readme', enabled: false, rank: 1 },
    ]);
    expect(named(sections).slice(0, 3)).toEqual(['readme', 'tags', 'notes']);
    expect(sections.filter(({ enabled }) => !enabled)).toHaveLength(1);
  });

  it('get ranks in the order in which they are put', () => {
    const turned = rankedSections(allSections([]).toReversed());
    expect(allSections(turned)).toEqual(turned);
    expect(named(turned)[0]).toBe('readme');
  });
});
