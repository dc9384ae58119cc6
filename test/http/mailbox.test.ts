import { type TestApp, openApp } from '../support/app.ts';
import { Visitor } from '../support/visitor.ts';

const HERE = '127.0.0.1';

describe('local mailbox', () => {
  let test: TestApp;
  let here: Visitor;
  beforeAll(async () => {
    test = await openApp();
    here = new Visitor(test.app, HERE);
    await here.post('/auth/sign-in-mail', { email: 'nobody@example.org' });
  });
  afterAll(() => test.close());

  it('is readable from this machine, newest first', async () => {
    await here.post('/auth/password-reset-mail', { email: 'somebody@example.org' });
    const { status, body } = await here.get('/mailbox');
    expect(status).toBe(200);
    expect(body.items.map(({ to }: { to: string }) => to)).toEqual(['somebody@example.org', 'nobody@example.org']);
    const mail = await here.get(`/mailbox/${body.items[1].id}`);
    expect(mail.body).toMatchObject({
      to: 'nobody@example.org',
      subject: 'No account uses this address',
      text: expect.stringContaining('http://localhost/auth/signup'),
    });
  });

  it('has no other message', async () => {
    for (const id of ['1767323045678-000000-0a1b2c3d', '..%2F..%2Fsecret'])
      expect((await here.get(`/mailbox/${id}`)).status).toBe(404);
  });

  it('is announced in the environment only where it is readable', async () => {
    expect((await here.get('/auth/environment')).body.localMailbox).toBe(true);
    expect((await new Visitor(test.app).get('/auth/environment')).body.localMailbox).toBe(false);
  });

  it.each<[string, string, string, Record<string, string>]>([
    ['from another machine', '203.0.113.7', 'localhost', {}],
    ['through a proxy on this machine', HERE, 'localhost', { 'x-forwarded-for': '127.0.0.1' }],
    ['through a proxy that says so in the standard way', HERE, 'localhost', { forwarded: 'for=127.0.0.1' }],
    ['on the host of a workspace', HERE, 'acme.localhost', {}],
    ['under a name that another site gave this machine', HERE, 'evil.example', {}],
  ])('answers 404 %s', async (_, ip, host, headers) => {
    const { body } = await here.get('/mailbox');
    for (const path of ['/mailbox', `/mailbox/${body.items[0].id}`]) {
      const answer = await new Visitor(test.app, ip).get(path, host, headers);
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.body)).not.toContain('nobody@example.org');
    }
  });
});

describe('with a mail server', () => {
  it('has no mailbox', async () => {
    const test = await openApp({ smtp: { url: 'smtp://mail.example', from: 'evident@example.org' } });
    const here = new Visitor(test.app, HERE);
    expect((await here.get('/mailbox')).status).toBe(404);
    expect((await here.get('/auth/environment')).body.localMailbox).toBe(false);
    await test.close();
  });
});

describe('with public access', () => {
  it('has no mailbox, even under the name of this machine', async () => {
    const test = await openApp({ publicUrl: 'https://evident.example' });
    expect((await new Visitor(test.app, HERE).get('/mailbox', 'localhost')).status).toBe(404);
    expect((await new Visitor(test.app, HERE).get('/mailbox', 'evident.example')).status).toBe(404);
    await test.close();
  });
});
