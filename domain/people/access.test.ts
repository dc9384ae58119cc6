import fc from 'fast-check';
import { ROLES } from '../permissions/index.ts';
import {
  PEOPLE_ACCESS,
  demandPeople,
  eraseDisabledReason,
  peopleAccessOf,
  exportDisabledReason,
  peopleDisabledReason,
  peopleLevel,
  seesPeople,
} from './index.ts';

const actors = fc.record({ role: fc.constantFrom(...ROLES), workspaceAdmin: fc.boolean() });
const accesses = fc.constantFrom(...PEOPLE_ACCESS);
const every = (
  rule: (
    actor: typeof actors extends fc.Arbitrary<infer A> ? A : never,
    access: (typeof PEOPLE_ACCESS)[number],
  ) => void,
) => fc.assert(fc.property(actors, accesses, rule));

describe('access to people', () => {
  it('is opened to viewers by EVERYONE, to contributors by CONTRIBUTORS too, and to managers and admins always', () => {
    expect(peopleAccessOf({ role: 'VIEWER', workspaceAdmin: false })).toEqual(['EVERYONE']);
    expect(peopleAccessOf({ role: 'CONTRIBUTOR', workspaceAdmin: false })).toEqual(['EVERYONE', 'CONTRIBUTORS']);
    expect(peopleAccessOf({ role: 'MANAGER', workspaceAdmin: false })).toEqual(PEOPLE_ACCESS);
    for (const role of ROLES) expect(peopleAccessOf({ role, workspaceAdmin: true })).toEqual(PEOPLE_ACCESS);
  });

  it('is needed to change people, and changing to erase them', () => {
    every((actor, access) => {
      if (!seesPeople(actor, access)) expect(peopleDisabledReason(actor, access)).toBeDefined();
      if (peopleDisabledReason(actor, access) !== undefined)
        expect(eraseDisabledReason(actor, access)).toBe(peopleDisabledReason(actor, access));
    });
  });

  it('never lets viewers change people, even if they see them', () => {
    const viewer = { role: 'VIEWER', workspaceAdmin: false } as const;
    expect(seesPeople(viewer, 'EVERYONE')).toBe(true);
    expect(peopleDisabledReason(viewer, 'EVERYONE')).toBe('Viewers cannot edit people');
    expect(peopleLevel(viewer, 'EVERYONE')).toBe('READ');
    expect(peopleLevel(viewer, 'CONTRIBUTORS')).toBe('none');
  });

  it('lets contributors change people but not erase them', () => {
    const contributor = { role: 'CONTRIBUTOR', workspaceAdmin: false } as const;
    expect(peopleDisabledReason(contributor, 'CONTRIBUTORS')).toBeUndefined();
    expect(eraseDisabledReason(contributor, 'CONTRIBUTORS')).toBe('You need to be a manager to erase people');
    expect(peopleDisabledReason(contributor, 'MANAGERS')).toBe('You don’t have access to contacts');
  });

  it('is refused in a command with the reason that the disabled control shows', () => {
    every((actor, access) => {
      const reason = peopleDisabledReason(actor, access);
      if (reason === undefined) demandPeople(actor, access);
      else
        expect(() => demandPeople(actor, access)).toThrow(
          expect.objectContaining({ code: 'Forbidden', title: reason }),
        );
    });
  });

  it('gives the trash a level that agrees: none unseen, at least WRITE for those who change people, FULL for those who erase', () => {
    every((actor, access) => {
      const level = peopleLevel(actor, access);
      expect(level !== 'none').toBe(seesPeople(actor, access));
      if (eraseDisabledReason(actor, access) === undefined) expect(level).toBe('FULL');
      else if (peopleDisabledReason(actor, access) === undefined) expect(level).toBe('WRITE');
    });
  });
});

it.each(['MANAGER', 'CONTRIBUTOR', 'VIEWER'] as const)('%s exports people, unless they only view', (role) =>
  expect(exportDisabledReason({ role }) === undefined).toBe(role !== 'VIEWER'),
);
