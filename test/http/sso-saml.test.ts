import { newIdentity } from '../support/sso/certificate.ts';
import {
  IDP,
  type SamlRequest,
  type Said,
  assertion,
  encoded,
  requestIn,
  responseAround,
  samlResponse,
  signed,
} from '../support/sso/saml-directory.ts';
import { type SsoWorld, openSsoWorld } from '../support/sso/world.ts';
import type { Visitor } from '../support/visitor.ts';

describe('single sign-on by SAML', () => {
  const [key, next, foreign] = [newIdentity(), newIdentity(), newIdentity()];
  let world: SsoWorld;
  let connectionId: string;
  let count = 0;

  beforeAll(async () => {
    world = await openSsoWorld();
    await world.own('@acme.example');
    connectionId = await world.connect({
      strategy: 'saml',
      name: 'Acme',
      saml: {
        entryPoint: 'https://directory.example/sso',
        idpEntityId: IDP,
        certificates: [key.certificate, next.certificate],
      },
      joinRole: 'CONTRIBUTOR',
    });
  });
  afterAll(() => world.close());
  beforeEach(() => world.test.wait(3_600_001));

  const fresh = (): string => `person${(count += 1)}@acme.example`;
  async function begin(path?: string): Promise<{ visitor: Visitor; request: SamlRequest }> {
    const visitor = world.test.visitor();
    const { body, status } = await visitor.post('/auth/sso', { connectionId, ...(path && { path }) });
    expect(status).toBe(200);
    return { visitor, request: requestIn(body.url) };
  }
  /** Posts the response as a browser does: from the site of the directory, without cookies. */
  async function arrive(response: string, state: string): Promise<string> {
    const answer = await world.test.app.inject({
      method: 'POST',
      url: `/api/v1/auth/sso/${connectionId}/acs`,
      headers: {
        host: 'localhost',
        origin: 'https://directory.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ SAMLResponse: response, RelayState: state }).toString(),
    });
    expect(answer.statusCode).toBe(303);
    return String(answer.headers['location']);
  }
  const finish = (visitor: Visitor, state: string) => visitor.post('/auth/sso/finish', { state });
  async function attempt(make: (request: SamlRequest) => string) {
    const { visitor, request } = await begin();
    await arrive(make(request), request.state);
    return finish(visitor, request.state);
  }
  const says = (said: Said, identity = key) => attempt((request) => samlResponse(request, identity, said));

  it('signs a person in whom the directory vouches for, as a member with the join role', async () => {
    const email = fresh();
    const { visitor, request } = await begin('/projects?sort=title');
    expect(await arrive(samlResponse(request, key, { email }), request.state)).toBe(
      `http://localhost/callback?state=${request.state}`,
    );
    const finished = await finish(visitor, request.state);
    expect([finished.status, finished.body]).toEqual([
      200,
      { url: `http://${world.host}/projects?sort=title`, signedIn: true },
    ]);
    const { body } = await visitor.get('/auth/session');
    expect(body).toMatchObject({
      email,
      name: 'Ada Lovelace',
      workspaces: [{ id: world.workspace.id, role: 'CONTRIBUTOR' }],
    });
  });

  it('finds the same person again by the subject, whatever address the directory sends', async () => {
    const email = fresh();
    expect((await says({ email, subject: 'emp-1' })).status).toBe(200);
    const { visitor, request } = await begin();
    await arrive(samlResponse(request, key, { email: 'married@acme.example', subject: 'emp-1' }), request.state);
    expect((await finish(visitor, request.state)).status).toBe(200);
    expect((await visitor.get('/auth/session')).body.email).toBe(email);
  });

  it('does not give an account to another subject with its address', async () => {
    const email = fresh();
    await says({ email, subject: 'emp-2' });
    expect((await says({ email, subject: 'emp-3' })).body.errors[0].title).toBe(
      'Another person of the directory uses this account',
    );
  });

  it('accepts the old and the new certificate', async () => {
    expect((await says({ email: fresh() }, next)).status).toBe(200);
    expect((await says({ email: fresh() }, foreign)).status).toBe(401);
  });

  it('accepts clocks that differ by less than a minute', async () => {
    expect((await says({ email: fresh(), aheadMs: 50_000 })).status).toBe(200);
    expect((await says({ email: fresh(), aheadMs: 70_000 })).status).toBe(401);
    expect((await says({ email: fresh(), aheadMs: -170_000 })).status).toBe(200);
    expect((await says({ email: fresh(), aheadMs: -190_000 })).status).toBe(401);
  });

  it.each<[string, Said]>([
    ['another audience', { audience: 'https://other.example' }],
    ['another recipient', { recipient: 'https://other.example/acs' }],
    ['another issuer', { issuer: 'https://other.example' }],
    ['another request', { inResponseTo: '_other' }],
  ])('refuses an assertion for %s', async (_, said) => {
    const { status, body } = await says({ email: fresh(), ...said });
    expect([status, body.errors[0].title]).toEqual([401, 'The answer of your directory was not accepted']);
  });

  it('refuses unsigned assertions, even in a signed response', async () => {
    expect((await attempt((request) => encoded(responseAround(request, assertion(request))))).status).toBe(401);
    const inSigned = await attempt((request) =>
      encoded(signed(responseAround(request, assertion(request)), key, '_r1')),
    );
    expect(inSigned.status).toBe(401);
  });

  it('refuses SHA-1 and shared secrets', async () => {
    const dsig = 'http://www.w3.org/2000/09/xmldsig#';
    const sha1 = await attempt((request) =>
      encoded(signed(responseAround(request, assertion(request)), key, '_a1', `${dsig}rsa-sha1`, `${dsig}sha1`)),
    );
    const hmac = await attempt((request) =>
      encoded(
        signed(responseAround(request, assertion(request)), key).replace(
          'xmldsig-more#rsa-sha256',
          'xmldsig-more#hmac-sha256',
        ),
      ),
    );
    for (const { status, body } of [sha1, hmac])
      expect([status, body.errors[0].message]).toEqual([401, 'Reason: an algorithm that is not accepted.']);
  });

  it('refuses wrapped signatures', async () => {
    const evil = { email: 'boss@acme.example' };
    const honest = (request: SamlRequest) =>
      /<saml:Assertion.*<\/saml:Assertion>/s.exec(
        signed(responseAround(request, assertion(request, { email: 'mallory@acme.example' })), key),
      )![0];
    const wrapped: ((request: SamlRequest) => string)[] = [
      (request) => responseAround(request, assertion(request, evil, '_evil') + honest(request)),
      (request) => responseAround(request, honest(request) + assertion(request, evil, '_evil')),
      (request) =>
        responseAround(
          request,
          assertion(request, evil, '_evil').replace('</saml:Issuer>', `</saml:Issuer><x>${honest(request)}</x>`),
        ),
      (request) =>
        responseAround(
          request,
          `<samlp:Extensions>${honest(request)}</samlp:Extensions>${assertion(request, evil, '_a1')}`,
        ),
      (request) => {
        const signature = /<Signature.*<\/Signature>/s.exec(honest(request))![0];
        const original = honest(request).replace(signature, '');
        return responseAround(
          request,
          assertion(request, evil, '_evil').replace(
            '</saml:Issuer>',
            `</saml:Issuer>${signature.replace('</Signature>', `<Object>${original}</Object></Signature>`)}`,
          ),
        );
      },
    ];
    for (const make of wrapped) expect((await attempt((request) => encoded(make(request)))).status).toBe(401);
  });

  it('reads no comments or entities into an address', async () => {
    const commented = await attempt((request) =>
      encoded(
        signed(responseAround(request, assertion(request, { email: 'eve@acme.example' })), key).replace(
          'eve@acme',
          'e<!---->ve@acme',
        ),
      ),
    );
    const declared = await attempt((request) =>
      encoded(`<!DOCTYPE x [<!ENTITY e "boss">]>${signed(responseAround(request, assertion(request)), key)}`),
    );
    expect(declared.status).toBe(401);
    if (commented.status === 200) expect(commented.body).toMatchObject({ signedIn: true });
  });

  it('works once, in the browser that began, within ten minutes', async () => {
    const first = await begin();
    await arrive(samlResponse(first.request, key, { email: fresh() }), first.request.state);
    const stolen = await finish(world.test.visitor(), first.request.state);
    expect([stolen.status, stolen.body.errors[0].title]).toEqual([401, 'This sign-in began in another browser']);
    expect((await finish(first.visitor, first.request.state)).status).toBe(401);

    const second = await begin();
    const response = samlResponse(second.request, key, { email: fresh() });
    await arrive(response, second.request.state);
    expect((await finish(second.visitor, second.request.state)).status).toBe(200);
    expect((await finish(second.visitor, second.request.state)).status).toBe(401);

    // The same response in the attempt of another visitor.
    const third = await begin();
    await arrive(response, third.request.state);
    expect((await finish(third.visitor, third.request.state)).status).toBe(401);

    const late = await begin();
    await arrive(samlResponse(late.request, key, { email: fresh() }), late.request.state);
    world.test.wait(600_001);
    expect((await finish(late.visitor, late.request.state)).status).toBe(401);
  });

  it('begins a new attempt for a person who comes from the directory itself', async () => {
    const { request } = await begin();
    expect(await arrive(samlResponse(request, key), '')).toBe(`http://localhost/auth/sso?connection=${connectionId}`);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'returns home instead of to %s',
    async (path) => {
      const { visitor, request } = await begin(path);
      await arrive(samlResponse(request, key, { email: fresh() }), request.state);
      expect((await finish(visitor, request.state)).body.url).toBe(`http://${world.host}/home`);
    },
  );

  it('shows its metadata to the directory', async () => {
    const answer = await world.test.app.inject({
      url: `/api/v1/auth/sso/${connectionId}/metadata`,
      headers: { host: 'localhost' },
    });
    expect(answer.body).toContain(`Location="http://localhost/api/v1/auth/sso/${connectionId}/acs"`);
  });
});
