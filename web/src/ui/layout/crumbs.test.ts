import { cutTitle, foldCrumbs } from './crumbs.ts';

const crumbs = (...titles: string[]) => titles.map((title) => ({ title }));

describe('breadcrumbs', () => {
  it('keep titles of 26 characters and truncate longer ones to 26', () => {
    expect(cutTitle('a'.repeat(26))).toBe('a'.repeat(26));
    expect(cutTitle('a'.repeat(27))).toBe(`${'a'.repeat(25)}…`);
  });

  it('count characters, not UTF-16 units', () => expect([...cutTitle('😀'.repeat(30))]).toHaveLength(26));
  it('leave no space before the ellipsis', () => expect(cutTitle(`${'a'.repeat(24)} bcd`)).toBe(`${'a'.repeat(24)}…`));

  it('show up to three in full', () =>
    expect(foldCrumbs(crumbs('a', 'b', 'c'))).toEqual({ shown: crumbs('a', 'b', 'c'), hidden: [] }));
  it('show the first and the last of more', () =>
    expect(foldCrumbs(crumbs('a', 'b', 'c', 'd'))).toEqual({ shown: crumbs('a', 'd'), hidden: crumbs('b', 'c') }));
});
