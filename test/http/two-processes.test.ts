import request from 'supertest';
import type * as Y from 'yjs';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import { redisEngine, type TestRedis } from '../support/redis.ts';
import { until } from '../support/waiting.ts';

const engine = redisEngine('two API processes over Redis');
if (!engine) it('two API processes are tested if Redis is available', () => expect(engine).toBeNull());
else {
  describe('two API processes of one installation', () => {
    let redis: TestRedis;
    let here: TestApp;
    let there: TestApp;
    let ada: Person;
    let ben: Person;
    let projectId: string;
    const open: LiveNote[] = [];

    beforeAll(async () => {
      redis = await engine();
      here = await openApp({ redisUrl: redis.url });
      there = await openApp({ redisUrl: redis.url }, here);
      const team = await here.people.team();
      ada = await here.people.member(team);
      ben = await here.people.member(team);
      projectId = await here.people.project(ada, 2);
    });
    afterEach(() => {
      for (const one of open.splice(0)) one.close();
    });
    afterAll(async () => {
      await there.close();
      await here.close();
      await redis.close();
    });

    const server = ({ app }: TestApp) => request(app.getHttpServer());
    const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
    const newNote = async (markdown: string): Promise<string> =>
      (await server(here).post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ markdown }).expect(201)).body
        .id;
    const text = (document: Y.Doc): string => document.getXmlFragment('content').toString();
    const sitDown = async ({ app }: TestApp, noteId: string, person: Person): Promise<LiveNote> => {
      const live = openLiveNote(`${(await app.getUrl()).replace('http', 'ws')}/collaboration`, noteId, person.token);
      open.push(live);
      await live.synced();
      return live;
    };

    it('let people type together', async () => {
      const noteId = await newNote('Start.');
      const [one, other] = [await sitDown(here, noteId, ada), await sitDown(there, noteId, ben)];
      one.type('From here. ');
      await until(() => text(other.document).includes('From here.'));
      other.type('From there. ');
      await until(() => text(one.document).includes('From there.'));
      await Promise.all([one.settled(), other.settled()]);
      expect((await server(here).get(`/api/v1/notes/${noteId}/content?format=text`).set(as(ada))).text).toBe(
        'From there. From here. Start.',
      );
    });

    it('show in one process a change made through the other', async () => {
      const noteId = await newNote('I never trust it.');
      const one = await sitDown(here, noteId, ada);
      const { body } = await server(there)
        .post(`/api/v1/notes/${noteId}/highlights`)
        .set(as(ben))
        .send({ quote: 'never trust' })
        .expect(201);
      await until(() => text(one.document).includes(body.id));
    });
  });
}
