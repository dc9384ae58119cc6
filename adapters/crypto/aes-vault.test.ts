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
