import { grantTo, holderOf, LEVEL_OF_ROLE, refuseRedundant } from './index.ts';

const user = { kind: 'user', id: 'u' } as const;

describe('a grant', () => {
  it('goes to a member, a group or a special group', () => {
    expect(holderOf({ kind: 'user', id: '0198A5B0-7C1E-7D60-9B3A-2F3C4D5E6F70' })).toEqual({
      kind: 'user',
      id: '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70',
    });
    expect(() => holderOf({ kind: 'group', id: 'public' })).toThrow('The id of the holder is not a UUID');
    expect(holderOf({ kind: 'special', id: 'public' })).toEqual({ kind: 'special', id: 'public' });
    expect(() => holderOf({ kind: 'special', id: 'everyone' })).toThrow('No such special group');
  });

  it('of none is no grant', () => {
    expect(grantTo(user, 'none', 'VIEWER')).toBeNull();
  });

  it.each(['markup', 'playback'] as const)('to the group %s is READ at most', (id) => {
    expect(grantTo({ kind: 'special', id }, 'READ')).toEqual({ kind: 'special', id, level: 'READ' });
    expect(() => grantTo({ kind: 'special', id }, 'WRITE')).toThrow('The markup and playback groups hold READ at most');
  });

  it('to a viewer is READ at most', () => {
    expect(grantTo(user, 'READ', 'VIEWER')).toEqual({ ...user, level: 'READ' });
    expect(() => grantTo(user, 'WRITE', 'VIEWER')).toThrow('Viewers cannot hold more than READ');
    expect(grantTo(user, 'FULL', 'CONTRIBUTOR')).toEqual({ ...user, level: 'FULL' });
  });
});

describe('a request for access', () => {
  it('asks for the level of a role', () => {
    expect(LEVEL_OF_ROLE).toEqual({ VIEWER: 'READ', CONTRIBUTOR: 'WRITE', MANAGER: 'FULL' });
  });

  it('is refused to a viewer who asks for more than viewing', () => {
    expect(() => refuseRedundant({ role: 'VIEWER' }, 'CONTRIBUTOR', 'none')).toThrow(
      'Viewers cannot hold more than READ',
    );
    expect(() => refuseRedundant({ role: 'VIEWER' }, 'VIEWER', 'none')).not.toThrow();
  });

  it('is refused where the access is there already', () => {
    expect(() => refuseRedundant({ role: 'CONTRIBUTOR' }, 'CONTRIBUTOR', 'WRITE')).toThrow(
      'You already have this access',
    );
    expect(() => refuseRedundant({ role: 'CONTRIBUTOR' }, 'MANAGER', 'WRITE')).not.toThrow();
  });
});
