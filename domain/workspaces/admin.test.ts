import { OWN_FLAG_NAMES, demandWorkspaceAdmin, effectiveFlags } from './index.ts';

describe('actions of admins', () => {
  it('are refused to other members', () => {
    expect(() => demandWorkspaceAdmin({ workspaceAdmin: false })).toThrow(
      expect.objectContaining({ code: 'Forbidden', title: 'Only workspace admins can do this' }),
    );
    expect(() => demandWorkspaceAdmin({ workspaceAdmin: true })).not.toThrow();
  });

  it('wait for a second factor where the workspace requires it, even for admins', () => {
    for (const workspaceAdmin of [true, false])
      expect(() => demandWorkspaceAdmin({ workspaceAdmin, secondFactorMissing: true })).toThrow(
        expect.objectContaining({ code: 'Forbidden', title: 'Set up two-step sign-in first' }),
      );
  });
});

describe('feature flags that admins set themselves', () => {
  it('never include those that cost money or loosen security', () => {
    for (const name of ['singleSignOn', 'hipaa', 'recruitDiscount']) expect(OWN_FLAG_NAMES).not.toContain(name);
    expect(OWN_FLAG_NAMES).toContain('agents');
  });

  it('win over the setting of the installation, in both directions', () => {
    expect(effectiveFlags({ agents: true }, { agents: false }).agents).toBe(true);
    expect(effectiveFlags({ postOnboardingNotePopup: false }).postOnboardingNotePopup).toBe(false);
    expect(effectiveFlags({}, { postOnboardingNotePopup: false }).postOnboardingNotePopup).toBe(false);
  });
});
