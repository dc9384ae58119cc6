import { PASSWORD_MAX, demandStrongPassword, passwordFaults } from './index.ts';

describe('a password', () => {
  it.each(['Nine interviews!1', 'aA1!aA1!aA1!', 'Ünïcode Größe 9', `aA1!${'x'.repeat(PASSWORD_MAX - 4)}`])(
    'may be %p',
    (password) => {
      expect(passwordFaults(password)).toEqual([]);
    },
  );
  it.each([
    ['too short', 'aA1!aA1!aA1', 'at least 12'],
    ['too long', `aA1!${'x'.repeat(PASSWORD_MAX - 3)}`, 'at most 128'],
    ['without upper case', 'aa1!aa1!aa1!', 'uppercase'],
    ['without lower case', 'AA1!AA1!AA1!', 'lowercase'],
    ['without a digit', 'aA!!aA!!aA!!', 'digit'],
    ['without a non-word character', 'aA11aA11aA_1', 'a symbol'],
  ])('may not be %s', (_, password, fault) => {
    expect(passwordFaults(password)).toEqual([expect.stringContaining(fault)]);
    expect(() => demandStrongPassword(password)).toThrow('The password is too weak');
  });
});
