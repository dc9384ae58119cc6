import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';

describe('signing in', () => {
  let test: SignInApp;
  const right = { email: 'ada@example.org', password: PASSWORD };
  const wrong = { email: 'ada@example.org', password: 'Wrong password 1!' };
  const unknown = { email: 'nobody@example.org', password: 'Wrong password 1!' };

  beforeAll(async () => {
    test = await openSignInApp();
    await test.person('ada@example.org');
  });
  afterAll(() => test.close());
  beforeEach(() => test.wait(3_600_001));

  it('opens a session with the right password, in any spelling of the address', async () => {
    const visitor = test.visitor();
    expect((await visitor.post('/auth/sign-in', { ...right, email: ' ADA@example.org ' })).status).toBe(200);
    expect((await visitor.get('/auth/session')).body).toMatchObject({ email: 'ada@example.org', name: 'ada' });
  });

  it('refuses a wrong password and an unknown address with the same response, after equal work', async () => {
    await test.visitor().post('/auth/sign-in', unknown);
    const before = test.passwordWork();
    const known = await test.visitor().post('/auth/sign-in', wrong);
    const afterKnown = test.passwordWork();
    const nobody = await test.visitor().post('/auth/sign-in', unknown);
    expect(known.status).toBe(401);
    expect({ ...nobody.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
    expect(test.passwordWork() - afterKnown).toBe(afterKnown - before);
    expect(known.setCookie).toBeUndefined();
  });

  const guess = async (times: number, from: (tried: number) => string, attempt: object = wrong): Promise<void> => {
    for (let tried = 0; tried < times; tried += 1) await test.visitor(from(tried)).post('/auth/sign-in', attempt);
  };

  it.each([
    ['an account', right, wrong],
    ['nobody', { ...unknown, password: PASSWORD }, unknown],
  ])(
    'throttles a network address after ten wrong passwords for %s, with backoff, and no other address',
    async (_, last, attempt) => {
      await guess(10, () => '198.51.100.1', attempt);
      const answer = await test.visitor('198.51.100.1').post('/auth/sign-in', last);
      expect([answer.status, answer.body.errors[0]]).toEqual([
        429,
        { code: 'TooManyRequests', title: 'Too many tries', message: 'Wait a minute, or sign in with a mailed code.' },
      ]);
      test.wait(60_001);
      await guess(1, () => '198.51.100.1', attempt);
      test.wait(60_001);
      expect((await test.visitor('198.51.100.1').post('/auth/sign-in', last)).status).toBe(429);
      expect((await test.visitor('192.0.2.1').post('/auth/sign-in', last)).status).toBe(last === right ? 200 : 401);
    },
  );

  it.each([
    ['an account', wrong],
    ['nobody', unknown],
  ])(
    'slows unknown browsers after twenty wrong passwords for %s from anywhere, and never locks the owner out',
    async (_, attempt) => {
      const before = test.pauses.length;
      await guess(26, (tried) => `198.51.100.${tried}`, attempt);
      expect(test.pauses.slice(before)).toEqual([250, 500, 1000, 2000, 4000, 4000]);
      if (attempt === wrong) expect((await test.visitor('192.0.2.1').post('/auth/sign-in', right)).status).toBe(200);
    },
  );

  it('does not slow a browser that has signed in before, at any address', async () => {
    const own = test.visitor('192.0.2.7');
    await own.post('/auth/sign-in', right);
    await own.delete('/auth/session');
    await guess(60, () => '192.0.2.7');
    await guess(30, (tried) => `198.51.100.${tried}`);
    const before = test.pauses.length;
    expect([(await own.post('/auth/sign-in', right)).status, test.pauses.length - before]).toEqual([200, 0]);
    expect((await test.visitor('192.0.2.7').post('/auth/sign-in', right)).status).toBe(429);
  });

  it('counts wrong passwords in a known browser too', async () => {
    const own = test.visitor();
    await own.post('/auth/sign-in', right);
    for (let tried = 0; tried < 10; tried += 1) expect((await own.post('/auth/sign-in', wrong)).status).toBe(401);
    expect((await own.post('/auth/sign-in', right)).status).toBe(429);
  });

  it('counts concurrent attempts one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => test.visitor('198.51.100.9').post('/auth/sign-in', wrong)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('trusts a browser that opened a mailed link, and does not slow it', async () => {
    const own = test.visitor('198.51.100.2');
    await guess(60, () => '198.51.100.2');
    expect((await own.post('/auth/sign-in', right)).status).toBe(429);
    expect((await test.visitor('192.0.2.9').post('/auth/unlock-mail', { email: 'ada@example.org' })).status).toBe(204);
    expect((await own.post('/auth/unlock', { token: test.linkTo('ada@example.org') })).status).toBe(204);
    await guess(60, () => '198.51.100.2');
    expect((await own.post('/auth/sign-in', right)).status).toBe(200);
  });

  it('counts mails requested by others separately from those of the owner’s browser', async () => {
    const own = test.visitor('192.0.2.10');
    await own.post('/auth/sign-in', right);
    await own.delete('/auth/session');
    for (let asked = 0; asked < 31; asked += 1)
      await test
        .visitor(`198.51.100.${asked}`)
        .post('/auth/sign-in-mail', { email: 'ada@example.org', useOneTimeCode: true });
    expect(
      (
        await test
          .visitor('198.51.100.99')
          .post('/auth/sign-in-mail', { email: 'ada@example.org', useOneTimeCode: true })
      ).status,
    ).toBe(429);
    expect((await own.post('/auth/sign-in-mail', { email: 'ada@example.org', useOneTimeCode: true })).status).toBe(200);
  });

  it('throttles wrong passwords per network address, across accounts', async () => {
    const ip = '198.51.100.200';
    for (let tried = 0; tried < 50; tried += 1)
      await test.visitor(ip).post('/auth/sign-in', { email: `p${tried}@example.org`, password: 'x' });
    expect((await test.visitor(ip).post('/auth/sign-in', right)).status).toBe(429);
    expect((await test.visitor('198.51.100.201').post('/auth/sign-in', right)).status).toBe(200);
  });

  it('counts failures only: sixty-one sign-ins with a handover from one network address pass', async () => {
    const ip = '198.51.100.210';
    const { body: team } = await (
      await test.person('office@example.org')
    ).post('/workspaces', { name: 'Office', subdomain: 'office' });
    for (let person = 0; person < 61; person += 1) {
      const visitor = test.visitor(ip);
      expect((await visitor.post('/auth/sign-in', { email: 'office@example.org', password: PASSWORD })).status).toBe(
        200,
      );
      const { body } = await visitor.post('/auth/handover', { teamId: team.id, path: '/home' });
      expect((await visitor.post('/auth/handover/finish', { code: body.code }, 'office.localhost')).status).toBe(200);
    }
  });

  it('mails a link or a code that signs in', async () => {
    const visitor = test.visitor();
    expect((await visitor.post('/auth/sign-in-mail', { email: 'ada@example.org' })).body.outcome).toBe('EMAIL_SENT');
    expect(
      (await visitor.post('/auth/confirm-email', { method: 'EMAIL', token: test.linkTo('ada@example.org') })).status,
    ).toBe(200);
    const other = test.visitor();
    const { body } = await other.post('/auth/sign-in-mail', { email: 'ada@example.org', useOneTimeCode: true });
    expect(
      (
        await other.post('/auth/confirm-email', {
          method: 'ONE_TIME_CODE',
          codeChallenge: body.codeChallenge,
          code: test.codeTo('ada@example.org'),
        })
      ).status,
    ).toBe(200);
  });

  it('refuses a code as the secret of a link, so that five attempts remain the maximum', async () => {
    const visitor = test.visitor();
    const { body } = await visitor.post('/auth/sign-in-mail', { email: 'ada@example.org', useOneTimeCode: true });
    const digits = test.codeTo('ada@example.org');
    const asLink = { method: 'EMAIL', token: `${body.codeChallenge}:${digits}` };
    expect((await visitor.post('/auth/confirm-email', asLink)).status).toBe(401);
    const wrongDigits = digits === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried += 1) {
      expect(
        (
          await visitor.post('/auth/confirm-email', {
            method: 'ONE_TIME_CODE',
            codeChallenge: body.codeChallenge,
            code: wrongDigits,
          })
        ).status,
      ).toBe(401);
    }
    expect(
      (
        await visitor.post('/auth/confirm-email', {
          method: 'ONE_TIME_CODE',
          codeChallenge: body.codeChallenge,
          code: digits,
        })
      ).status,
    ).toBe(401);
    expect((await visitor.post('/auth/confirm-email', asLink)).status).toBe(401);
    expect((await visitor.get('/auth/session')).status).toBe(401);
  });

  it.each([false, true])(
    'responds alike for an address without an account, which gets a mail that says so (code: %p)',
    async (useOneTimeCode) => {
      const known = await test.visitor().post('/auth/sign-in-mail', { email: 'ada@example.org', useOneTimeCode });
      const nobody = await test.visitor().post('/auth/sign-in-mail', { email: 'nobody@example.org', useOneTimeCode });
      expect(nobody.status).toBe(known.status);
      expect(nobody.body.outcome).toBe(known.body.outcome);
      expect(typeof nobody.body.codeChallenge).toBe(typeof known.body.codeChallenge);
      expect(test.mails.at(-1)).toMatchObject({ to: 'nobody@example.org', subject: 'No account uses this address' });
      if (useOneTimeCode)
        expect(
          (
            await test.visitor().post('/auth/confirm-email', {
              method: 'ONE_TIME_CODE',
              codeChallenge: nobody.body.codeChallenge,
              code: '123456',
            })
          ).status,
        ).toBe(401);
    },
  );

  it('skips the mail for a person signed in with that address', async () => {
    const visitor = test.visitor();
    await visitor.post('/auth/sign-in', right);
    const sent = test.mails.length;
    expect((await visitor.post('/auth/sign-in-mail', { email: 'ada@example.org' })).body).toEqual({
      outcome: 'EMAIL_SKIPPED',
      codeChallenge: null,
      teamId: null,
    });
    expect(test.mails).toHaveLength(sent);
  });

  it('sends at most six mails per quarter of an hour to an address for each requester', async () => {
    for (let asked = 0; asked < 6; asked += 1)
      expect((await test.visitor().post('/auth/find-workspaces', { email: 'often@example.org' })).status).toBe(204);
    expect((await test.visitor().post('/auth/password-reset-mail', { email: 'often@example.org' })).status).toBe(429);
  });

  it.each([
    ['/auth/password-reset', { password: PASSWORD }],
    ['/auth/unlock', {}],
    ['/auth/confirm-email-change', {}],
    ['/auth/handover/finish', { code: 'x' }],
  ])('limits a link to its purpose (%s)', async (path, more) => {
    const visitor = test.visitor();
    await visitor.post('/auth/sign-in-mail', { email: 'ada@example.org' });
    const token = test.linkTo('ada@example.org');
    expect((await visitor.post(path, 'code' in more ? { code: token } : { token, ...more })).status).toBe(401);
    expect((await visitor.post('/auth/confirm-email', { method: 'EMAIL', token })).status).toBe(200);
  });
});
