import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('evidence of a published insight over HTTP', () => {
  let test: TestApp;
  let ada: Person;
  let reader: Person;
  let projectId: string;
  let noteId: string;
  let insightId: string;
  let highlights: string[];

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const evidence = async (person = ada) =>
    (await server().get(`/api/v1/insights/${insightId}/evidence`).set(as(person)).expect(200)).body;
  const changed = async (person = ada): Promise<[string, string | null, string | null][]> =>
    (await evidence(person)).changed.map(
      ({ change, before, after }: { change: string; before: string | null; after: string | null }) => [
        change,
        before,
        after,
      ],
    );
  const rewrite = (markdown: string) =>
    server().put(`/api/v1/notes/${noteId}/content`).set(as(ada)).send({ markdown }).expect(204);

  beforeAll(async () => {
    test = await sharedApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    const team = await test.people.team();
    ada = await test.people.member(team);
    reader = await test.people.member(team, 'VIEWER');
    projectId = await test.people.project(ada, 1);
    const hidden = await test.people.project(ada);
    noteId = await make(`projects/${projectId}/notes`, {
      markdown: 'I never trust the total at first sight. It is much too slow for all of us here.',
    });
    const secret = await make(`projects/${hidden}/notes`, { markdown: 'SECRET words of a hidden project.' });
    highlights = [
      await make(`notes/${noteId}/highlights`, { quote: 'I never trust the total at first sight' }),
      await make(`notes/${noteId}/highlights`, { quote: 'much too slow for all of us' }),
      await make(`notes/${secret}/highlights`, { quote: 'SECRET words' }),
    ];
    insightId = await make(`projects/${projectId}/insights`, { title: 'Trust', evidence: highlights });
    await server().put(`/api/v1/insights/${insightId}/publication`).set(as(ada)).expect(200);
  });

  it('says what changed since, until it is published again', async () => {
    expect(await changed()).toEqual([]);
    await rewrite('I seldom trust the total at first sight. It is much too slow for all of us here.');
    const [change] = await changed();
    expect(change).toEqual([
      'CHANGED',
      'I never trust the total at first sight',
      'I seldom trust the total at first sight',
    ]);
    expect(await changed(reader)).toEqual([change]);
    await server().delete(`/api/v1/highlights/${highlights[1]}`).set(as(ada)).expect(200);
    await server().delete(`/api/v1/highlights/${highlights[2]}`).set(as(ada)).expect(200);
    expect((await changed()).map(([kind]) => kind).sort()).toEqual(['CHANGED', 'DELETED', 'DELETED']);
    const seen = await evidence(reader);
    expect(seen.changed).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toContain('SECRET');
    await server().post(`/api/v1/insights/${insightId}/publish-changes`).set(as(ada)).expect(200);
    expect(await changed()).toEqual([]);
  });

  it('never shows words that were redacted since', async () => {
    await server()
      .post(`/api/v1/notes/${noteId}/redactions`)
      .set(as(ada))
      .send({ words: { quote: 'never trust the total' } })
      .expect(201);
    await server().post(`/api/v1/notes/${noteId}/redactions/apply`).set(as(ada)).send({}).expect(200);
    const [publication] = await test.database.query<{ quotes: { noteId: string; text: string | null }[] }>(
      'SELECT quotes FROM insight_publication WHERE insight_id = $1',
      [insightId],
    );
    expect(publication!.quotes.filter((quote) => quote.noteId === noteId).map(({ text }) => text)).toEqual([
      null,
      null,
    ]);
    expect(JSON.stringify([await evidence(), await evidence(reader)])).not.toContain('never trust');
    expect((await changed())[0]).toMatchObject(['REDACTED', null, expect.stringMatching(/^I .* at first sight$/)]);
  });

  it('is marked as contradicting by members who write, and published with the insight', async () => {
    const mark = (person: Person, contradicts = true, highlightId = highlights[0]!) =>
      server().put(`/api/v1/insights/${insightId}/evidence/${highlightId}`).set(as(person)).send({ contradicts });
    const marks = async (person: Person) =>
      (await evidence(person)).items.map(({ contradicts = false }: { contradicts?: boolean }) => contradicts);
    await mark(reader).expect(403);
    await mark(ada, true, noteId).expect(404);
    await mark(ada).expect(204);
    await mark(ada).expect(204);
    expect(await marks(ada)).toEqual([true, false, false]);
    expect(await marks(reader)).toEqual([false, false, false]);
    await server().post(`/api/v1/insights/${insightId}/publish-changes`).set(as(ada)).expect(200);
    expect(await marks(reader)).toEqual([true, false, false]);
    await mark(ada, false).expect(204);
    expect(await marks(ada)).toEqual([false, false, false]);
  });
});
