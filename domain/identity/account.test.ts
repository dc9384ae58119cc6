import fc from 'fast-check';
import { nameFromEmail } from './index.ts';

describe('the first name of an account', () => {
  it.each([
    ['ada@example.org', 'Ada'],
    ['ada.lovelace@example.org', 'Ada Lovelace'],
    ['ada_lovelace+research@example.org', 'Ada Lovelace Research'],
    ['ada--lovelace@example.org', 'Ada Lovelace'],
    ['.ada.@example.org', 'Ada'],
    ['"odd@local"@example.org', '"odd@local"'],
    ['___@example.org', '___@example.org'],
    ['élodie@example.org', 'Élodie'],
  ])('of %s is %s', (email, name) => {
    expect(nameFromEmail(email)).toBe(name);
  });

  it('is never empty, and never longer than a name may be', () => {
    const local = fc.string({ unit: fc.constantFrom('a', 'Z', '.', '_', '-', '+', '9'), minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(local, (text) => {
        const name = nameFromEmail(`${text}@example.org`);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(100);
      }),
    );
  });
});
