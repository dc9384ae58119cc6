import { type Actor, grantKeys, grantsOf, managesWorkspaceContent } from './index.ts';

const actor: Actor = {
  teamId: 't',
  userId: 'ada',
  role: 'CONTRIBUTOR',
  workspaceAdmin: false,
  groupIds: ['research', 'design'],
  scopes: ['read', 'write'],
};

describe('the keys of an actor', () => {
  it('are their id, their groups and every special group', () => {
    expect(grantKeys(actor)).toEqual(['ada', 'research', 'design', 'public', 'markup', 'playback']);
  });

  it('are the same for viewers and admins: the role caps a level and never adds a key', () => {
    const keys = grantKeys(actor);
    expect(grantKeys({ ...actor, role: 'VIEWER' })).toEqual(keys);
    expect(grantKeys({ ...actor, role: 'MANAGER', workspaceAdmin: true })).toEqual(keys);
  });

  it('never include a group of other members', () => {
    expect(grantKeys({ ...actor, groupIds: [] })).not.toContain('research');
  });
});

describe('a list of grants by key', () => {
  it('is empty without grants, and keeps every holder', () => {
    expect(grantsOf([])).toEqual({});
    expect(
      Object.keys(
        grantsOf([
          { kind: 'user', id: 'ada', level: 'READ' },
          { kind: 'group', id: 'research', level: 'WRITE' },
          { kind: 'special', id: 'playback', level: 'READ' },
        ]),
      ),
    ).toEqual(['ada', 'research', 'playback']);
  });
});

describe('content of the workspace as a whole', () => {
  it.each([
    ['MANAGER', false, true],
    ['MANAGER', true, true],
    ['CONTRIBUTOR', true, true],
    ['VIEWER', true, true],
    ['CONTRIBUTOR', false, false],
    ['VIEWER', false, false],
  ] as const)('%s, admin %s: managed %s', (role, workspaceAdmin, manages) => {
    expect(managesWorkspaceContent({ role, workspaceAdmin })).toBe(manages);
  });
});
