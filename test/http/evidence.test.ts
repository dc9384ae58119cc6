import request from 'supertest';
import * as Y from 'yjs';
import type { Person } from '../support/known-people.ts';
import { type LiveNote, openLiveNote } from '../support/live-note.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';
import { until } from '../support/waiting.ts';

describe('foreign evidence', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let projectId: string;
  let seen: string;
  let secret: string;
  let url: string;
  const open: LiveNote[] = [];

  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const server = () => request(test.app.getHttpServer());
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`/api/v1/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const put = (insightId: string, content: object, person = ben) =>
    server().put(`/api/v1/insights/${insightId}/content`).set(as(person)).send({ content });
  const docOf = (...ids: string[]) => ({
    type: 'doc',
    content: [
      ...ids.map((highlightId) => ({ type: 'evidence', attrs: { highlightId } })),
      { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] },
    ],
  });
  const evidenceOf = async (insightId: string): Promise<string[]> =>
    (await server().get(`/api/v1/insights/${insightId}/content`).set(as(ada)).expect(200)).body.content.content.flatMap(
      ({ attrs }: { attrs?: { highlightId?: string } }) => attrs?.highlightId ?? [],
    );

  beforeAll(async () => {
    test = await sharedApp();
    url = `${(await test.app.getUrl()).replace('http', 'ws')}/collaboration`;
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    projectId = await test.people.project(ada, 2);
    const highlight = async (project: string) =>
      make(
        `notes/${await make(`projects/${project}/notes`, { markdown: '**Eli** (0:05): Said in confidence.' })}/highlights`,
        { quote: 'in confidence' },
      );
    seen = await highlight(projectId);
    secret = await highlight(await test.people.project(ada));
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.close();
  });
  afterAll(() => test.close());

  const sitDown = async (documentId: string, person: Person): Promise<LiveNote> => {
    const live = openLiveNote(url, documentId, person.token);
    open.push(live);
    await live.synced();
    return live;
  };
  const text = ({ document }: LiveNote): string => document.getXmlFragment('content').toString();
  const typeEvidence = ({ document }: LiveNote, highlightId: string): void =>
    document.transact(() => {
      const element = new Y.XmlElement('evidence');
      element.setAttribute('highlightId', highlightId);
      document.getXmlFragment('content').push([element]);
    });

  it.each([
    ['of a private project', () => secret],
    ['that is not there', () => '0198c5a2-7a3b-7c11-9d1e-5f2b8c3d4e5f'],
    ['whose id is no id', () => 'nonsense'],
  ])('is refused from API clients by name: a highlight %s', async (_, id) => {
    const insightId = await make(`projects/${projectId}/insights`, { markdown: 'Before.' });
    const { body } = await put(insightId, docOf(seen, id())).expect(422);
    expect(body.errors[0]).toMatchObject({
      title: 'A highlight named as evidence does not exist',
      message: `${id()}: it was removed, or is in a project you can’t access.`,
    });
    expect(await evidenceOf(insightId)).toEqual([]);
    await server()
      .post(`/api/v1/projects/${projectId}/insights`)
      .set(as(ben))
      .send({ content: docOf(id()) })
      .expect(422);
  });

  it('stays if a member who could see it added it, during later edits by others', async () => {
    const insightId = await make(`projects/${projectId}/insights`, { evidence: [secret] });
    await put(insightId, docOf(seen, secret)).expect(204);
    expect(await evidenceOf(insightId)).toEqual([seen, secret]);
    const live = await sitDown(insightId, ben);
    typeEvidence(live, seen);
    await live.settled();
    expect(await evidenceOf(insightId)).toEqual([seen, secret, seen]);
  });

  it('counts toward strength only for readers who may see it', async () => {
    const insightId = await make(`projects/${projectId}/insights`, { evidence: [seen, secret] });
    await server().put(`/api/v1/insights/${insightId}/publication`).set(as(ada)).expect(200);
    const strengths = async (person: Person) =>
      Promise.all(
        [
          `insights/${insightId}`,
          `insights/${insightId}/evidence`,
          'published-insights',
          `projects/${projectId}/insights`,
        ].map(async (path) => {
          const { body } = await server().get(`/api/v1/${path}`).set(as(person)).expect(200);
          return (body.strength ?? body.items.find(({ id }: { id: string }) => id === insightId).strength) as object;
        }),
      );
    expect(await strengths(ada)).toEqual(Array.from({ length: 4 }, () => ({ people: 2, unnamed: 0, sources: 2 })));
    expect(await strengths(ben)).toEqual(Array.from({ length: 4 }, () => ({ people: 1, unnamed: 0, sources: 1 })));
  });

  it('is removed from an insight when inserted live, for every client', async () => {
    const insightId = await make(`projects/${projectId}/insights`, { markdown: 'Before.' });
    const [writer, reader] = [await sitDown(insightId, ben), await sitDown(insightId, ada)];
    typeEvidence(writer, secret);
    typeEvidence(writer, 'nonsense');
    typeEvidence(writer, seen);
    await writer.settled();
    await until(() =>
      [writer, reader].every(
        (one) => text(one).includes(seen) && !text(one).includes(secret) && !text(one).includes('nonsense'),
      ),
    );
    expect(await evidenceOf(insightId)).toEqual([seen]);
  });

  it('is removed also when allowed evidence is changed into it', async () => {
    const insightId = await make(`projects/${projectId}/insights`, { evidence: [seen] });
    const live = await sitDown(insightId, ben);
    const [element] = live.document
      .getXmlFragment('content')
      .toArray()
      .filter((node): node is Y.XmlElement => node instanceof Y.XmlElement && node.nodeName === 'evidence');
    element!.setAttribute('highlightId', secret);
    await live.settled();
    expect(await evidenceOf(insightId)).toEqual([]);
  });

  it('never stays in a note, unlike text typed next to it', async () => {
    const noteId = await make(`projects/${projectId}/notes`, { markdown: 'Start.' });
    const [writer, reader] = [await sitDown(noteId, ben), await sitDown(noteId, ada)];
    typeEvidence(writer, seen);
    writer.type('Kept. ');
    await writer.settled();
    await until(() =>
      [writer, reader].every((one) => text(one).includes('Kept. Start.') && !text(one).includes('evidence')),
    );
    expect((await server().get(`/api/v1/notes/${noteId}/content`).set(as(ada))).body.content.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Kept. Start.' }] },
    ]);
    const rows = await test.database.query<{ data: Buffer }>(
      'SELECT state AS data FROM document WHERE id = $1 UNION ALL (SELECT data FROM document_update WHERE document_id = $1 ORDER BY seq)',
      [noteId],
    );
    const stored = new Y.Doc();
    for (const { data } of rows) if (data) Y.applyUpdate(stored, data);
    expect(stored.getXmlFragment('content').toString()).not.toContain('evidence');
  });
});
