import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';

describe('signing up', () => {
  let test: SignInApp;
  const byPassword = (email: string, more: object = {}) => ({
    method: 'EMAIL',
    email,
    password: PASSWORD,
    botCheck: 'solved',
    ...more,
  });
  const byCode = (email: string) => ({ method: 'ONE_TIME_CODE', email, botCheck: 'solved' });

  beforeAll(async () => {
    test = await openSignInApp();
  });
  afterAll(() => test.close());

  it('creates the account only after the address is confirmed, and signs in', async () => {
    const visitor = test.visitor();
    expect(await visitor.post('/auth/sign-up', byPassword('Ada.Lovelace@Example.org'))).toMatchObject({
      status: 200,
      body: { outcome: 'EMAIL_SENT', codeChallenge: null, teamId: null },
    });
    expect(await test.database.query('SELECT 1 FROM account')).toEqual([]);
    const { status, body, setCookie } = await visitor.post('/auth/confirm-email', {
      method: 'EMAIL',
      token: test.linkTo('ada.lovelace@example.org'),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: 'ada.lovelace@example.org',
      name: 'Ada Lovelace',
      hasPassword: true,
      teamId: null,
      workspaces: [],
      availableTeams: [],
    });
    expect(setCookie).toMatch(/^evident_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/m);
    expect((await visitor.get('/auth/session')).body.email).toBe('ada.lovelace@example.org');
  });

  it.each([
    ['https', 'https://localhost', {}, true],
    ['https, also when a proxy says otherwise', 'https://localhost', { 'x-forwarded-proto': 'http' }, true],
    ['http, whatever a proxy says', 'http://localhost', { 'x-forwarded-proto': 'https' }, false],
  ])('sets a Secure cookie if the public URL is %s', async (_, publicUrl, headers, secure) => {
    const other = await openSignInApp(publicUrl);
    const visitor = other.visitor('127.0.0.1');
    const { body } = await visitor.post('/auth/sign-up', byCode('https@example.org'));
    const { setCookie } = await visitor.post(
      '/auth/confirm-email',
      { method: 'ONE_TIME_CODE', codeChallenge: body.codeChallenge, code: other.codeTo('https@example.org') },
      'localhost',
      headers,
    );
    const { setCookie: cleared } = await visitor.delete('/auth/session');
    expect(
      [setCookie, cleared].map((cookie) => cookie?.split('\n').every((line) => line.includes('; Secure'))),
    ).toEqual([secure, secure]);
    await other.close();
  });

  it('accepts over https only cookies that neither a subdomain nor an http page can plant', async () => {
    const other = await openSignInApp('https://localhost');
    const visitor = other.visitor('127.0.0.1');
    const { body } = await visitor.post('/auth/sign-up', byCode('host@example.org'));
    const { setCookie } = await visitor.post('/auth/confirm-email', {
      method: 'ONE_TIME_CODE',
      codeChallenge: body.codeChallenge,
      code: other.codeTo('host@example.org'),
    });
    expect(
      setCookie!
        .split('\n')
        .map(
          (line) =>
            /^__Host-evident_(session|browser)=[\w-]{43};/.test(line) &&
            /; Path=\/;/.test(line) &&
            /; Secure/.test(line) &&
            !/Domain/i.test(line),
        ),
    ).toEqual([true, true]);
    const [, session] = /__Host-evident_session=([\w-]+)/.exec(setCookie!)!;
    const signedInWith = async (cookie: string) =>
      (await other.visitor().get('/auth/session', 'localhost', { cookie })).status;
    expect([
      await signedInWith(`__Host-evident_session=${session}`),
      await signedInWith(`evident_session=${session}`),
    ]).toEqual([200, 401]);
    expect((await visitor.get('/auth/session')).status).toBe(200);
    await visitor.delete('/auth/session');
    expect((await visitor.get('/auth/session')).status).toBe(401);
    await other.close();
  });

  it('works with a six-digit code, without a password', async () => {
    const visitor = test.visitor();
    const { body } = await visitor.post('/auth/sign-up', byCode('code@example.org'));
    expect(body.outcome).toBe('EMAIL_ONE_TIME_CODE');
    const { status, body: signedIn } = await visitor.post('/auth/confirm-email', {
      method: 'ONE_TIME_CODE',
      codeChallenge: body.codeChallenge,
      code: ` ${test.codeTo('code@example.org')} `,
    });
    expect([status, signedIn.hasPassword]).toEqual([200, false]);
  });

  it('responds, works and mails alike for an existing account, and only its mail can sign in', async () => {
    await test.person('taken@example.org');
    const before = test.passwordWork();
    const fresh = await test.visitor().post('/auth/sign-up', byPassword('fresh@example.org'));
    const forFresh = test.passwordWork() - before;
    const taken = await test
      .visitor()
      .post('/auth/sign-up', byPassword('taken@example.org', { password: 'Another password 2!' }));
    const shown = ({ setCookie, ...answer }: typeof taken) => ({
      ...answer,
      setCookie: setCookie?.replace(/=[\w-]{43};/, '=…;'),
    });
    expect(shown(taken)).toEqual(shown(fresh));
    expect(test.passwordWork() - before - forFresh).toBe(forFresh);
    const visitor = test.visitor();
    await visitor.post('/auth/confirm-email', { method: 'EMAIL', token: test.linkTo('taken@example.org') });
    expect(
      (await test.visitor().post('/auth/sign-in', { email: 'taken@example.org', password: 'Another password 2!' }))
        .status,
    ).toBe(401);
    expect(
      (await test.visitor().post('/auth/sign-in', { email: 'taken@example.org', password: PASSWORD })).status,
    ).toBe(200);
  });

  it('accepts a link once, and not after an hour', async () => {
    const visitor = test.visitor();
    await visitor.post('/auth/sign-up', byPassword('once@example.org'));
    const token = test.linkTo('once@example.org');
    expect((await visitor.post('/auth/confirm-email', { method: 'EMAIL', token })).status).toBe(200);
    expect((await visitor.post('/auth/confirm-email', { method: 'EMAIL', token })).status).toBe(401);
    await visitor.post('/auth/sign-up', byPassword('late@example.org'));
    test.wait(3_600_000);
    const late = await visitor.post('/auth/confirm-email', { method: 'EMAIL', token: test.linkTo('late@example.org') });
    expect(late.body.errors).toEqual([
      { code: 'Unauthorized', title: 'This link no longer works', message: 'Request a new one.' },
    ]);
  });

  it('ignores name and password of an attacker who signed up with another person’s address', async () => {
    const stranger = test.visitor('198.51.100.9');
    await stranger.post(
      '/auth/sign-up',
      byPassword('mine@example.org', { name: 'Stranger', password: 'Another password 2!' }),
    );
    const { body } = await test
      .visitor()
      .post('/auth/confirm-email', { method: 'EMAIL', token: test.linkTo('mine@example.org') });
    expect(body).toMatchObject({ name: 'Mine', hasPassword: false });
    expect(
      (await stranger.post('/auth/sign-in', { email: 'mine@example.org', password: 'Another password 2!' })).status,
    ).toBe(401);
  });

  it('allows five attempts per code', async () => {
    const visitor = test.visitor();
    const { body } = await visitor.post('/auth/sign-up', byCode('tries@example.org'));
    const right = test.codeTo('tries@example.org');
    const wrong = right === '000000' ? '111111' : '000000';
    for (let tried = 0; tried < 5; tried += 1) {
      expect(
        (
          await visitor.post('/auth/confirm-email', {
            method: 'ONE_TIME_CODE',
            codeChallenge: body.codeChallenge,
            code: wrong,
          })
        ).status,
      ).toBe(401);
    }
    expect(
      (
        await visitor.post('/auth/confirm-email', {
          method: 'ONE_TIME_CODE',
          codeChallenge: body.codeChallenge,
          code: right,
        })
      ).status,
    ).toBe(401);
  });

  it('creates one account if a link and a code for the same address are both used', async () => {
    const [one, two] = [test.visitor(), test.visitor()];
    await one.post('/auth/sign-up', byPassword('both@example.org'));
    const token = test.linkTo('both@example.org');
    const { body } = await two.post('/auth/sign-up', byCode('both@example.org'));
    const [first, second] = await Promise.all([
      one.post('/auth/confirm-email', { method: 'EMAIL', token }),
      two.post('/auth/confirm-email', {
        method: 'ONE_TIME_CODE',
        codeChallenge: body.codeChallenge,
        code: test.codeTo('both@example.org'),
      }),
    ]);
    expect(first.body.accountId).toBe(second.body.accountId);
  });

  it.each([
    ['a weak password', byPassword('x@example.org', { password: 'short' }), 'The password is too weak'],
    ['no password', { method: 'EMAIL', email: 'x@example.org', botCheck: 'solved' }, 'Enter a password'],
    ['a failed bot check', byPassword('x@example.org', { botCheck: 'guessed' }), 'The bot check was not passed'],
    ['something that is no address', byPassword('x@example'), 'This is not an e-mail address'],
  ])('is refused with %s', async (_, body, title) => {
    const answer = await test.visitor().post('/auth/sign-up', body);
    expect([answer.status, answer.body.errors[0].title]).toEqual([400, title]);
    expect(test.mails.some(({ to }) => to.startsWith('x@'))).toBe(false);
  });

  it('returns a challenge for the bot check', async () => {
    expect((await test.visitor().get('/auth/bot-challenge')).body).toEqual({ challenge: { puzzle: 1 } });
  });
});
