import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { until } from '../support/waiting.ts';

const INTERVIEWS = [
  [
    'I always check the numbers in the report against the export before the meeting.',
    'The numbers in the report were wrong twice last spring, so I keep my own table.',
    'Lunch was good and the weather in the mountains stayed sunny for the whole week.',
  ],
  [
    'Our team trusts the numbers in the report and nobody checks them before the meeting.',
    'I would not keep my own table of numbers, because that takes too much time.',
  ],
  [
    'The price of the report rises every spring, and the price is too high for small teams.',
    'For the price of the report we could buy two other tools for our team.',
  ],
];
const SECRET = 'The numbers in the secret report about the takeover were wrong, says the board.';

describe('research over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let bob: Person;
  let open: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const post = (path: string, body: object = {}, person = ada) =>
    server().post(`/api/v1/${path}`).set(as(person)).send(body);
  const made = async (path: string, body: object): Promise<string> => (await post(path, body).expect(201)).body.id;
  const read = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const WORKSPACE = { type: 'WORKSPACE', id: null };
  const QUESTION = 'Why do people check the numbers in the report?';

  async function finished(body: object, person = ada) {
    const { id } = (await post('research', body, person).expect(201)).body;
    await until(async () => !['WAITING', 'WORKING'].includes((await read(`research/${id}`, person)).state));
    return read(`research/${id}`, person);
  }

  beforeAll(async () => {
    test = await openApp({ embedding: undefined });
    const team = await test.people.team();
    ada = await test.people.member(team);
    bob = await test.people.member(team);
    open = await made('projects', { title: 'Reports' });
    for (const [at, said] of INTERVIEWS.entries())
      await made(`projects/${open}/notes`, { title: `Interview ${at + 1}`, markdown: said.join('\n\n') });
    const hidden = await made('projects', { title: 'Takeover', private: true });
    await made(`projects/${hidden}/notes`, { title: 'Board', markdown: SECRET });
    await until(async () => (await read('search?query=numbers&types=NOTE')).groups[0]?.total === 3);
  });
  afterAll(() => test.close());

  it('plans, searches, reads, groups and writes findings that quote the notes', async () => {
    const research = await finished({ question: QUESTION, scope: { type: 'PROJECT', id: open } });
    expect(research).toMatchObject({ state: 'DONE', reason: null, next: null, scopeTitle: 'Reports' });
    const kinds = research.steps.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string, at: number) => kinds.indexOf(kind) === at)).toEqual([
      'PLAN',
      'SEARCH',
      'READ',
      'GROUP',
      'COUNTER',
      'DRAFT',
    ]);
    const { sections, citations } = research.text.content;
    expect(sections.length).toBeGreaterThan(0);
    for (const { quote } of citations) expect(INTERVIEWS.flat().join('\n')).toContain(quote);
    expect(JSON.stringify(sections)).toContain('against the export');
    expect(JSON.stringify(sections)).not.toContain('Lunch');
  });

  it('groups by the kinds of answers if a question asks for several', async () => {
    const project = await made('projects', { title: 'Tables' });
    const said = [
      'The table of numbers is hard to read, and the numbers are often wrong in the spring.',
      'I keep my own table of numbers, because nobody explained the report to our team.',
      'It is difficult to print the table of numbers, and errors are confusing.',
    ];
    for (const [at, text] of said.entries())
      await made(`projects/${project}/notes`, { title: `Call ${at + 1}`, markdown: text });
    const scope = { type: 'PROJECT', id: project };
    const question = 'Which difficulties do people have with the table of numbers, and why do they keep their own?';
    const { text } = await finished({ question, scope });
    const titles = text.content.sections.map(({ title }: { title: string }) => title);
    expect(titles.slice(0, 2)).toEqual(['Difficulties', 'Reasons']);
    expect(JSON.stringify(text.content.sections[1])).toContain('nobody explained');
  });

  it('stays within its budget', async () => {
    const budget = { sources: 1, searches: 2, tokens: 1000 };
    const { used } = await finished({ question: QUESTION, scope: WORKSPACE, budget });
    expect(used.sources).toBe(1);
    expect(used.searches).toBeLessThanOrEqual(2);
    expect(used.tokens).toBeLessThanOrEqual(1000);
  });

  it('finds only what its member can read, and is seen by them alone', async () => {
    const own = await finished({ question: QUESTION, scope: WORKSPACE });
    expect(JSON.stringify(own)).toContain('takeover');
    const other = await finished({ question: QUESTION, scope: WORKSPACE }, bob);
    expect(JSON.stringify(other)).not.toMatch(/takeover|board/i);
    expect(other.state).toBe('DONE');
    await server().get(`/api/v1/research/${own.id}`).set(as(bob)).expect(404);
    expect((await read('research', bob)).items).toHaveLength(1);
  });

  it('says that there is not enough when nothing is found', async () => {
    const research = await finished({ question: 'Zeppelins?', scope: { type: 'PROJECT', id: open } });
    expect(research).toMatchObject({ state: 'DONE', reason: 'NOT_ENOUGH_DATA' });
    expect(research.text.content.sections).toEqual([]);
  });

  it('goes on after its process was killed between two steps, without doing one twice', async () => {
    const whole = await finished({ question: QUESTION, scope: { type: 'PROJECT', id: open } });
    // As a kill leaves it: some steps stored, the text begun, the job to be tried again.
    await test.database.query('DELETE FROM research_step WHERE research_id = $1 AND position > 2', [whole.id]);
    await test.database.query(`UPDATE research SET state = 'WAITING' WHERE id = $1`, [whole.id]);
    await test.database.query(`UPDATE ai_text SET state = 'WORKING' WHERE id = $1`, [whole.text.id]);
    await test.database.query(
      `INSERT INTO outbox (team_id, name, payload) VALUES ($1, 'research:changed', jsonb_build_object('researchId', $2::text, 'ownerId', $3::text, 'by', $3::text))`,
      [ada.teamId, whole.id, ada.userId],
    );
    await until(async () => (await read(`research/${whole.id}`)).state === 'DONE');
    const again = await read(`research/${whole.id}`);
    const content = (steps: { kind: string; query: string; found: number }[]) =>
      steps.map(({ kind, query, found }) => [kind, query, found]);
    expect(content(again.steps)).toEqual(content(whole.steps));
    expect(again.text.content).toEqual(whole.text.content);
  });

  it('ends when it is canceled', async () => {
    const { id } = (await post('research', { question: QUESTION, scope: WORKSPACE }).expect(201)).body;
    await post(`research/${id}/cancellation`).expect(204);
    expect(['CANCELLED', 'DONE']).toContain((await read(`research/${id}`)).state);
    await post(`research/${id}/cancellation`, {}, bob).expect(404);
  });

  it('is saved as an unpublished insight, once, with its quotes as live evidence', async () => {
    const { id, text } = await finished({ question: QUESTION, scope: { type: 'PROJECT', id: open } });
    await post(`research/${id}/insight`, { projectId: open }, bob).expect(404);
    const saved = (await post(`research/${id}/insight`, { projectId: open }).expect(201)).body;
    expect(saved).toMatchObject({ highlights: text.content.citations.length, skipped: 0 });
    expect(await read(`insights/${saved.id}`)).toMatchObject({ title: QUESTION, publishedAt: null });
    const { items } = await read(`insights/${saved.id}/evidence`);
    const words = items.map(({ highlight }: { highlight: { text: string } }) => highlight.text);
    expect(words).toEqual(text.content.citations.map(({ quote }: { quote: string }) => quote));
    expect((await read(`research/${id}`)).insightId).toBe(saved.id);
    await post(`research/${id}/insight`, { projectId: open }).expect(409);
  });

  it('refuses places that the member cannot see', async () => {
    await post('research', { question: QUESTION, scope: { type: 'PROJECT', id: ada.userId } }).expect(404);
    await post('research', { question: QUESTION, scope: { type: 'PROJECT', id: null } }).expect(400);
    await post('research', { question: ' ', scope: WORKSPACE }).expect(400);
  });

  it('is deleted by its member, and comes back as it was', async () => {
    const before = await finished({ question: QUESTION, scope: WORKSPACE });
    const remove = (person: Person) => server().delete(`/api/v1/research/${before.id}`).set(as(person));
    await remove(bob).expect(404);
    const { undoId } = (await remove(ada).expect(200)).body;
    await server().get(`/api/v1/research/${before.id}`).set(as(ada)).expect(404);
    await post(`undo/${undoId}`).expect(200);
    await post(`undo/${undoId}/redo`).expect(204);
    await post(`undo/${undoId}`).expect(200);
    expect(await read(`research/${before.id}`)).toEqual(before);
  });

  it('is stopped when it is deleted, and can go on once it is back', async () => {
    const { id } = (await post('research', { question: QUESTION, scope: WORKSPACE }).expect(201)).body;
    const { undoId } = (await server().delete(`/api/v1/research/${id}`).set(as(ada)).expect(200)).body;
    await post(`undo/${undoId}`).expect(200);
    await post(`undo/${undoId}/redo`).expect(204);
    await post(`undo/${undoId}`).expect(200);
    expect((await read(`research/${id}`)).state).toMatch(/^(CANCELLED|DONE)$/);
  });
});
