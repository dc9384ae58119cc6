import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

const SAID = [
  'I always check the numbers in the report against the export before the meeting.',
  'The numbers in the report were wrong twice last spring, so I keep my own table.',
  'Our team trusts the price list and nobody checks the price before the meeting.',
];
const SECRET = 'The numbers in the secret report about the takeover were wrong, says the board.';

describe('docs and agents over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let projectId: string;
  let noteId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object = {}, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const made = async (path: string, body: object): Promise<string> => (await post(path, body).expect(201)).body.id;
  const read = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const remove = (path: string) => server().delete(`/api/v1/${path}`).set(as(ada));
  const markdown = async (docId: string): Promise<string> =>
    (await server().get(`/api/v1/ai-docs/${docId}/content?format=markdown`).set(as(ada)).expect(200)).text;
  const whole = () => ({ projectId, sources: [{ type: 'PROJECT', id: projectId }], framework: 'Summary' });
  const filled = async (docId: string) => {
    await until(async () => (await read(`ai-docs/${docId}`)).filled);
    return read(`ai-docs/${docId}`);
  };

  beforeAll(async () => {
    test = await openApp({ embedding: undefined });
    const team = await test.people.team();
    ada = await test.people.member(team);
    bob = await test.people.member(team);
    projectId = await made('projects', { title: 'Reports' });
    noteId = await made(`projects/${projectId}/notes`, { title: 'Interview', markdown: SAID.join('\n\n') });
    await test.database.query(`INSERT INTO team_feature_flag (team_id, name, enabled) VALUES ($1, 'agents', true)`, [
      team,
    ]);
  });
  afterAll(() => test.close());

  it('writes a doc from its sources, fills its document, and keeps the citations', async () => {
    const doc = await filled(await made('ai-docs', { ...whole(), title: 'What slows them down' }));
    expect(doc).toMatchObject({ title: 'What slows them down', edited: false, pending: false, stale: null });
    for (const { quote } of doc.text.content.citations) expect(SAID.join('\n')).toContain(quote);
    const words = await markdown(doc.id);
    for (const { sentences } of doc.text.content.sections)
      for (const { text } of sentences) expect(words).toContain(text);
  });

  it('refuses sources of another project, also as a hint', async () => {
    const hidden = await made('projects', { title: 'Takeover', private: true });
    const secretId = await made(`projects/${hidden}/notes`, { title: 'Board', markdown: SECRET });
    const sources = [{ type: 'NOTE', id: secretId }];
    for (const person of [ada, bob]) {
      const { body } = await post('ai-docs', { ...whole(), sources }, person).expect(404);
      expect(body.errors[0].title).toBe('Note not found');
    }
  });

  it('opens with a saved filter that no longer works, and says so', async () => {
    const own = await made('projects', { title: 'Filtered' });
    await made(`projects/${own}/notes`, { title: 'Interview', markdown: SAID.join('\n\n') });
    const fieldId = await made(`projects/${own}/fields`, { label: 'Host', type: 'TEXT', objectType: 'NOTE' });
    const row = { id: '1', field: { kind: 'custom', fieldId }, operator: 'IsEmpty', values: [] };
    const form = { combinator: 'and', fieldForms: [row] };
    const filter = await made('filters', { name: 'No host', objectType: 'NOTE', projectId: own, form });
    const sources = [{ type: 'FILTER', id: filter }];
    const { id } = await filled(await made('ai-docs', { projectId: own, sources, framework: 'Summary' }));
    await remove(`fields/${fieldId}`).expect(200);
    const doc = await read(`ai-docs/${id}`);
    expect(doc).toMatchObject({ filled: true, stale: null });
    expect(doc.sourcesProblem).toMatch(/^A source cannot be read: /);
    await post(`ai-docs/${id}/texts`).expect(201);
    await until(async () => (await read(`ai-docs/${id}`)).text.state === 'FAILED');
    expect((await read(`ai-docs/${id}`)).text.reason).toContain('Check its saved filters.');
  });

  it('asks before an edited document is replaced, and undoes it', async () => {
    const id = await made('ai-docs', whole());
    await filled(id);
    const before = await markdown(id);
    await server().put(`/api/v1/ai-docs/${id}/content`).set(as(ada)).send({ markdown: 'Mine alone' }).expect(204);
    await until(async () => (await read(`ai-docs/${id}`)).edited);
    await post(`ai-docs/${id}/texts`, { framework: 'Essential' }).expect(201);
    await until(async () => (await read(`ai-docs/${id}`)).pending);
    expect(await markdown(id)).toContain('Mine alone');
    const { undoId } = (await server().put(`/api/v1/ai-docs/${id}/replacement`).set(as(ada)).expect(200)).body;
    expect(await markdown(id)).not.toContain('Mine alone');
    await post(`undo/${undoId}`).expect((answer) => expect(answer.status).toBeLessThan(300));
    expect(await markdown(id)).toContain('Mine alone');
    expect(before).not.toContain('Mine alone');
  });

  it('goes to the trash and back', async () => {
    const id = await made('ai-docs', whole());
    await filled(id);
    const { undoId } = (await remove(`ai-docs/${id}`).expect(200)).body;
    await server().get(`/api/v1/ai-docs/${id}`).set(as(ada)).expect(404);
    await post(`undo/${undoId}`);
    expect((await read(`ai-docs/${id}`)).filled).toBe(true);
  });

  it('runs an agent into a doc, and skips a scheduled run when nothing is new', async () => {
    const agentId = await made('agents', {
      projectId,
      title: 'Numbers',
      instruction: 'What is said about numbers in the report?',
      sources: [{ type: 'NOTE', id: noteId }],
      schedule: { every: 'DAY', weekday: null, hour: 7, timeZone: 'Europe/Berlin' },
    });
    await post(`agents/${agentId}/runs`).expect(201);
    const ended = async () => (await read(`agents/${agentId}`)).lastRun?.state === 'DONE';
    await until(ended);
    const { lastRun, nextRunAt } = await read(`agents/${agentId}`);
    expect(Date.parse(nextRunAt)).toBeGreaterThan(Date.now());
    expect(lastRun.docTitle).toMatch(/^Numbers – /);
    expect((await filled(lastRun.docId)).agent).toEqual({ id: agentId, title: 'Numbers' });
    const { undoId } = (await remove(`agents/${agentId}`).expect(200)).body;
    await server().get(`/api/v1/agents/${agentId}`).set(as(ada)).expect(404);
    expect((await read(`ai-docs/${lastRun.docId}`)).agent).toBeNull();
    await post(`undo/${undoId}`);
    expect((await read(`agents/${agentId}/runs`)).items).toHaveLength(1);
  });
});
