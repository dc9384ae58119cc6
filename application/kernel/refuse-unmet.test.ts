import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import { planFromStart } from '@evident/domain/plans';
import {
  ANY_PROVIDER,
  ANYONE,
  CONFIRMED_PERSON,
  Command,
  type Requirement,
  fromProvider,
  memberWith,
} from './message.ts';
import { refuseUnmet } from './refuse-unmet.ts';
import { type SignedDelivery, signedBy } from './signed-delivery.ts';

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

const onFree: Actor = { ...actor, plan: planFromStart('free-2025-07') };
const signed = (secondsAgo: number) => signedBy('stripe', '{}', new Date(now.getTime() - secondsAgo * 1000), true);

interface Fields {
  actor?: Actor;
  signedIn?: SignedIn;
  delivery?: SignedDelivery;
  needsFeature?: boolean;
}

function refusalOf(requires: Requirement, fields: Fields): string | null {
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

const LACKING = 'Access tokens for programs: not in your plan';

describe('a message is refused before its handler runs', () => {
  it.each<[string, Requirement, Fields, string | null]>([
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
    [
      'the member lacks the second factor that all members need',
      memberWith({ scope: 'read' }),
      { actor: { ...actor, secondFactorNeeded: true } },
      'Set up two-step sign-in first',
    ],
    [
      'the member needs no second factor to see that it is missing',
      memberWith({ scope: 'read', beforeSecondFactor: true }),
      { actor: { ...actor, secondFactorNeeded: true } },
      null,
    ],
    [
      'the workspace allows no exports',
      memberWith({ scope: 'read', exports: true }),
      { actor: { ...actor, exportsOff: true } },
      'Exports are off in this workspace',
    ],
    ['reading is no export', memberWith({ scope: 'read' }), { actor: { ...actor, exportsOff: true } }, null],
    ['the confirmation is stale', CONFIRMED_PERSON, { signedIn: confirmed(11) }, 'Confirm that it’s you'],
    ['the confirmation is recent', CONFIRMED_PERSON, { signedIn: confirmed(9) }, null],
    [
      'a member’s confirmation is stale',
      memberWith({ scope: 'write', session: true, confirmed: true }),
      { actor, signedIn: confirmed(11) },
      'Confirm that it’s you',
    ],
    ['the plan lacks the feature', memberWith({ scope: 'write', feature: 'publicApi' }), { actor: onFree }, LACKING],
    ['nothing is limited', memberWith({ scope: 'write', feature: 'publicApi' }), { actor }, null],
    ['the plan has the feature', memberWith({ scope: 'write', feature: 'templates' }), { actor: onFree }, null],
    [
      'this message needs no feature',
      memberWith({ scope: 'write', feature: 'publicApi' }),
      { actor: onFree, needsFeature: false },
      null,
    ],
    [
      'the caller is no admin, and is not told about plans',
      memberWith({ scope: 'write', role: 'admin', feature: 'publicApi' }),
      { actor: onFree },
      'Only workspace admins can do this',
    ],
    ['the delivery is fresh', fromProvider('stripe'), { delivery: signed(300) }, null],
    ['the delivery is from the future', fromProvider('stripe'), { delivery: signed(-301) }, 'The signature is too old'],
    ['the delivery was recorded', fromProvider('stripe'), { delivery: signed(301) }, 'The signature is too old'],
    ['the delivery of any is fresh', ANY_PROVIDER, { delivery: signed(300) }, null],
    ['the delivery of any was recorded', ANY_PROVIDER, { delivery: signed(301) }, 'The signature is too old'],
    [
      'the delivery is of another provider',
      { caller: 'provider', provider: 'slack' as never },
      { delivery: signed(0) },
      'This is no delivery of slack',
    ],
  ])('%s', (_, requires, fields, refusal) => {
    expect(refusalOf(requires, fields)).toBe(refusal);
  });
});

it('a delivery with a wrong signature is none', () => {
  expect(() => signedBy('stripe', '{}', now, false)).toThrow('The signature is wrong');
});
