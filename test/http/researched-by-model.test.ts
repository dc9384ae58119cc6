import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import { fakeModel } from '../support/fake-model.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

const NOTES = [
  'We waited three weeks for an answer from the support team of the bank. Nobody told us why the answer took so long.',
  'The support team of the bank answers within a day. Their answers are helpful, and they call back when it matters.',
];
const QUESTION = 'How long do people wait for the support team?';

describe('research with a language model', () => {
  let test: TestApp;
  let fake: Awaited<ReturnType<typeof fakeModel>>;
  let ada: Person;
  let project: string;

  const server = () => request(test.app.getHttpServer());
  const send = (path: string, body: object) =>
    server()
      .post(`/api/v1/${path}`)
      .set({ Authorization: `Bearer ${ada.token}` })
      .send(body);
  const read = async (path: string) =>
    (
      await server()
        .get(`/api/v1/${path}`)
        .set({ Authorization: `Bearer ${ada.token}` })
        .expect(200)
    ).body;
  const ended = async (id: string) => {
    await until(async () => !['WAITING', 'WORKING'].includes((await read(`research/${id}`)).state));
    return read(`research/${id}`);
  };
  const started = async (budget = { sources: 5, searches: 4, tokens: 2000 }): Promise<string> => {
    const scope = { type: 'PROJECT', id: project };
    return (await send('research', { question: QUESTION, scope, budget }).expect(201)).body.id;
  };
  const plan = (...queries: string[]) => ({ text: JSON.stringify({ queries }) });

  beforeAll(async () => {
    fake = await fakeModel();
    const model = {
      provider: 'openai',
      url: fake.url,
      id: 'AI',
      model: 'fake-lying',
      contextTokens: 8_000,
      backoffMs: 1,
    };
    test = await openApp({ embedding: undefined, ai: { models: [model] } } as never);
    ada = await test.people.member(await test.people.team());
    project = await test.people.project(ada, 2);
    for (const [at, markdown] of NOTES.entries())
      await send(`projects/${project}/notes`, { title: `Call ${at}`, markdown }).expect(201);
    await until(async () => (await read('search?query=support&types=NOTE')).groups[0]?.total === 2);
  });
  afterAll(async () => {
    await test.close();
    await fake.close();
  });
  beforeEach(() => {
    fake.seen.length = 0;
    fake.next.length = 0;
  });

  it('searches for what the model plans within the budget, and shows none of its lies', async () => {
    fake.next.push(plan('slow answers', 'calling back', 'one more', 'too much', 'far too much'));
    const research = await ended(await started());
    expect(research).toMatchObject({ state: 'DONE', text: { method: 'MODEL' } });
    expect(research.steps[0].queries.slice(0, 3)).toEqual([QUESTION, 'slow answers', 'calling back']);
    expect(research.used.searches).toBeLessThanOrEqual(4);
    expect(research.text.content.sections.length).toBeGreaterThan(0);
    expect(JSON.stringify(research.text.content)).not.toContain('LIE');
    for (const { quote } of research.text.content.citations) expect(NOTES.join('\n')).toContain(quote);
    expect(research.text.dropped).toBeGreaterThan(0);
    expect(fake.seen[0]!.message).not.toContain('three weeks');
  });

  it('says why a step failed, keeps the steps before it, and goes on from there', async () => {
    fake.next.push(plan('slow answers'), { status: 401 });
    const id = await started();
    const failed = await ended(id);
    expect(failed.state).toBe('FAILED');
    expect(failed.reason).toMatch(/127\.0\.0\.1/);
    expect(failed.text.content.sections).toEqual([]);
    expect(failed.steps.length).toBeGreaterThan(3);
    await send(`research/${id}/retry`, {}).expect(204);
    const again = await ended(id);
    expect(again.state).toBe('DONE');
    expect(again.steps.slice(0, failed.steps.length)).toEqual(failed.steps);
    await send(`research/${id}/retry`, {}).expect(409);
  });

  it.each([
    ['breaks off', { breaksAfter: 5 }],
    ['sends no JSON', { text: 'I would rather talk.' }],
  ])('shows nothing of a model that %s while it drafts', async (_, answer) => {
    fake.next.push(plan('slow answers'), answer, answer, answer, answer);
    const failed = await ended(await started());
    expect(failed).toMatchObject({ state: 'FAILED', text: { content: { sections: [] } } });
    expect(failed.reason).not.toBe('');
  });
});
