import { demandGoodPassword } from './index.ts';

describe('a common password', () => {
  const LIST = new Set(['password', 'welcome', 'qwerty', 'iloveyou', 'trustno1', 'summer', 'changeme']);
  const ada = { email: 'lovelace@example.org', name: 'Ada Lovelace' };
  const check = (password: string) => () => demandGoodPassword(password, ada, (word) => LIST.has(word));

  it.each([
    'Password1234!',
    'P@ssw0rd2024!',
    '!!Welcome2026',
    'PasswordPassword1!',
    'Qwerty-123456',
    'I-Love-You-1234',
    'Trustno1-Trustno1',
    '$Umm3r202620!',
    'Change.Me.12345',
  ])('is refused, however it is dressed up: %s', (password) => {
    expect(check(password)).toThrow('This password is too common');
  });

  it.each(['Lovelace2026!', 'Evident12345!', 'Lovel@ce!1815'])(
    'is one made of the person’s name or of the product: %s',
    (password) => {
      expect(check(password)).toThrow('This password is too easy to guess');
    },
  );

  it.each(['Nine interviews!1', 'Another password 2!', 'kW9$vq2Lz#t8', 'Summer rain on 3 tin roofs'])(
    'is none that only contains a common word: %s',
    (password) => {
      expect(check(password)).not.toThrow();
    },
  );

  it('is still told what it lacks first', () => {
    expect(check('password')).toThrow('The password is too weak');
  });
});
