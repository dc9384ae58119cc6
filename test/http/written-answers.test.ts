import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import { fakeModel } from '../support/fake-model.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

const WORDS = 'The monthly fee is more than small shops can pay, said the owner of a bakery.';

describe('answers written by a model', () => {
  let test: TestApp;
  let fake: Awaited<ReturnType<typeof fakeModel>>;
  let ada: Person;
  let ben: Person;
  let project: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const note = async (title: string, markdown: string, projectId: string): Promise<void> => {
    await server().post(`/api/v1/projects/${projectId}/notes`).set(as(ada)).send({ title, markdown }).expect(201);
  };
  const ask = async (person: Person, text: string) => {
    const scope = { type: 'WORKSPACE', id: null };
    const { id } = (await server().post('/api/v1/conversations').set(as(person)).send({ scope }).expect(201)).body;
    const sent = server().post(`/api/v1/conversations/${id}/messages`).set(as(person));
    const waiting = (await sent.send({ text }).expect(201)).body.messages[2].answer.text;
    const read = async () => (await server().get(`/api/v1/ai/texts/${waiting.id}`).set(as(person)).expect(200)).body;
    await until(async () => !['WAITING', 'WORKING'].includes((await read()).state));
    return { waiting, text: await read() };
  };
  const quoting = (quote: string) => ({
    text: JSON.stringify({
      sentences: [{ section: null, text: 'Small shops find it too expensive.', quotes: [{ source: 'S1', quote }] }],
    }),
  });

  beforeAll(async () => {
    fake = await fakeModel();
    test = await openApp({
      ai: {
        models: [
          {
            provider: 'openai',
            url: fake.url,
            id: 'AI',
            model: 'fake',
            region: 'eu',
            contextTokens: 8_000,
            backoffMs: 1,
          },
        ],
      },
    } as never);
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    project = await test.people.project(ada, 2);
    await note('Bakery', WORDS, project);
    await note(
      'Secret plan',
      'The monthly fee will be doubled for small shops in Zanzibar.',
      await test.people.project(ada),
    );
    const count = `SELECT FROM search_passage WHERE object_type = 'NOTE'`;
    await until(async () => (await test.database.query(count)).length >= 2);
  });
  afterAll(async () => {
    await test.close();
    await fake.close();
  });
  afterEach(() => {
    fake.seen = [];
    fake.next = [];
  });

  it('are written by a job, and every sentence has its quote', async () => {
    const { waiting, text } = await ask(ben, 'Can small shops pay the monthly fee?');
    expect(['WAITING', 'WORKING', 'DONE']).toContain(waiting.state);
    expect(text).toMatchObject({ state: 'DONE', method: 'MODEL', model: 'fake' });
    for (const { quote } of text.content.citations) expect(WORDS).toContain(quote);
    expect(text.content.citations.length).toBeGreaterThan(0);
  });

  it('send the model nothing that the member cannot see', async () => {
    await ask(ben, 'Will the monthly fee be doubled for small shops?');
    expect(fake.seen.length).toBeGreaterThan(0);
    expect(JSON.stringify(fake.seen)).not.toMatch(/Zanzibar|Secret plan/);
    fake.seen = [];
    await ask(ada, 'Will the monthly fee be doubled for small shops?');
    expect(JSON.stringify(fake.seen)).toContain('Zanzibar');
  });

  it('lose what the model made up', async () => {
    fake.next = [quoting('The monthly fee is less than small shops can pay')];
    const { text } = await ask(ben, 'Can small shops pay the monthly fee?');
    expect(text).toMatchObject({ state: 'DONE', reason: 'NOT_ENOUGH_DATA', content: { sections: [] } });
  });

  it('are extracted with the reason if the model fails', async () => {
    fake.next = Array.from({ length: 12 }, () => ({ status: 400 }));
    const { text } = await ask(ben, 'Can small shops pay the monthly fee?');
    expect(text).toMatchObject({ state: 'DONE', method: 'EXTRACTED', model: null });
    expect(text.reason).toMatch(/^127\.0\.0\.1.*These sentences were extracted instead\.$/u);
    expect(text.content.sections).not.toEqual([]);
  });
});
