import {
  type SecondFactor,
  afterRecovery,
  afterStep,
  demandEnabled,
  isEnabled,
  typedCode,
  viewSecondFactor,
} from './index.ts';

const factor: SecondFactor = {
  accountId: '1',
  sealedSecret: 'sealed',
  enabledAt: new Date(0),
  lastStep: 7,
  recoveryHashes: ['a', 'b'],
};

describe('a second factor', () => {
  it('accepts a later time step and refuses the same and earlier ones', () => {
    expect(afterStep(factor, 8)).toMatchObject({ lastStep: 8 });
    expect([afterStep(factor, 7), afterStep(factor, 6)]).toEqual([null, null]);
  });
  it('uses a recovery code up', () => {
    const left = afterRecovery(factor, 'a')!;
    expect(left.recoveryHashes).toEqual(['b']);
    expect(afterRecovery(left, 'a')).toBeNull();
  });
  it('reads codes however they are typed', () => {
    expect([typedCode(' 123 456 '), typedCode('3F9A0-71C2E')]).toEqual(['123456', '3f9a071c2e']);
  });
});

describe('a second factor that was begun but never confirmed', () => {
  const begun: SecondFactor = { ...factor, enabledAt: null };
  it.each([
    ['none', null, false],
    ['begun', begun, false],
    ['confirmed', factor, true],
  ])('%s: asked for when signing in: %#', (_, given, enabled) => {
    expect(isEnabled(given)).toBe(enabled);
    if (enabled) expect(demandEnabled(given)).toBe(given);
    else expect(() => demandEnabled(given)).toThrow('Two-step sign-in is not set up');
  });
  it('shows no recovery codes, for none can be used yet', () => {
    expect(viewSecondFactor(begun)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
    expect(viewSecondFactor(factor)).toEqual({ enabledAt: new Date(0).toISOString(), recoveryCodesLeft: 2 });
    expect(viewSecondFactor(null)).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
  });
});
