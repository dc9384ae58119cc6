import { LEVELS } from '../permissions/index.ts';
import { TRASHED_TYPES, type TrashedType, canDeleteForever, canRestore, deletingNeeds, purgedAt } from './index.ts';

/** Kinds that hold grants of their own, and channels, which can hold a million data points. The others belong to a project. */
const WITH_GRANTS: readonly TrashedType[] = ['PROJECT', 'PROJECT_CATEGORY', 'CHANNEL'];

describe.each(TRASHED_TYPES.map((type) => [type]))('%s', (type) => {
  const hasGrants = WITH_GRANTS.includes(type);

  it(`is deleted with ${hasGrants ? 'FULL' : 'WRITE'}`, () => {
    expect(deletingNeeds(type)).toBe(hasGrants ? 'manage' : 'write');
  });

  it('is restored by members who could delete it, and by admins', () => {
    expect(LEVELS.filter((level) => canRestore(type, level, false))).toEqual(hasGrants ? ['FULL'] : ['WRITE', 'FULL']);
    expect(LEVELS.filter((level) => canRestore(type, level, true))).toEqual(LEVELS);
  });

  it('is deleted permanently only by members who could also restore it', () => {
    for (const level of LEVELS) if (canDeleteForever(level, false)) expect(canRestore(type, level, false)).toBe(true);
  });
});

describe('the last day in the trash', () => {
  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-31T00:00:00Z'],
    ['2026-02-10T12:34:56Z', '2026-03-12T12:34:56Z'],
    ['2028-02-10T12:34:56Z', '2028-03-11T12:34:56Z'],
    ['2026-12-31T23:59:59Z', '2027-01-30T23:59:59Z'],
  ])('of an entry from %s is %s', (trashed, purged) => {
    expect(purgedAt(new Date(trashed))).toEqual(new Date(purged));
  });
});
