import request from 'supertest';
import type { TestApp } from './app.ts';
import type { FakeSlack } from './fake-slack.ts';
import type { Person } from './known-people.ts';

/** Members as they use Slack with Evident. */
export function slackPeople(test: () => TestApp, slack: () => FakeSlack) {
  const server = () => request(test().app.getHttpServer());
  const as = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });
  const base = (own: boolean) => `/api/v1/${own ? 'me/' : ''}integrations/slack`;

  /** Begins, allows it at Slack, and comes back: the state with which it is finished. */
  async function allowed(person: Person, own: boolean): Promise<string> {
    const { body } = await server()
      .post(`${base(own)}/authorization`)
      .set(as(person))
      .expect(201);
    const back = slack().allow(body.url);
    await server().post('/api/v1/integrations/slack/codes').send(back).expect(201);
    return back.state;
  }
  const finish = (person: Person, state: string, own: boolean) =>
    server()
      .put(`${base(own)}/connection`)
      .set(as(person))
      .send({ state });
  const connect = async (person: Person) => finish(person, await allowed(person, false), false).expect(204);

  return {
    server,
    as,
    allowed,
    finish,
    connect,
    /** As this person at Slack. */
    async connectOwn(person: Person, slackUser: string): Promise<void> {
      slack().world.person = slackUser;
      await finish(person, await allowed(person, true), true).expect(204);
    },
    send: ({ body, headers }: { body: string; headers: Record<string, string> }) =>
      server()
        .post('/slack/webhook')
        .set({
          'content-type': body.startsWith('payload=') ? 'application/x-www-form-urlencoded' : 'application/json',
          ...headers,
        })
        .send(body),
    own: async (person: Person) =>
      (await server().get('/api/v1/me/integrations').set(as(person)).expect(200)).body.items[0],
    handled: async (person: Person, id: string): Promise<boolean> =>
      (
        await test().database.query(
          'SELECT 1 FROM integration_delivery WHERE id = $1 AND team_id = $2 AND done_at IS NOT NULL AND payload IS NULL',
          [id, person.teamId],
        )
      ).length === 1,
  };
}
