import { closingFrom, demandKeepable, demandTypedName, isTypedName, needsWarning, warnedUntil } from './deletion.ts';

const NOW = new Date('2026-11-30T10:00:00Z');
const DAY_MS = 86_400_000;

describe('the name typed to delete a workspace', () => {
  it.each([
    ['Acme Research', true],
    ['  acme research ', true],
    ['Acme', false],
    ['', false],
  ])('%j: %s', (typed, matches) => {
    expect(isTypedName('Acme Research', typed)).toBe(matches);
  });

  it('has to be that name, or the workspace is kept', () => {
    expect(() => demandTypedName('Acme Research', 'acme research')).not.toThrow();
    expect(() => demandTypedName('Acme Research', 'Acme')).toThrow(
      expect.objectContaining({ code: 'ValidationError', advice: 'Type “Acme Research” to delete the workspace.' }),
    );
  });
});

describe('a closed workspace', () => {
  const own = (workspaceAdmin: boolean, deletesAt: Date | null) => ({ workspaceAdmin, deletesAt });
  const { deletesAt } = closingFrom(NOW, null, 30);

  it('is deleted after the days of grace', () => {
    expect(deletesAt).toEqual(new Date('2026-12-30T10:00:00Z'));
    expect(closingFrom(NOW, null, 0).deletesAt).toEqual(NOW);
  });

  it('is kept by an admin until then', () => {
    expect(() => demandKeepable(own(true, deletesAt), NOW)).not.toThrow();
    expect(() => demandKeepable(own(true, deletesAt), deletesAt)).toThrow('The time to keep the workspace is over');
    expect(() => demandKeepable(own(false, deletesAt), NOW)).toThrow('Only workspace admins');
    expect(() => demandKeepable(own(true, null), NOW)).toThrow('Closed workspace not found');
    expect(() => demandKeepable(undefined, NOW)).toThrow('Closed workspace not found');
  });

  it('is warned about a week before, if it was closed for longer than that', () => {
    expect(warnedUntil(NOW).getTime() - NOW.getTime()).toBe(7 * DAY_MS);
    expect([7, 8].map((days) => needsWarning(closingFrom(NOW, null, days)))).toEqual([false, true]);
  });
});
