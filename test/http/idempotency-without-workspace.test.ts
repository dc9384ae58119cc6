import { type SignInApp, PASSWORD, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

describe('a POST with an Idempotency-Key, by a person without a workspace', () => {
  let test: SignInApp;
  let ada: Visitor;
  let ben: Visitor;

  const key = (name: string) => ({ 'Idempotency-Key': name });
  const workspaces = async (person: Visitor): Promise<string[]> =>
    (await person.get('/auth/session')).body.workspaces.map(({ name }: { name: string }) => name);
  const stored = () =>
    test.database.query<{ key: string; body: unknown }>(
      'SELECT key, body FROM account_idempotency_key UNION ALL SELECT key, body FROM idempotency_key',
    );

  beforeAll(async () => {
    test = await openSignInApp();
    [ada, ben] = [await test.person('ada@example.org'), await test.person('ben@example.org', '203.0.113.8')];
  });
  afterAll(() => test.close());

  it('creates a workspace once and repeats the response', async () => {
    const make = () => ada.post('/workspaces', { name: 'Acme' }, 'localhost', key('acme'));
    const [first, second] = [await make(), await make()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await workspaces(ada)).toEqual(['Acme']);
    expect((await ada.post('/workspaces', { name: 'Other' }, 'localhost', key('acme'))).status).toBe(422);
  });

  it('has separate keys for each person, and may be retried after a refusal', async () => {
    expect(
      (await ben.post('/workspaces', { name: 'Ben’s', subdomain: 'acme' }, 'localhost', key('acme'))).status,
    ).not.toBe(201);
    expect(
      (await ben.post('/workspaces', { name: 'Ben’s', subdomain: 'bens-own' }, 'localhost', key('acme'))).status,
    ).toBe(201);
    expect(await workspaces(ben)).toEqual(['Ben’s']);
  });

  it('is not repeated if the process died between the work and the response', async () => {
    const make = () => ada.post('/workspaces', { name: 'Kept' }, 'localhost', key('kept'));
    await make();
    await test.database.query(
      `UPDATE account_idempotency_key SET status = NULL, body = NULL, created_at = now() - interval '3 minutes' WHERE key = 'kept'`,
    );
    expect((await make()).body.errors[0].title).toBe('This request was done already, but its answer was lost');
    expect((await workspaces(ada)).filter((name) => name === 'Kept')).toHaveLength(1);
  });

  it('joins a workspace once', async () => {
    const { id } = (await ada.get('/auth/session')).body.workspaces[0];
    expect(
      (
        await ada.post('/invites', { emails: ['ben@example.org'], role: 'VIEWER' }, 'localhost', {
          'X-Evident-Workspace': id,
        })
      ).status,
    ).toBeLessThan(300);
    const join = () => ben.post(`/workspaces/${id}/join`, {}, 'localhost', key('join'));
    const [first, second] = [await join(), await join()];
    expect([first.status, second]).toEqual([200, first]);
  });

  it('mails a new address once, and stores nothing from which the password could be guessed', async () => {
    const before = test.mails.length;
    const change = (password: string) =>
      ada.post('/me/email', { email: 'ada@example.com', password }, 'localhost', key('email'));
    expect([(await change(PASSWORD)).status, (await change(PASSWORD)).status]).toEqual([204, 204]);
    expect(test.mails.length - before).toBe(1);
    // A hash that includes the password would make this another request.
    expect((await change('Another guess!1')).status).toBe(204);
    expect(test.mails.length - before).toBe(1);
  });

  it('creates an access token once, and neither repeats nor stores it', async () => {
    const { id } = (await ada.get('/auth/session')).body.workspaces[0];
    const make = () =>
      ada.post('/me/tokens', { name: 'Script', scopes: ['read'] }, 'localhost', {
        ...key('token'),
        'X-Evident-Workspace': id,
      });
    const { status, body } = await make();
    expect(status).toBe(201);
    const again = await make();
    expect([again.status, again.body.errors[0].title]).toEqual([
      409,
      'This request was done already, and its answer is shown only once',
    ]);
    expect((await ada.get('/me/tokens', 'localhost', { 'X-Evident-Workspace': id })).body.items).toHaveLength(1);
    expect(JSON.stringify(await stored())).not.toContain(body.token.split('.').at(-1));
  });

  it('has no effect on signing in, and nothing is stored', async () => {
    const before = await stored();
    const enter = () =>
      test
        .visitor('203.0.113.9')
        .post('/auth/sign-in', { email: 'ben@example.org', password: PASSWORD }, 'localhost', key('enter'));
    const [first, second] = [await enter(), await enter()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.setCookie).not.toBe(first.setCookie);
    expect(await stored()).toEqual(before);
  });
});
