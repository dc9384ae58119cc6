import { ROLES, managesWorkspaceContent, workspaceContentLevel } from './index.ts';

describe('content of the workspace', () => {
  it('is managed by managers and workspace admins, and read by everyone else', () => {
    const levels = ROLES.flatMap((role) =>
      [false, true].map((workspaceAdmin) => [role, workspaceAdmin, workspaceContentLevel({ role, workspaceAdmin })]),
    );
    expect(levels).toEqual([
      ['MANAGER', false, 'FULL'],
      ['MANAGER', true, 'FULL'],
      ['CONTRIBUTOR', false, 'READ'],
      ['CONTRIBUTOR', true, 'FULL'],
      ['VIEWER', false, 'READ'],
      ['VIEWER', true, 'FULL'],
    ]);
  });

  it('is deleted forever by exactly those who manage it', () => {
    for (const role of ROLES)
      for (const workspaceAdmin of [false, true])
        expect(workspaceContentLevel({ role, workspaceAdmin }) === 'FULL').toBe(
          managesWorkspaceContent({ role, workspaceAdmin }),
        );
  });
});
