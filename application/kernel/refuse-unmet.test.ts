import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import { ANYONE, CONFIRMED_PERSON, Command, type Requirement, memberWith } from './message.ts';
import { refuseUnmet } from './refuse-unmet.ts';

const now = new Date('2026-11-22T12:00:00Z');
const actor: Actor = {
  teamId: 'team',
  userId: 'ada',
  role: 'CONTRIBUTOR',
  workspaceAdmin: false,
  groupIds: [],
  scopes: ['read', 'write'],
};
const confirmed = (minutesAgo: number) => ({ confirmedAt: new Date(now.getTime() - minutesAgo * 60_000) }) as SignedIn;

function refusalOf(requires: Requirement, fields: { actor?: Actor; signedIn?: SignedIn }): string | null {
  class Example extends Command {
    static readonly requires = requires;
  }
  try {
    refuseUnmet(Object.assign(new Example(), fields), now);
    return null;
  } catch (refusal) {
    return (refusal as Error).message;
  }
}

describe('a message is refused before its handler runs', () => {
  it.each<[string, Requirement, { actor?: Actor; signedIn?: SignedIn }, string | null]>([
    ['anyone may send it', ANYONE, {}, null],
    ['the token may write', memberWith({ scope: 'write' }), { actor }, null],
    [
      'the token may only read',
      memberWith({ scope: 'write' }),
      { actor: { ...actor, scopes: ['read'] } },
      'This token may only read',
    ],
    ['reading needs no more', memberWith({ scope: 'read' }), { actor: { ...actor, scopes: ['read'] } }, null],
    [
      'the caller is no admin',
      memberWith({ scope: 'read', role: 'admin' }),
      { actor },
      'Only workspace admins can do this',
    ],
    [
      'the admin lacks the second factor',
      memberWith({ scope: 'read', role: 'admin' }),
      { actor: { ...actor, secondFactorMissing: true } },
      'Set up two-step sign-in first',
    ],
    [
      'the caller is no admin, in the words of the message',
      memberWith({ scope: 'read', role: 'admin', refusal: { title: 'Only admins can take access' } }),
      { actor: { ...actor, secondFactorMissing: true } },
      'Only admins can take access',
    ],
    [
      'the caller is an admin',
      memberWith({ scope: 'read', role: 'admin' }),
      { actor: { ...actor, workspaceAdmin: true } },
      null,
    ],
    [
      'the caller is a viewer',
      memberWith({ scope: 'write', role: 'author' }),
      { actor: { ...actor, role: 'VIEWER' } },
      'Viewers cannot create projects',
    ],
    ['the confirmation is stale', CONFIRMED_PERSON, { signedIn: confirmed(11) }, 'Confirm that it’s you'],
    ['the confirmation is recent', CONFIRMED_PERSON, { signedIn: confirmed(9) }, null],
    [
      'a member’s confirmation is stale',
      memberWith({ scope: 'write', session: true, confirmed: true }),
      { actor, signedIn: confirmed(11) },
      'Confirm that it’s you',
    ],
  ])('%s', (_, requires, fields, refusal) => {
    expect(refusalOf(requires, fields)).toBe(refusal);
  });
});
