import { addressOf, hostOf, networkOf, proxiesIn, sameOrigin } from './host.ts';

const proxies = proxiesIn(['10.0.0.0/8', '::1', '127.0.0.1', 'fd00::/8']);
const asked = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as Parameters<typeof hostOf>[0];

describe('host of a request', () => {
  it.each([
    ['is that of the request', { host: 'acme.example.com:8080' }, '127.0.0.1', 'acme.example.com:8080'],
    [
      'is the one a configured proxy names',
      { host: 'inside:3000', 'x-forwarded-host': 'acme.example.com' },
      '10.1.2.3',
      'acme.example.com',
    ],
    [
      'is the one the nearest of several proxies names',
      { host: 'inside:3000', 'x-forwarded-host': 'far.example.com, acme.example.com' },
      '::1',
      'acme.example.com',
    ],
    [
      'is not the one that anybody else names',
      { host: 'inside:3000', 'x-forwarded-host': 'acme.example.com' },
      '192.168.0.7',
      'inside:3000',
    ],
  ])('%s', (_, headers, address, host) => {
    expect(hostOf(asked(headers as unknown as Record<string, string>, address), proxies)).toBe(host);
  });
});

describe('client address', () => {
  it.each([
    ['is the sender of the request', undefined, '203.0.113.7', '203.0.113.7'],
    ['is not what a client claims', '198.51.100.1', '203.0.113.7', '203.0.113.7'],
    ['is not what a client on a private network claims', '198.51.100.1', '192.168.0.7', '192.168.0.7'],
    ['is what a configured proxy names', '198.51.100.1', '10.0.0.2', '198.51.100.1'],
    ['is not what a client claims to a configured proxy', '198.51.100.1, 203.0.113.7', '10.0.0.2', '203.0.113.7'],
    ['is the last that is no proxy', '198.51.100.1, 203.0.113.7, 10.9.9.9', '10.0.0.2', '203.0.113.7'],
    ['may be a proxy that asks for itself', undefined, '10.0.0.2', '10.0.0.2'],
  ])('%s', (_, forwarded, sender, address) => {
    expect(addressOf(asked(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, sender), proxies)).toBe(
      address,
    );
  });

  it('ignores forwarded headers without a configured proxy', () => {
    expect(addressOf(asked({ 'x-forwarded-for': '198.51.100.1' }))).toBe('127.0.0.1');
  });
});

describe('configured proxies', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.9', 'fd00::5', 'fd00::5%eth0'])('include %s', (address) => {
    expect(proxies(address)).toBe(true);
  });
  it.each(['8.8.8.8', '192.168.1.1', '::ffff:8.8.8.8', '2001:db8::1', undefined, '', 'nonsense'])(
    'do not include %s',
    (address) => {
      expect(proxies(address)).toBe(false);
    },
  );
  it.each(['10.0.0.0/33', '10.0.0', 'proxy.example.com', '::1/129', '10.0.0.0/8/8', '10.0.0.0/', ''])(
    'cannot be written as %j',
    (network) => {
      expect(networkOf(network)).toBeUndefined();
    },
  );
});

describe('same-origin check', () => {
  it('recognizes its own origin, also behind a proxy that uses another host', () => {
    const behind = { host: 'inside:3000', 'x-forwarded-host': 'acme.example.com' };
    expect(sameOrigin(asked({ ...behind, origin: 'https://acme.example.com' }), proxies)).toBe(true);
    expect(sameOrigin(asked({ ...behind, origin: 'http://inside:3000' }), proxies)).toBe(false);
    expect(sameOrigin(asked({ ...behind, origin: 'null' }), proxies)).toBe(false);
    expect(sameOrigin(asked(behind), proxies)).toBeUndefined();
  });
});
