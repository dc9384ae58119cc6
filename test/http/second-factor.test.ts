import { Secret, TOTP } from 'otpauth';
import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

const STEP = 30_000;
const NEW = 'Another password 2!';

describe('two-step sign-in', () => {
  let test: SignInApp;
  let ada: Visitor;
  let email: string;
  let secret: string;
  let recoveryCodes: string[];
  let count = 0;
  let ahead = 0;

  beforeAll(async () => {
    test = await openSignInApp();
  });
  afterAll(() => test.close());
  const wait = (ms: number): void => {
    ahead += ms;
    test.wait(ms);
  };
  const codeOf = (base32: string, late = 0): string =>
    new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: Date.now() + ahead + late });
  const firstStep = async (visitor: Visitor) => visitor.post('/auth/sign-in', { email, password: PASSWORD });
  const secondStep = (visitor: Visitor, code: string) => visitor.post('/auth/second-factor', { code });

  beforeEach(async () => {
    wait(3_600_001);
    email = `ada${(count += 1)}@example.org`;
    ada = await test.person(email);
    secret = (await ada.post('/me/second-factor')).body.secret;
    const { status, body } = await ada.put('/me/second-factor', { code: codeOf(secret) });
    expect(status).toBe(200);
    recoveryCodes = body.recoveryCodes;
    wait(2 * STEP);
  });

  it('is enabled by a first code of the app, and returns ten recovery codes', async () => {
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await ada.get('/me/second-factor')).body).toEqual({ enabledAt: expect.any(String), recoveryCodesLeft: 10 });
    expect((await ada.get('/auth/session')).body.secondFactor).toBe(true);
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: 'Two-step sign-in is on' });
    expect((await ada.post('/me/second-factor')).status).toBe(409);
    const kept = JSON.stringify(await test.database.query('SELECT * FROM second_factor'));
    for (const told of [secret, ...recoveryCodes]) expect(kept).not.toContain(told);
  });

  it('is not enabled before a code was entered, or by a wrong one', async () => {
    const ben = await test.person(`ben-${email}`);
    expect((await ben.put('/me/second-factor', { code: '123456' })).status).toBe(409);
    const { body } = await ben.post('/me/second-factor');
    const right = codeOf(body.secret);
    expect((await ben.put('/me/second-factor', { code: right === '000000' ? '000001' : '000000' })).status).toBe(400);
    expect((await test.visitor().post('/auth/sign-in', { email: `ben-${email}`, password: PASSWORD })).status).toBe(
      200,
    );
  });

  it('asks for a code after the password, in the same browser', async () => {
    const visitor = test.visitor();
    const first = await firstStep(visitor);
    expect([first.status, first.body.errors[0].code]).toEqual([401, 'SecondFactorRequired']);
    expect(first.setCookie).toMatch(/^evident_second_factor=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/m);
    expect(first.setCookie).not.toContain('evident_session');
    expect((await visitor.get('/auth/session')).status).toBe(401);
    expect((await secondStep(test.visitor(), codeOf(secret))).status).toBe(401);
    const second = await secondStep(visitor, codeOf(secret));
    expect([second.status, second.body.email]).toEqual([200, email]);
    expect((await visitor.get('/auth/session')).status).toBe(200);
  });

  it.each(['link', 'code', 'password reset'])('asks after a mailed %s too', async (way) => {
    const visitor = test.visitor();
    const { body } = await visitor.post(
      way === 'password reset' ? '/auth/password-reset-mail' : '/auth/sign-in-mail',
      way === 'password reset' ? { email } : { email, useOneTimeCode: way === 'code' },
    );
    const first = await {
      link: () => visitor.post('/auth/confirm-email', { method: 'EMAIL', token: test.linkTo(email) }),
      code: () =>
        visitor.post('/auth/confirm-email', {
          method: 'ONE_TIME_CODE',
          codeChallenge: body.codeChallenge,
          code: test.codeTo(email),
        }),
      'password reset': () => visitor.post('/auth/password-reset', { token: test.linkTo(email), password: NEW }),
    }[way]!();
    expect([first.status, first.body.errors[0].code]).toEqual([401, 'SecondFactorRequired']);
    expect((await secondStep(visitor, codeOf(secret))).status).toBe(200);
  });

  it('accepts each code once, at most one step early or late', async () => {
    const [one, two, three] = [test.visitor(), test.visitor(), test.visitor()];
    for (const visitor of [one, two, three]) await firstStep(visitor);
    const now = codeOf(secret);
    expect((await secondStep(one, now)).status).toBe(200);
    expect((await secondStep(two, now)).status).toBe(400);
    expect((await secondStep(two, codeOf(secret, -STEP))).status).toBe(400);
    expect((await secondStep(two, codeOf(secret, 2 * STEP))).status).toBe(400);
    expect((await secondStep(two, codeOf(secret, STEP))).status).toBe(200);
    expect((await secondStep(three, codeOf(secret, STEP))).status).toBe(400);
  });

  it('accepts each recovery code once, in any notation', async () => {
    const [one, two] = [test.visitor(), test.visitor()];
    for (const visitor of [one, two]) await firstStep(visitor);
    expect((await secondStep(one, ` ${recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await secondStep(two, recoveryCodes[0]!)).status).toBe(400);
    expect((await secondStep(two, recoveryCodes[1]!)).status).toBe(200);
    expect((await ada.get('/me/second-factor')).body.recoveryCodesLeft).toBe(8);
    await ada.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD });
    const { body } = await ada.post('/me/recovery-codes');
    const three = test.visitor();
    await firstStep(three);
    expect((await secondStep(three, recoveryCodes[2]!)).status).toBe(400);
    expect((await secondStep(three, body.recoveryCodes[0])).status).toBe(200);
  });

  it('ends a pending step after five wrong codes or ten minutes, and counts wrong codes across steps', async () => {
    const visitor = test.visitor();
    await firstStep(visitor);
    const wrong = '000000' === codeOf(secret) ? '000001' : '000000';
    const statuses = [];
    for (let tried = 0; tried < 5; tried += 1) statuses.push((await secondStep(visitor, wrong)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 401]);
    expect((await secondStep(visitor, codeOf(secret))).status).toBe(401);
    await firstStep(visitor);
    for (let tried = 0; tried < 5; tried += 1) await secondStep(visitor, wrong);
    await firstStep(visitor);
    expect((await secondStep(visitor, codeOf(secret))).status).toBe(429);
    wait(3_600_001);
    await firstStep(visitor);
    wait(10 * 60_000 + 1);
    expect((await secondStep(visitor, codeOf(secret))).status).toBe(401);
  });

  it('confirms the identity instead of a mailed code, and is required to disable it', async () => {
    wait(10 * 60_000 + 1);
    expect((await ada.delete('/me/second-factor')).status).toBe(403);
    const { codeChallenge } = (await ada.post('/me/confirmation-code')).body;
    expect(
      (await ada.post('/me/confirmation', { method: 'ONE_TIME_CODE', codeChallenge, code: test.codeTo(email) })).status,
    ).toBe(409);
    const code = codeOf(secret);
    expect((await ada.post('/me/confirmation', { method: 'AUTHENTICATOR', code })).status).toBe(204);
    expect((await ada.post('/me/confirmation', { method: 'AUTHENTICATOR', code })).status).toBe(400);
    expect((await ada.delete('/me/second-factor')).status).toBe(204);
    expect((await firstStep(test.visitor())).status).toBe(200);
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: 'Two-step sign-in is off' });
  });

  it('is required of admins if the workspace demands it, but not of access tokens', async () => {
    const { body: workspace } = await ada.post('/workspaces', { name: `Lab of ${email.split('@')[0]}` });
    const here = { 'x-evident-workspace': workspace.id };
    const {
      body: { token },
    } = await ada.post('/me/tokens', { name: 'Script', scopes: ['read', 'write'] }, 'localhost', here);
    await ada.post('/invites', { emails: [`ben-${email}`], role: 'MANAGER', workspaceAdmin: true }, 'localhost', here);
    const ben = await test.person(`ben-${email}`);
    await ben.post(`/workspaces/${workspace.id}/join`);
    expect(
      (await ben.patch('/workspace', { adminsNeedSecondFactor: true }, 'localhost', here)).body.errors[0].title,
    ).toBe('Set up two-step sign-in for yourself first');
    expect((await ada.patch('/workspace', { adminsNeedSecondFactor: true }, 'localhost', here)).status).toBe(204);
    expect((await ben.get('/me', 'localhost', here)).body).toMatchObject({
      secondFactorMissing: true,
      member: { workspaceAdmin: true },
      workspace: { adminsNeedSecondFactor: true },
    });
    for (const answer of [
      ben.patch('/workspace', { name: 'Ben’s' }, 'localhost', here),
      ben.get('/audit-entries', 'localhost', here),
      ben.get('/invites', 'localhost', here),
    ]) {
      expect([(await answer).status, (await answer).body.errors[0].title]).toEqual([
        403,
        'Set up two-step sign-in first',
      ]);
    }
    expect((await ben.get('/projects', 'localhost', here)).status).toBe(200);
    const set = (await ben.post('/me/second-factor')).body;
    await ben.put('/me/second-factor', { code: codeOf(set.secret) });
    expect((await ben.patch('/workspace', { name: 'Ben’s' }, 'localhost', here)).status).toBe(204);
    await ada.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD });
    await ada.delete('/me/second-factor');
    expect((await ada.patch('/workspace', { name: 'Ada’s' }, 'localhost', here)).status).toBe(403);
    expect(
      (
        await test
          .visitor()
          .patch('/workspace', { name: 'By script' }, 'localhost', { authorization: `Bearer ${token}` })
      ).status,
    ).toBe(204);
  });
});
