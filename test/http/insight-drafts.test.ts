import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

describe('edits to a published insight', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let viewer: Person;
  let projectId: string;
  let noteId: string;

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const read = async (path: string, person = ada) =>
    (await server().get(`/api/v1/${path}`).set(as(person)).expect(200)).body;
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const act = async (path: string): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).expect(200)).body.undoId;

  /** Published insight with unpublished text, title and evidence. */
  const edited = async (): Promise<string> => {
    const id = await make(`projects/${projectId}/insights`, { title: 'Trust', markdown: 'People wait.' });
    await server().put(`/api/v1/insights/${id}/publication`).set(as(ada)).expect(200);
    const highlightId = await make(`notes/${noteId}/highlights`, { quote: 'never trust it' });
    await server().patch(`/api/v1/insights/${id}`).set(as(ada)).send({ title: 'Trust divides' }).expect(204);
    const content = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'People wait, then call.' }] },
        { type: 'evidence', attrs: { highlightId } },
      ],
    };
    await server().put(`/api/v1/insights/${id}/content`).set(as(ada)).send({ content }).expect(204);
    return id;
  };

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    viewer = await test.people.member(team, 'VIEWER');
    projectId = await test.people.project(ada, 2);
    noteId = await make(`projects/${projectId}/notes`, {
      title: 'Interview',
      markdown: '**Ada** (0:21): I never trust it.',
    });
  });
  afterAll(() => test.close());

  it('are hidden from readers in dependents of a highlight', async () => {
    const id = await edited();
    const dependents = async (highlightId: string, person: Person) =>
      (await read(`dependents/HIGHLIGHT/${highlightId}`, person)).insights.filter(
        (insight: { id: string }) => insight.id === id,
      );
    const [{ highlightId }] = (await read(`insights/${id}/evidence`)).items;
    expect(await dependents(highlightId, viewer)).toEqual([]);
    expect(await dependents(highlightId, ben)).toEqual([{ id, title: 'Trust divides' }]);
    await act(`insights/${id}/publish-changes`);
    await server().patch(`/api/v1/insights/${id}`).set(as(ada)).send({ title: 'Trust is gone' }).expect(204);
    expect(await dependents(highlightId, viewer)).toEqual([{ id, title: 'Trust divides' }]);
    expect(await dependents(highlightId, ben)).toEqual([{ id, title: 'Trust is gone' }]);
  });

  it('are hidden from lists, home and visitors', async () => {
    const id = await edited();
    const one = ({ items }: { items: { id: string; title: string; excerpt: string }[] }) =>
      items.filter((item) => item.id === id).map(({ title, excerpt }) => [title, excerpt]);
    for (const list of [
      await read(`projects/${projectId}/insights`, viewer),
      await read('published-insights', viewer),
      await read('published-insights'),
    ])
      expect(one(list)).toEqual([['Trust', 'People wait.']]);
    expect(one(await read(`projects/${projectId}/insights`))).toEqual([['Trust divides', 'People wait, then call.']]);
    const { token } = (
      await server().post('/api/v1/share-links').set(as(ada)).send({ objectType: 'insight', objectId: id }).expect(201)
    ).body;
    const shared = async () => (await server().get(`/api/v1/public/${token}`).expect(200)).body;
    expect(JSON.stringify(await shared())).not.toContain('then call');
    await act(`insights/${id}/publish-changes`);
    expect(JSON.stringify(await shared())).toContain('then call');
  });

  it('are not in its summaries, which readers see too', async () => {
    const words = (last: string) =>
      `Many people wait for weeks until somebody answers their first question. They ${last} before they go on with it.`;
    const id = await make(`projects/${projectId}/insights`, { title: 'Waiting', markdown: words('ask a friend') });
    const rewrite = (last: string) =>
      server()
        .put(`/api/v1/insights/${id}/content`)
        .set(as(ada))
        .send({ markdown: words(last) })
        .expect(204);
    const summary = async () => {
      const summaryId = await make(`insights/${id}/summaries`, {});
      await until(async () => (await read(`summaries/${summaryId}`)).text.state === 'DONE');
      return JSON.stringify(await read(`summaries/${summaryId}`, viewer));
    };
    expect(await summary()).toContain('ask a friend');
    await server().put(`/api/v1/insights/${id}/publication`).set(as(ada)).expect(200);
    await rewrite('leave the product');
    expect(await summary()).not.toContain('leave the product');
    await act(`insights/${id}/publish-changes`);
    expect(await summary()).toContain('leave the product');
  });

  it('are discarded on request, and undo restores them', async () => {
    const id = await edited();
    const undoId = await act(`insights/${id}/discard-changes`);
    expect((await read(`insights/${id}`)).title).toBe('Trust');
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    await server().post(`/api/v1/undo/${undoId}/redo`).set(as(ada)).expect(204);
    await server().post(`/api/v1/undo/${undoId}`).set(as(ada)).expect(200);
    expect((await read(`insights/${id}`)).title).toBe('Trust divides');
  });

  it('are published during concurrent edits, without a deadlock', async () => {
    const id = await edited();
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const write = server()
          .put(`/api/v1/insights/${id}/content`)
          .set(as(ben))
          .send({ markdown: `Round ${at}.` });
        const publish = server().post(`/api/v1/insights/${id}/publish-changes`).set(as(ada)).send();
        return (await Promise.all([write, publish])).map(({ status }) => status);
      }),
    );
    expect(new Set(statuses.map(String))).toEqual(new Set(['204,200']));
  });

  it('keep published evidence live: changes of a highlight show at once', async () => {
    const highlightId = await make(`notes/${noteId}/highlights`, { quote: 'I never trust it' });
    const id = await make(`projects/${projectId}/insights`, { title: 'Live', evidence: [highlightId] });
    await server().put(`/api/v1/insights/${id}/publication`).set(as(ada)).expect(200);
    await server().delete(`/api/v1/highlights/${highlightId}`).set(as(ada)).expect(200);
    expect((await read(`insights/${id}/evidence`, viewer)).items).toEqual([{ highlightId, highlight: null }]);
  });
});
