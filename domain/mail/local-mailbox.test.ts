import { type MailboxRequest, mayReadMailbox } from './index.ts';

const here: MailboxRequest = {
  smtp: false,
  publicHost: 'localhost:4000',
  host: 'localhost:4000',
  ip: '127.0.0.1',
  forwarded: false,
};

describe('the local mailbox', () => {
  it.each([
    here,
    { ...here, ip: '::1' },
    { ...here, ip: '::ffff:127.0.0.1' },
    { ...here, publicHost: '[::1]:4000', host: '[::1]:4000' },
    { ...here, publicHost: '127.0.0.1', host: '127.0.0.1' },
  ])('is read by who sits at the machine: %p', (request) => {
    expect(mayReadMailbox(request)).toBe(true);
  });

  it.each<[string, Partial<MailboxRequest>]>([
    ['where mail goes to a server', { smtp: true }],
    ['from another machine', { ip: '192.168.1.7' }],
    ['through a proxy', { forwarded: true }],
    ['under a name another site gave this machine', { host: 'evil.example:4000' }],
    ['on the host of a workspace', { host: 'acme.localhost:4000' }],
    ['where the product is reached from outside', { publicHost: 'evident.example', host: 'evident.example' }],
    ['by an address that only begins like this machine’s', { ip: '127.0.0.1.evil.example' }],
  ])('is not read %s', (_, difference) => {
    expect(mayReadMailbox({ ...here, ...difference })).toBe(false);
  });
});
