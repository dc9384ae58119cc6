import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

const LATE = 10 * 60_000 + 1;

describe('confirmation of the identity', () => {
  let test: SignInApp;
  let ada: Visitor;
  let here: Record<string, string>;

  beforeAll(async () => {
    test = await openSignInApp();
    ada = await test.person('ada@example.org');
    here = { 'x-evident-workspace': (await ada.post('/workspaces', { name: 'Acme Research' })).body.id };
  });
  afterAll(() => test.close());
  beforeEach(() => test.wait(3_600_001));
  const createToken = async (visitor = ada): Promise<number> =>
    (await visitor.post('/me/tokens', { name: 'Script', scopes: ['read'] }, 'localhost', here)).status;

  it('is required to create a token, and lasts ten minutes', async () => {
    expect(await createToken()).toBe(403);
    expect((await ada.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD })).status).toBe(204);
    expect(await createToken()).toBe(201);
    test.wait(LATE);
    expect(await createToken()).toBe(403);
  });

  it('is given by signing in', async () => {
    const visitor = test.visitor();
    await visitor.post('/auth/sign-in', { email: 'ada@example.org', password: PASSWORD });
    expect(await createToken(visitor)).toBe(201);
  });

  it("moves with the session to a workspace's host, keeping its age", async () => {
    const { body: code } = await ada.post('/auth/handover', { teamId: here['x-evident-workspace'] });
    await ada.post('/auth/handover/finish', { code: code.code }, 'acme-research.localhost');
    expect((await ada.post('/me/tokens', { name: 'Script', scopes: ['read'] }, 'acme-research.localhost')).status).toBe(
      403,
    );
    expect(
      (await ada.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD }, 'acme-research.localhost'))
        .status,
    ).toBe(204);
    expect((await ada.post('/me/tokens', { name: 'Script', scopes: ['read'] }, 'acme-research.localhost')).status).toBe(
      201,
    );
    expect(await createToken()).toBe(403);
  });

  it('is not given by a wrong password or by guessing', async () => {
    for (let tried = 0; tried < 10; tried += 1)
      expect((await ada.post('/me/confirmation', { method: 'PASSWORD', password: 'Wrong password 1!' })).status).toBe(
        400,
      );
    expect((await ada.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD })).status).toBe(429);
    expect(await createToken()).toBe(403);
    expect((await test.visitor().post('/auth/sign-in', { email: 'ada@example.org', password: PASSWORD })).status).toBe(
      200,
    );
  });

  it('is given by a mailed code, once, in the session that requested it', async () => {
    const other = test.visitor();
    await other.post('/auth/sign-in', { email: 'ada@example.org', password: PASSWORD });
    const { codeChallenge } = (await ada.post('/me/confirmation-code')).body;
    const request = { method: 'ONE_TIME_CODE', codeChallenge, code: test.codeTo('ada@example.org') };
    expect((await other.post('/me/confirmation', request)).status).toBe(400);
    expect(
      (await ada.post('/me/confirmation', { ...request, code: request.code === '000000' ? '000001' : '000000' }))
        .status,
    ).toBe(400);
    expect((await test.visitor().post('/auth/confirm-email', request)).status).toBe(401);
    expect((await ada.post('/me/confirmation', request)).status).toBe(204);
    expect((await ada.post('/me/confirmation', request)).status).toBe(400);
    expect(await createToken()).toBe(201);
  });

  it('is audited when it fails, like a wrong code at sign-in', async () => {
    const visitor = test.visitor();
    const { codeChallenge } = (
      await visitor.post('/auth/sign-in-mail', { email: 'ada@example.org', useOneTimeCode: true })
    ).body;
    const code = test.codeTo('ada@example.org') === '000000' ? '000001' : '000000';
    await visitor.post('/auth/confirm-email', { method: 'ONE_TIME_CODE', codeChallenge, code });
    await ada.post('/me/confirmation', { method: 'PASSWORD', password: 'Wrong password 1!' });
    expect((await ada.get('/me/sign-ins?limit=2')).body.items).toMatchObject([
      { action: 'identity:failed', method: 'PASSWORD' },
      { action: 'sign-in:failed', method: 'CODE' },
    ]);
  });

  it('is not given by a sign-in code', async () => {
    const { codeChallenge } = (
      await test.visitor().post('/auth/sign-in-mail', { email: 'ada@example.org', useOneTimeCode: true })
    ).body;
    expect(
      (
        await ada.post('/me/confirmation', {
          method: 'ONE_TIME_CODE',
          codeChallenge,
          code: test.codeTo('ada@example.org'),
        })
      ).status,
    ).toBe(400);
  });
});

describe('session', () => {
  let test: SignInApp;
  beforeAll(async () => {
    test = await openSignInApp();
  });
  afterAll(() => test.close());

  it('ends ninety days after sign-in, regardless of use', async () => {
    const ada = await test.person('ada@example.org');
    const teamId = (await ada.post('/workspaces', { name: 'Acme Research' })).body.id;
    await test.database.query(
      `UPDATE session SET signed_in_at = now() - interval '89 days', used_at = now() - interval '2 hours'`,
    );
    expect((await ada.get('/auth/session')).status).toBe(200);
    await test.database.query(`UPDATE session SET used_at = now() - interval '2 hours'`);
    const { body } = await ada.post('/auth/handover', { teamId });
    await ada.post('/auth/handover/finish', { code: body.code }, 'acme-research.localhost');
    expect((await ada.get('/me', 'acme-research.localhost')).status).toBe(200);
    await test.database.query(`UPDATE session SET used_at = now() - interval '2 hours' WHERE workspace_id IS NOT NULL`);
    expect((await ada.get('/me', 'acme-research.localhost')).status).toBe(200);
    const lives = await test.database.query<{ hours: number }>(
      'SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM session',
    );
    expect(lives.map(({ hours }) => Math.round(Number(hours)))).toEqual([24, 24]);
  });
});
