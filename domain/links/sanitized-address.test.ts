import { ADDRESS_MAX, sanitizedAddress } from './index.ts';

describe('addresses that leave the page', () => {
  it.each([
    ['https://a.example/x?token=abc&y=1', 'https://a.example/x?token=[redacted]&y=1'],
    ['/auth/confirm-email?confirmation_token=a.b-c', '/auth/confirm-email?confirmation_token=[redacted]'],
    ['/callback?state=1&code=xyz#token=t', '/callback?state=1&code=[redacted]#token=[redacted]'],
    ['/unsubscribe#token=abc', '/unsubscribe#token=[redacted]'],
    ['/x?TOKEN=abc', '/x?TOKEN=[redacted]'],
    ['/x?%74oken=abc&%zz=1', '/x?token=[redacted]&%zz=1'],
    ['/x?a=1;code=2', '/x?a=1;code=[redacted]'],
    ['/x?token=', '/x?token=[redacted]'],
    ['/x?next=?token=abc', '/x?next=?token=[redacted]'],
  ])('lose their secrets: %s', (address, safe) => {
    expect(sanitizedAddress(address)).toBe(safe);
  });

  it.each(['/x?tokens=3&barcode=4&postcode=5', '/token/code', '/x?q=code=1', ''])(
    'keep other values: %s',
    (address) => {
      expect(sanitizedAddress(address)).toBe(address);
    },
  );

  it('are cut after their secrets are redacted', () => {
    const secret = 's'.repeat(50);
    const safe = sanitizedAddress(`/${'x'.repeat(ADDRESS_MAX - 30)}?token=${secret}`);
    expect(safe).toHaveLength(ADDRESS_MAX - 30 + 1 + '?token=[redacted]'.length);
    expect(safe).not.toContain('s'.repeat(9));
    expect(sanitizedAddress(`/${'x'.repeat(5000)}`)).toHaveLength(ADDRESS_MAX);
    expect(sanitizedAddress(`${'x'.repeat(ADDRESS_MAX - 1)}😀`)).toBe('x'.repeat(ADDRESS_MAX - 1));
  });

  it('take time linear in their length', () => {
    for (const part of ['?', '?%', '&token=', '%'])
      expect(sanitizedAddress(part.repeat(100_000)).length).toBeLessThanOrEqual(ADDRESS_MAX);
  });
});
