import { type SecondFactor, afterRecovery, afterStep, typedCode } from './index.ts';

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
