import { openCertifiedDirectory } from '../support/sso/certified-directory.ts';
import { type SsoWorld, openSsoWorld } from '../support/sso/world.ts';

describe('single sign-on with a certified OpenID provider', () => {
  let world: SsoWorld;
  let directory: Awaited<ReturnType<typeof openCertifiedDirectory>>;

  beforeAll(async () => {
    [world, directory] = await Promise.all([openSsoWorld(), openCertifiedDirectory('http://localhost/callback')]);
  });
  afterAll(async () => {
    await directory.close();
    await world.close();
  });

  it('signs in, and confirms the identity by signing in again', async () => {
    await world.own('@acme.example');
    const connectionId = await world.connect({
      strategy: 'oidc',
      name: 'Acme',
      oidc: { issuer: directory.issuer, clientId: 'evident', clientSecret: 'secret' },
      joinRole: 'MANAGER',
    });
    const visitor = world.test.visitor();
    const begun = await visitor.post('/auth/sso', { connectionId });
    expect((await visitor.post('/auth/sso/finish', await directory.signIn(begun.body.url))).body).toEqual({
      url: `http://${world.host}/home`,
      signedIn: true,
    });
    expect((await visitor.get('/auth/session')).body).toMatchObject({ email: directory.email, name: 'Grace Hopper' });
    const again = await visitor.post('/me/sso-confirmation', { connectionId });
    expect((await visitor.post('/auth/sso/finish', await directory.signIn(again.body.url))).status).toBe(200);
    const { body } = await visitor.get('/me/sign-ins');
    expect(body.items.map(({ action, method }: { action: string; method: string }) => `${action} ${method}`)).toEqual([
      'identity:confirmed SSO',
      'sign-in:succeeded SSO',
    ]);
  });
});
