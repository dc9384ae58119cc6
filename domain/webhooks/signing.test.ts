import { ROTATION_HOURS, keyOf, rotated, secretOf, signedHeaders, validSecrets } from './signing.ts';
import { receiverUrl } from './webhook.ts';

const NOW = new Date('2026-11-28T12:00:00.900Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);

describe('the headers of a delivery', () => {
  it('are those of Standard Webhooks: the id, whole seconds, and a signature for each secret over all three', () => {
    const signed: string[] = [];
    const headers = signedHeaders('evt_1', '{"a":1}', NOW, (content) => {
      signed.push(content);
      return ['one', 'two'];
    });
    expect(headers).toEqual({
      'webhook-id': 'evt_1',
      'webhook-timestamp': '1795867200',
      'webhook-signature': 'v1,one v1,two',
    });
    expect(signed).toEqual(['evt_1.1795867200.{"a":1}']);
  });
});

describe('the secrets of a webhook', () => {
  it('are written in the base64 of the specification', () => {
    expect(secretOf('ab-_')).toBe('whsec_ab+/');
    expect(keyOf('whsec_ab+/')).toBe('ab+/');
  });

  it('are both valid for a day after a rotation; an older one ends at once', () => {
    const first = rotated([], 'first', NOW);
    expect(validSecrets(first, hours(10_000))).toEqual([{ sealed: 'first', until: null }]);
    const second = rotated(first, 'second', NOW);
    const names = (at: Date) => validSecrets(second, at).map(({ sealed }) => sealed);
    expect([names(hours(ROTATION_HOURS - 1)), names(hours(ROTATION_HOURS))]).toEqual([['second', 'first'], ['second']]);
    expect(rotated(second, 'third', NOW).map(({ sealed }) => sealed)).toEqual(['third', 'second']);
  });
});

describe('the address of a receiver', () => {
  const internal = new Set(['localhost', 'hooks.internal']);
  it('is encrypted, except for hosts that the operator named', () => {
    for (const url of ['https://hooks.example.com/a?b=c', 'HTTPS://[2606:4700::1]:8443/', 'http://localhost:3000/x'])
      expect(receiverUrl(` ${url} `, internal)).toBe(url);
    for (const url of ['http://hooks.example.com/', 'http://localhost.example.com/', 'http://127.0.0.1/'])
      expect(() => receiverUrl(url, internal)).toThrow('The address is not encrypted');
  });
  it('is a URL without a name and password', () => {
    for (const url of ['', 'hooks.example.com', 'ftp://hooks.example.com', 'https://', 'https://a b', 'javascript:x'])
      expect(() => receiverUrl(url, internal)).toThrow('The address is not valid');
    expect(() => receiverUrl('https://ada:secret@hooks.example.com/', internal)).toThrow('name or password');
    expect(() => receiverUrl('http://localhost@evil.example.com/', internal)).toThrow('name or password');
  });
});
