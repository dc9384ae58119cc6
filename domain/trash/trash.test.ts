import { TRASH_DAYS, canDeleteForever, canRestore, dueBefore, dependentsInWords, purgedAt } from './trash.ts';

describe('the trash', () => {
  it('names what goes along, in a fixed order and without zeros', () => {
    expect(dependentsInWords({})).toBe('');
    expect(dependentsInWords({ notes: 0, highlights: 1 })).toBe('1 highlight');
    expect(dependentsInWords({ shareLinks: 3, highlights: 14, notes: 1 })).toBe(
      '1 note, 14 highlights and 3 public links',
    );
  });

  it('lets writers restore what lies in a project, full access restore projects and folders, and admins both', () => {
    expect([canRestore('NOTE', 'READ', false), canRestore('NOTE', 'WRITE', false)]).toEqual([false, true]);
    expect([
      canRestore('PROJECT', 'WRITE', false),
      canRestore('PROJECT', 'FULL', false),
      canRestore('PROJECT_CATEGORY', 'none', true),
    ]).toEqual([false, true, true]);
  });

  it('takes full access or an admin to delete forever', () => {
    expect([canDeleteForever('WRITE', false), canDeleteForever('FULL', false), canDeleteForever('none', true)]).toEqual(
      [false, true, true],
    );
  });

  it('is due after 30 days, not before', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    expect(purgedAt(dueBefore(now))).toEqual(now);
    expect(TRASH_DAYS).toBe(30);
  });
});
