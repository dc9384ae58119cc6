import { AesVault } from './aes-vault.ts';

describe('the vault', () => {
  const vault = new AesVault('a secret of the installation', 'test');

  it('decrypts what it encrypted, with a different ciphertext each time', () => {
    const sealed = vault.seal('JBSWY3DPEHPK3PXP', 'ada');
    expect([
      vault.open(sealed, 'ada'),
      sealed.includes('JBSW'),
      sealed === vault.seal('JBSWY3DPEHPK3PXP', 'ada'),
    ]).toEqual(['JBSWY3DPEHPK3PXP', false, false]);
  });
  it('reads values of earlier secrets, and encrypts them again with the newest', () => {
    const old = vault.seal('secret', 'ada');
    const both = new AesVault(['a newer one', 'a secret of the installation'], 'test');
    expect([both.open(old, 'ada'), both.open(both.seal('secret', 'ada'), 'ada')]).toEqual(['secret', 'secret']);
    expect([old.startsWith(vault.newest), old.startsWith(both.newest)]).toEqual([true, false]);
    const resealed = both.resealed(old, 'ada')!;
    expect(resealed.startsWith(both.newest)).toBe(true);
    const newest = new AesVault('a newer one', 'test');
    expect([newest.open(resealed, 'ada'), newest.open(old, 'ada'), newest.resealed(old, 'ada')]).toEqual([
      'secret',
      null,
      null,
    ]);
    expect(both.resealed(old, 'ben')).toBeNull();
  });

  it('reads values of earlier releases, which name no key', () => {
    const sealed = vault.seal('secret', 'ada');
    const unnamed = sealed.slice(sealed.indexOf('.') + 1);
    const both = new AesVault(['a newer one', 'a secret of the installation'], 'test');
    expect([vault.open(unnamed, 'ada'), both.open(unnamed, 'ada'), both.resealed(unnamed, 'ben')]).toEqual([
      'secret',
      'secret',
      null,
    ]);
  });

  it.each<[string, (sealed: string) => string | null]>([
    ['another secret', (sealed) => new AesVault('another', 'test').open(sealed, 'ada')],
    ['another purpose', (sealed) => new AesVault('a secret of the installation', 'other').open(sealed, 'ada')],
    ['another owner', (sealed) => vault.open(sealed, 'ben')],
    ['damage', (sealed) => vault.open(`${sealed.slice(0, -2)}AA`, 'ada')],
    ['nothing', () => vault.open('', 'ada')],
  ])('decrypts nothing with %s', (_, open) => {
    expect(open(vault.seal('secret', 'ada'))).toBeNull();
  });
});
