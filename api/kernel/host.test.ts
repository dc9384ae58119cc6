import { hostOf, isNearProxy, sameOrigin } from './host.ts';

const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1') => ({ headers, socket: { remoteAddress } }) as unknown as Parameters<typeof hostOf>[0];

describe('the host that was asked', () => {
  it.each([
    ['is that of the request', { host: 'acme.example.com:8080' }, '127.0.0.1', 'acme.example.com:8080'],
    ['is what a proxy near us says', { host: 'inside:3000', 'x-forwarded-host': 'acme.example.com' }, '10.1.2.3', 'acme.example.com'],
    ['is what the nearest of several proxies says', { host: 'inside:3000', 'x-forwarded-host': 'far.example.com, acme.example.com' }, '::1', 'acme.example.com'],
    ['is not what somebody far away claims', { host: 'inside:3000', 'x-forwarded-host': 'acme.example.com' }, '203.0.113.7', 'inside:3000'],
  ])('%s', (_, headers, address, host) => {
    expect(hostOf(asked(headers as unknown as Record<string, string>, address))).toBe(host);
  });
});

describe('a proxy near us', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.9', '172.20.0.2', '192.168.1.1', '169.254.1.1', 'fe80::1%eth0', 'fd00::5'])('may be at %s', (address) => {
    expect(isNearProxy(address)).toBe(true);
  });
  it.each(['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1', undefined, ''])('is not at %s', (address) => {
    expect(isNearProxy(address)).toBe(false);
  });
});

describe('a page of this very host', () => {
  it('is told by its origin, also behind a proxy that asks another host', () => {
    const behind = { host: 'inside:3000', 'x-forwarded-host': 'acme.example.com' };
    expect(sameOrigin(asked({ ...behind, origin: 'https://acme.example.com' }))).toBe(true);
    expect(sameOrigin(asked({ ...behind, origin: 'http://inside:3000' }))).toBe(false);
    expect(sameOrigin(asked({ ...behind, origin: 'null' }))).toBe(false);
    expect(sameOrigin(asked(behind))).toBeUndefined();
  });
});
