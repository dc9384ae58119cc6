import { lastAdminReason } from './admin-reasons.ts';

describe('the last admin', () => {
  it('can’t go, and hears why', () => {
    expect(lastAdminReason({ workspaceAdmin: true }, 1)).toBe(
      'The workspace needs an admin. Make someone else an admin first.',
    );
  });
  it('is no longer the last beside another', () => {
    expect(lastAdminReason({ workspaceAdmin: true }, 2)).toBeNull();
    expect(lastAdminReason({ workspaceAdmin: false }, 1)).toBeNull();
  });
});
