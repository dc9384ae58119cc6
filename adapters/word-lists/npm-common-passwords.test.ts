import { demandGoodPassword } from '@evident/domain/identity';
import { npmCommonPasswords } from './npm-common-passwords.ts';

describe('the list of common passwords', () => {
  it.each([
    'Password123!',
    'Welcome12345!',
    'Qwerty123456!',
    'Iloveyou2024!',
    'P@ssw0rd1234',
    'Letmein12345!',
    'Admin1234567!',
    'Football2026!',
  ])('refuses %s', async (password) => {
    const isCommon = await npmCommonPasswords.lookUp();
    expect(() => demandGoodPassword(password, { email: 'ada@example.org' }, isCommon)).toThrow(
      'This password is too common',
    );
  });

  it('accepts four unrelated words', async () => {
    const isCommon = await npmCommonPasswords.lookUp();
    expect(() => demandGoodPassword('Copper violin rain 4!', { email: 'ada@example.org' }, isCommon)).not.toThrow();
  });
});
