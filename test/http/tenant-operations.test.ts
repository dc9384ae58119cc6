import { PASSWORD, type SignInApp, openSignInApp } from '../support/sign-in-app.ts';
import type { Visitor } from '../support/visitor.ts';

const KEY = 'a key of the operator with enough letters';

describe('tenant operations', () => {
  let test: SignInApp;
  let ada: Visitor;
  let teamId: string;
  const keyed = { 'x-evident-tenant-key': KEY };
  const upsert = (route: object, headers: Record<string, string> = keyed) =>
    test.visitor().post('/internal/upsert-tenant-route', route, 'localhost', headers);
  const remove = (route: object) => test.visitor().post('/internal/delete-tenant-route', route, 'localhost', keyed);

  beforeAll(async () => {
    test = await openSignInApp('http://localhost', { tenantKey: KEY });
    ada = await test.person('ada@acme.example');
    teamId = (await ada.post('/workspaces', { name: 'Acme', subdomain: 'acme' })).body.id;
    await ada.post('/workspaces', { name: 'Umbrella', subdomain: 'umbrella' });
  });
  afterAll(() => test.close());

  it.each([[undefined], ['wrong'], [`${KEY} `.repeat(2)]])('are refused with the key %s', async (key) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'x-evident-tenant-key': key };
    const route = { teamId, subdomain: 'taken-over', region: 'EU_A' };
    expect((await upsert(route, headers)).status).toBe(401);
    expect((await ada.post('/internal/upsert-tenant-route', route)).status).toBe(401);
    expect((await test.visitor().get('/internal/closest-region', 'localhost', headers)).status).toBe(401);
  });

  it('change the subdomain and the region of a workspace', async () => {
    const route = { teamId, subdomain: 'acme-research', region: 'EU_A' };
    expect((await upsert(route)).body).toEqual({ status: 'success' });
    expect((await upsert(route)).body).toEqual({ status: 'success' });
    const { body } = await ada.get('/workspace', 'localhost', { 'x-evident-workspace': teamId });
    expect([body.subdomain, body.region]).toEqual(['acme-research', 'EU_A']);
  });

  it('reply with the reason where they cannot', async () => {
    const error = async (answer: Promise<{ status: number; body: { error?: object } }>) => {
      const { status, body } = await answer;
      return [status, body];
    };
    expect(await error(upsert({ teamId, subdomain: 'umbrella', region: 'EU_A' }))).toEqual([
      200,
      {
        status: 'error',
        error: {
          code: 'InvalidOperation',
          name: 'This subdomain is taken',
          message: 'Choose another address for the workspace.',
        },
      },
    ]);
    const unknown = '01890000-0000-7000-8000-000000000001';
    expect((await upsert({ teamId: unknown, subdomain: 'new-one', region: 'EU_A' })).body.error.code).toBe('NotFound');
    expect((await remove({ teamId, subdomain: 'umbrella' })).body.error.code).toBe('InvalidOperation');
    expect((await upsert({ teamId, subdomain: 'acme', region: 'MARS' })).status).toBe(400);
  });

  it('say that this region is the closest', async () => {
    expect((await test.visitor().get('/internal/closest-region', 'localhost', keyed)).body).toEqual({
      fastestRegion: 'US_B',
      availableRegions: ['US_A', 'US_B', 'EU_A', 'AU_A'],
      currentRegion: 'US_B',
    });
  });

  it('close a workspace, which its admins can keep', async () => {
    expect((await remove({ teamId, subdomain: 'acme-research' })).body).toEqual({ status: 'success' });
    expect((await remove({ teamId })).body).toEqual({ status: 'success' });
    const at = { 'x-evident-workspace': teamId };
    expect((await ada.get('/workspace', 'localhost', at)).status).toBe(401);
    expect(test.mails.filter(({ subject }) => subject === 'Acme is closed and will be deleted')).toHaveLength(1);
    expect((await upsert({ teamId, subdomain: 'acme', region: 'EU_A' })).body.status).toBe('error');
    await ada.post('/me/confirmation', { method: 'PASSWORD', password: PASSWORD });
    expect((await ada.post(`/workspaces/${teamId}/restoration`)).status).toBe(204);
    expect((await ada.get('/workspace', 'localhost', at)).status).toBe(200);
  });

  it('do not exist without a key in the configuration', async () => {
    const without = await openSignInApp();
    const answer = await without.visitor().get('/internal/closest-region', 'localhost', keyed);
    await without.close();
    expect(answer.status).toBe(404);
  });
});
