import { nodeSecrets } from './secrets.ts';

const many = <T>(make: () => T): T[] => Array.from({ length: 3_000 }, make);

describe('secrets', () => {
  it('creates unique URL-safe tokens with the requested number of random bytes', () => {
    expect(nodeSecrets.token(32)).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(nodeSecrets.token(16)).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(new Set(many(() => nodeSecrets.token(16))).size).toBe(3_000);
  });

  it('creates six-digit codes, including leading zeros', () => {
    const codes = many(() => nodeSecrets.code6());
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  });

  it('creates share tokens of exactly 12 letters and digits, using all of them', () => {
    const tokens = many(() => nodeSecrets.shareToken());
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{12}$/);
    expect(new Set(tokens).size).toBe(3_000);
    expect(new Set(tokens.join('')).size).toBe(62);
  });

  it('hashes with SHA-256', () => {
    expect(nodeSecrets.hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
