import { demandRoomForWorkspace, joinsByDomain } from './index.ts';
import { WORKSPACES_MAX } from './team.ts';

describe('joining a workspace', () => {
  it('is refused beyond the most workspaces of an account', () => {
    expect(() => demandRoomForWorkspace(WORKSPACES_MAX - 1)).not.toThrow();
    expect(() => demandRoomForWorkspace(WORKSPACES_MAX)).toThrow(`You can be in at most ${WORKSPACES_MAX} workspaces`);
  });

  it('by mail domain needs that very domain', () => {
    const team = { joinDomains: ['@northwind.example'] };
    expect(joinsByDomain(team, 'ada@northwind.example')).toBe(true);
    expect(joinsByDomain(team, 'ada@sub.northwind.example')).toBe(false);
    expect(joinsByDomain(team, 'ada@notnorthwind.example')).toBe(false);
  });
});
