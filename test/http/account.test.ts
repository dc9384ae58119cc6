import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

const NEW = 'Another password 2!';

describe('own account', () => {
  let test: SignInApp;
  let ada: Visitor;
  let count = 0;
  let email: string;

  beforeAll(async () => {
    test = await openSignInApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.wait(3_600_001);
    email = `ada${(count += 1)}@example.org`;
    ada = await test.person(email);
  });
  const canSignIn = async (as: string, password: string): Promise<boolean> =>
    (await test.visitor().post('/auth/sign-in', { email: as, password })).status === 200;

  it('changes its password with the current one, which ends all other sessions', async () => {
    const other = test.visitor();
    await other.post('/auth/sign-in', { email, password: PASSWORD });
    expect((await ada.put('/me/password', { currentPassword: 'Wrong password 1!', newPassword: NEW })).status).toBe(
      400,
    );
    expect(
      (await ada.put('/me/password', { currentPassword: PASSWORD, newPassword: 'weak' })).body.errors[0].title,
    ).toBe('The password is too weak');
    expect((await ada.put('/me/password', { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(204);
    expect((await other.get('/auth/session')).status).toBe(401);
    expect((await ada.get('/auth/session')).status).toBe(200);
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, NEW)]).toEqual([false, true]);
    expect(test.mails.findLast(({ to }) => to === email)!.subject).toBe('Your password was changed');
  });

  it('changes its password without the current one only shortly after a sign-in or a confirmation', async () => {
    test.wait(10 * 60_000 + 1);
    const late = await ada.put('/me/password', { newPassword: NEW });
    expect([late.status, late.body.errors[0]]).toEqual([
      403,
      {
        code: 'ConfirmationRequired',
        title: 'Confirm that it’s you',
        message: 'Confirm your identity, then try again.',
      },
    ]);
    expect((await ada.post('/me/email', { email: `next-${email}` })).status).toBe(403);
    expect((await ada.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD })).status).toBe(204);
    expect((await ada.post('/me/email', { email: `next-${email}` })).status).toBe(204);
    expect((await ada.put('/me/password', { newPassword: NEW })).status).toBe(204);
  });

  it.each(['Password1234!', 'Welcome-2026!!'])('refuses a common password: %s', async (newPassword) => {
    expect((await ada.put('/me/password', { newPassword })).body.errors[0].title).toBe('This password is too common');
    expect(
      (
        await test
          .visitor()
          .post('/auth/sign-up', { method: 'EMAIL', email: `new-${email}`, password: newPassword, botCheck: 'solved' })
      ).status,
    ).toBe(400);
    await test.visitor().post('/auth/password-reset-mail', { email });
    const token = test.linkTo(email);
    expect((await test.visitor().post('/auth/password-reset', { token, password: newPassword })).status).toBe(400);
    expect((await test.visitor().post('/auth/password-reset', { token, password: NEW })).status).toBe(200);
  });

  describe.each([
    [
      'a new password by a mailed link',
      async (more: object) => {
        await test.visitor().post('/auth/password-reset-mail', { email });
        return test.visitor().post('/auth/password-reset', { token: test.linkTo(email), password: NEW, ...more });
      },
    ],
    ['another password', (more: object) => ada.put('/me/password', { newPassword: NEW, ...more })],
  ])('password change with %s', (_, change) => {
    it.each([
      [{}, 401],
      [{ revokeTokens: true }, 401],
      [{ revokeTokens: false }, 200],
    ])('and %j answers its access tokens %i', async (more, status) => {
      const { body: workspace } = await ada.post('/workspaces', { name: `Lab of ${email.split('@')[0]}` });
      const {
        body: { token },
      } = await ada.post('/me/tokens', { name: 'Script', scopes: ['read'] }, 'localhost', {
        'x-evident-workspace': workspace.id,
      });
      expect((await change(more)).status).toBeLessThan(300);
      expect((await test.visitor().get('/me', 'localhost', { authorization: `Bearer ${token}` })).status).toBe(status);
      const recorded = await test.database.query(
        `SELECT detail FROM audit_entry WHERE team_id = $1 AND action = 'token:revoked'`,
        [workspace.id],
      );
      expect(recorded).toEqual(status === 401 ? [{ detail: { by: 'password' } }] : []);
    });
  });

  it('keeps a name changed concurrently with the password', async () => {
    await Promise.all([
      ada.put('/me/password', { currentPassword: PASSWORD, newPassword: NEW }),
      ada.patch('/me/account', { name: 'Ada Lovelace' }),
    ]);
    expect((await ada.get('/auth/session')).body).toMatchObject({ name: 'Ada Lovelace' });
    expect(await canSignIn(email, NEW)).toBe(true);
  });

  it('sets a first password without a current one', async () => {
    const visitor = test.visitor();
    const { body } = await visitor.post('/auth/sign-up', {
      method: 'ONE_TIME_CODE',
      email: `code-${email}`,
      botCheck: 'solved',
    });
    await visitor.post('/auth/confirm-email', {
      method: 'ONE_TIME_CODE',
      codeChallenge: body.codeChallenge,
      code: test.codeTo(`code-${email}`),
    });
    expect((await visitor.put('/me/password', { newPassword: NEW })).status).toBe(204);
    expect(await canSignIn(`code-${email}`, NEW)).toBe(true);
  });

  it('resets its password by a mailed link, which ends every session and signs in', async () => {
    expect((await test.visitor().post('/auth/password-reset-mail', { email })).status).toBe(204);
    const token = test.linkTo(email);
    expect((await test.visitor().post('/auth/password-reset', { token, password: 'weak' })).status).toBe(400);
    const visitor = test.visitor();
    expect((await visitor.post('/auth/password-reset', { token, password: NEW })).body.email).toBe(email);
    expect((await visitor.get('/auth/session')).status).toBe(200);
    expect((await ada.get('/auth/session')).status).toBe(401);
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, NEW)]).toEqual([false, true]);
    expect((await test.visitor().post('/auth/password-reset', { token, password: NEW })).status).toBe(401);
  });

  it.each([
    [
      'a new password by a mailed link',
      async () => {
        await test.visitor().post('/auth/password-reset-mail', { email });
        return test.visitor().post('/auth/password-reset', { token: test.linkTo(email), password: NEW });
      },
    ],
    ['a new password', () => ada.put('/me/password', { currentPassword: PASSWORD, newPassword: NEW })],
    [
      'a new address',
      async () => {
        await ada.post('/me/email', { email: `newest-${email}`, password: PASSWORD });
        return test.visitor().post('/auth/confirm-email-change', { token: test.linkTo(`newest-${email}`) });
      },
    ],
  ])('gets %s, which invalidates all earlier links and codes', async (_, change) => {
    const link = async (path: string, body: object, to = email) => {
      await ada.post(path, body);
      return test.linkTo(to);
    };
    const [toNewAddress, reset, signUp] = [
      await link('/me/email', { email: `next-${email}`, password: PASSWORD }, `next-${email}`),
      await link('/auth/password-reset-mail', { email }),
      await link('/auth/sign-up', { method: 'EMAIL', email, password: NEW, name: 'Eve', botCheck: 'solved' }),
    ];
    const { body } = await test.visitor().post('/auth/sign-in-mail', { email, useOneTimeCode: true });
    const code = { method: 'ONE_TIME_CODE', codeChallenge: body.codeChallenge, code: test.codeTo(email) };
    await test.visitor().post('/auth/sign-in-mail', { email });
    const signIn = test.linkTo(email);
    expect((await change()).status).toBeLessThan(300);
    expect(
      await Promise.all(
        [
          test.visitor().post('/auth/confirm-email-change', { token: toNewAddress }),
          test.visitor().post('/auth/password-reset', { token: reset, password: PASSWORD }),
          test.visitor().post('/auth/confirm-email', { method: 'EMAIL', token: signUp }),
          test.visitor().post('/auth/confirm-email', { method: 'EMAIL', token: signIn }),
          test.visitor().post('/auth/confirm-email', code),
        ].map(async (answer) => (await answer).status),
      ),
    ).toEqual([401, 401, 401, 401, 401]);
  });

  it('responds alike for an unknown address on password reset', async () => {
    const nobody = await test.visitor().post('/auth/password-reset-mail', { email: 'nobody@example.org' });
    expect(nobody).toEqual(await test.visitor().post('/auth/password-reset-mail', { email }));
    expect((await test.visitor().post('/auth/unlock-mail', { email: 'nobody@example.org' })).status).toBe(204);
  });

  it('changes its address once the mailed link is used, in every workspace, and notifies the old address', async () => {
    const { body: workspace } = await ada.post('/workspaces', { name: `Lab of ${email.split('@')[0]}` });
    const next = `new-${email}`;
    expect((await ada.post('/me/email', { email: next, password: 'Wrong password 1!' })).status).toBe(400);
    expect((await ada.post('/me/email', { email: next, password: PASSWORD })).status).toBe(204);
    expect(await canSignIn(email, PASSWORD)).toBe(true);
    expect((await test.visitor().post('/auth/confirm-email-change', { token: test.linkTo(next) })).status).toBe(204);
    expect([await canSignIn(email, PASSWORD), await canSignIn(next, PASSWORD)]).toEqual([false, true]);
    expect((await ada.get('/me', 'localhost', { 'x-evident-workspace': workspace.id })).body.member.email).toBe(next);
    expect(test.mails.findLast(({ to }) => to === email)!.subject).toBe('Your email address was changed');
  });

  it('keeps a name and a password changed concurrently with the address', async () => {
    const next = `next-${email}`;
    await ada.post('/me/email', { email: next, password: PASSWORD });
    const confirm = () => test.visitor().post('/auth/confirm-email-change', { token: test.linkTo(next) });
    const { status } = await test.database.meanwhile(
      `UPDATE account SET name = 'Renamed', password_hash = 'another' WHERE email = $1`,
      [email],
      confirm,
    );
    expect(status).toBe(204);
    expect(await test.database.query('SELECT name, password_hash FROM account WHERE email = $1', [next])).toEqual([
      { name: 'Renamed', password_hash: 'another' },
    ]);
  });

  it('does not take an address that another account takes concurrently', async () => {
    const next = `contested-${email}`;
    await ada.post('/me/email', { email: next, password: PASSWORD });
    const confirm = () => test.visitor().post('/auth/confirm-email-change', { token: test.linkTo(next) });
    const { status } = await test.database.meanwhile(
      `INSERT INTO account (id, email, name, email_confirmed_at, created_at) VALUES (gen_random_uuid(), $1, 'Somebody else', now(), now())`,
      [next],
      confirm,
    );
    expect([status, await canSignIn(email, PASSWORD)]).toEqual([401, true]);
  });

  it('responds alike if the new address has an account, and changes nothing', async () => {
    await test.person(`taken-${email}`);
    expect((await ada.post('/me/email', { email: `taken-${email}`, password: PASSWORD })).status).toBe(204);
    expect(test.mails.at(-1)).toMatchObject({ to: `taken-${email}`, subject: 'This address already has an account' });
    expect(await canSignIn(email, PASSWORD)).toBe(true);
  });

  it('has one name in every workspace', async () => {
    const { body: workspace } = await ada.post('/workspaces', { name: `Named by ${email.split('@')[0]}` });
    expect((await ada.patch('/me/account', { name: ' Ada Lovelace ' })).status).toBe(204);
    expect((await ada.get('/me', 'localhost', { 'x-evident-workspace': workspace.id })).body.member.name).toBe(
      'Ada Lovelace',
    );
    expect((await ada.patch('/me/account', { name: '   ' })).status).toBe(400);
  });

  it('requires sign-in', async () => {
    const visitor = test.visitor();
    for (const answer of [
      visitor.get('/auth/session'),
      visitor.get('/me/sessions'),
      visitor.put('/me/password', { newPassword: NEW }),
      visitor.post('/workspaces', { name: 'Mine' }),
      visitor.post('/auth/handover', { teamId: '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f' }),
    ]) {
      expect((await answer).status).toBe(401);
    }
  });
});
