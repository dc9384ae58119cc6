import { otpauthPasswords } from './otpauth-passwords.ts';

// RFC 6238, appendix B, for SHA-1: the last six of eight digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('codes of authenticator apps', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('match RFC 6238 at %i s', (seconds, code) => {
    expect(otpauthPasswords.stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });
  it('may be off by one step, not two', () => {
    expect([-30, 0, 30].map((late) => otpauthPasswords.stepOf(SECRET, '287082', at(59 + late)))).toEqual([1, 1, 1]);
    expect([-60, 60].map((late) => otpauthPasswords.stepOf(SECRET, '287082', at(59 + late)))).toEqual([null, null]);
  });
  it('are refused if malformed', () => {
    expect(['', '28708', 'abcdef'].map((code) => otpauthPasswords.stepOf(SECRET, code, at(59)))).toEqual([
      null,
      null,
      null,
    ]);
  });
  it('use unique secrets of 160 bits, with a URL for a QR code', () => {
    const secret = otpauthPasswords.newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauthPasswords.newSecret()).not.toBe(secret);
    expect(otpauthPasswords.urlOf(secret, 'ada@example.org')).toBe(
      `otpauth://totp/Evident:ada%40example.org?issuer=Evident&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
