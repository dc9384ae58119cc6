import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('logo of a workspace', () => {
  let test: TestApp;
  let admin: Person;
  let viewer: Person;
  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const logo = async () => (await server().get('/api/v1/workspace').set(as(viewer)).expect(200)).body.logo;

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    [admin, viewer] = [
      await test.people.member(team, 'MANAGER', { workspaceAdmin: true }),
      await test.people.member(team, 'VIEWER'),
    ];
  });
  afterAll(() => test.close());

  it('is set by admins, public, and gone when removed', async () => {
    const { id } = (
      await server().put('/api/v1/workspace/logo').set(as(admin)).attach('file', PNG, 'logo.png').expect(200)
    ).body;
    expect(await logo()).toMatchObject({ id, uploadStatus: 'DONE' });
    const { baseImageUrl } = await logo();
    await server().get(baseImageUrl).expect(200).expect('content-type', 'image/png');
    await server().delete('/api/v1/workspace/logo').set(as(admin)).expect(204);
    expect(await logo()).toBeNull();
    await server().get(baseImageUrl).expect(404);
  });

  it('must be an image', async () => {
    await server()
      .put('/api/v1/workspace/logo')
      .set(as(admin))
      .attach('file', Buffer.from('words'), 'logo.png')
      .expect(422);
    expect(await logo()).toBeNull();
  });

  it('cannot be set by other members', async () => {
    await server().put('/api/v1/workspace/logo').set(as(viewer)).attach('file', PNG, 'logo.png').expect(403);
    await server().delete('/api/v1/workspace/logo').set(as(viewer)).expect(403);
  });
});

describe('workspace', () => {
  let test: TestApp;
  const server = () => request(test.app.getHttpServer());

  beforeAll(async () => {
    test = await openApp();
  });
  afterAll(() => test.close());

  it('counts its seats: viewers take none', async () => {
    const team = await test.people.team();
    const manager = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    await test.people.member(team, 'CONTRIBUTOR');
    await test.people.member(team, 'VIEWER');
    const { body } = await server()
      .get('/api/v1/workspace')
      .set({ Authorization: `Bearer ${manager.token}` })
      .expect(200);
    expect(body).toMatchObject({
      totalSeatsAvailable: null,
      seatsAllocated: 2,
      viewerCount: 1,
      utilizationPercentage: null,
      stripeSubscriptionStatus: null,
      subscriptions: [],
      freePlanAvailableAfterTrial: false,
    });
  });

  it("writes its region's residency key to the audit log", async () => {
    const team = await test.people.team();
    const manager = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    await server()
      .patch('/api/v1/workspace')
      .set({ Authorization: `Bearer ${manager.token}` })
      .send({ orgSize: '26-100', marketingCommsEnabled: true })
      .expect(204);
    expect(await test.database.query('SELECT DISTINCT region FROM audit_entry WHERE team_id = $1', [team])).toEqual([
      { region: 'us_b' },
    ]);
    const { body } = await server()
      .get('/api/v1/workspace')
      .set({ Authorization: `Bearer ${manager.token}` });
    expect(body).toMatchObject({ orgSize: '26-100', marketingCommsEnabled: true });
  });

  it('names the release with every response, refusals too', async () => {
    await server().get('/api/v1/workspace').expect(401).expect('x-evident-release', 'development');
    await server().get('/ping').expect('x-evident-release', 'development');
  });
});
