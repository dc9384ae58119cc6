import type { Chat } from '@evident/application/integrations/chat';
import request from 'supertest';
import { CHAT } from '../../api/integrations/integrations.ports.ts';
import { type TestApp, openApp } from '../support/app.ts';
import { type FakeSlack, fakeSlack } from '../support/fake-slack.ts';
import type { Person } from '../support/known-people.ts';
import { type ProviderAtHand, providerContract } from './provider.contract.ts';

describe('providers', () => {
  let slack: FakeSlack;
  let test: TestApp;
  let ada: Person;
  let at: ProviderAtHand;

  beforeAll(async () => {
    slack = await fakeSlack();
    // Shorter than usual, so that the service that never answers is given up soon.
    test = await openApp({ slack: { ...slack.app, timeMs: 3_000 }, secret: 'a secret of the installation' });
  });
  afterAll(async () => {
    await test.close();
    await slack.close();
  });
  beforeEach(async () => {
    slack.world.next.length = 0;
    // Events are about the account; the connections of earlier tests would get them too.
    await test.database.query('DELETE FROM integration_connection');
    ada = await test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
    at = slackAtHand();
    await at.connect();
  });

  function slackAtHand(): ProviderAtHand {
    const server = () => request(test.app.getHttpServer());
    const path = '/api/v1/integrations/slack';
    const own = { Authorization: `Bearer ${ada.token}` };
    return {
      send: ({ body, headers }) =>
        server()
          .post('/slack/webhook')
          .set({ 'content-type': 'application/json', ...headers })
          .send(body),
      event: (id, signedAt) =>
        slack.deliver(
          { type: 'event_callback', event_id: id, team_id: 'T1', event: { type: 'app_uninstalled' } },
          signedAt,
        ),
      async taken(id) {
        const rows = await test.database.query<{ done: boolean }>(
          'SELECT done_at IS NOT NULL AS done FROM integration_delivery WHERE id = $1 AND team_id = $2',
          [id, ada.teamId],
        );
        return { taken: rows.length, done: rows.filter(({ done }) => done).length };
      },
      call: () => test.app.get<Chat>(CHAT.token, { strict: false }).post(ada.teamId, 'C1', 'Hello'),
      state: async () =>
        (await server().get('/global/connected-integrations').set(own).expect(200)).body.items[0]?.state ?? null,
      async connect() {
        const { body } = await server().post(`${path}/authorization`).set(own).expect(201);
        const back = slack.allow(body.url);
        await server().post(`${path}/codes`).send(back).expect(201);
        await server().put(`${path}/connection`).set(own).send({ state: back.state }).expect(204);
      },
      async disconnect() {
        await server().delete(`${path}/connection`).set(own).expect(204);
      },
      revokeAll: () => slack.revokeAll(),
      next: (answer) => void slack.world.next.push({ body: '', ...answer }),
      fail: (how) => void slack.world.next.push({ status: 503, body: '', hangs: how === 'slow' }),
      asked: () => slack.world.requests,
      refusal: { message: expect.any(String), humanReadableMessage: expect.any(String) },
    };
  }

  providerContract('Slack', () => at);
});
