import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

const ROOT = '/api/v1';
const FIRST = '**Ada** (0:21): I never trust it.\n\n**Benedict** (0:40): I always do.';
const SECOND = '**Ada** (1:05): Fridays I copy it by hand.';

interface Row {
  id: string;
  text: string;
  tags: { id: string; appliedBy: string }[];
}

describe('highlights of a project', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let stranger: Person;
  let projectId: string;
  let trust: string;
  let numbers: string;
  let elsewhere: string;
  let firstNote: string;
  const ids: Record<string, string> = {};

  const server = () => request(test.app.getHttpServer());
  const as = (person: Person) => ({ Authorization: `Bearer ${person.token}` });
  const make = async (path: string, body: object): Promise<string> =>
    (await server().post(`${ROOT}/${path}`).set(as(ada)).send(body).expect(201)).body.id;
  const list = async (query = '', person = ada): Promise<Row[]> =>
    (await server().get(`${ROOT}/projects/${projectId}/highlights?${query}`).set(as(person)).expect(200)).body.items;
  const words = async (query: string) => (await list(query)).map(({ text }) => text);
  const retag = (person: Person, body: object) =>
    server().post(`${ROOT}/projects/${projectId}/highlights/tags`).set(as(person)).send(body);
  const undo = (person: Person, undoId: string) => server().post(`${ROOT}/undo/${undoId}`).set(as(person));
  const tagged = async () =>
    Object.fromEntries((await list()).map(({ id, tags }) => [id, tags.map(({ id: tagId }) => tagId).sort()]));

  beforeAll(async () => {
    test = await sharedApp();
    const team = await test.people.team();
    ada = await test.people.member(team);
    ben = await test.people.member(team);
    stranger = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada, 2);
    const board = async (project: string) =>
      make(`tag-boards/${await make(`projects/${project}/tag-boards`, { title: 'Board' })}/groups`, { title: 'Group' });
    const groupId = await board(projectId);
    trust = await make(`tag-groups/${groupId}/tags`, { title: 'Trust' });
    numbers = await make(`tag-groups/${groupId}/tags`, { title: '=Numbers' });
    elsewhere = await make(`tag-groups/${await board(await test.people.project(ada, 2))}/tags`, { title: 'Elsewhere' });
    firstNote = await make(`projects/${projectId}/notes`, { title: 'First, of two', markdown: FIRST });
    const second = await make(`projects/${projectId}/notes`, { title: '@Second', markdown: SECOND });
    ids['never'] = await make(`notes/${firstNote}/highlights`, { quote: 'never trust', tagIds: [trust] });
    ids['always'] = await make(`notes/${firstNote}/highlights`, { quote: 'always do' });
    ids['copy'] = await make(`notes/${second}/highlights`, { quote: 'copy it by hand' });
  });
  afterAll(() => test.close());

  it('are filtered by speaker, tag, missing tags and text together', async () => {
    expect(await words('speaker=Ada')).toEqual(['copy it by hand', 'never trust']);
    expect(await words('speaker=ad')).toEqual([]);
    expect(await words(`speaker=Ada&tagId=${trust}`)).toEqual(['never trust']);
    expect(await words('untagged=true')).toEqual(['copy it by hand', 'always do']);
    expect(await words('untagged=true&speaker=Ada&search=hand')).toEqual(['copy it by hand']);
  });

  it('list speakers by name, searchable by part of it', async () => {
    const speakers = async (query: string, person = ada) =>
      (await server().get(`${ROOT}/projects/${projectId}/speakers?${query}`).set(as(person)).expect(200)).body;
    expect((await speakers('')).items).toEqual([{ name: 'Ada' }, { name: 'Benedict' }]);
    const { next } = await speakers('limit=1');
    expect((await speakers(`limit=1&cursor=${next}`)).items).toEqual([{ name: 'Benedict' }]);
    expect((await speakers('search=BEN')).items).toEqual([{ name: 'Benedict' }]);
    expect((await speakers('', stranger)).items).toEqual([]);
  });

  it('are tagged and untagged in bulk, and restored by one undo', async () => {
    const before = await tagged();
    const { body } = await retag(ada, { highlightIds: Object.values(ids), add: [numbers], remove: [trust] }).expect(
      200,
    );
    expect(body).toMatchObject({ changed: 3, skipped: 0 });
    expect(await tagged()).toEqual(Object.fromEntries(Object.values(ids).map((id) => [id, [numbers]])));
    await undo(ada, body.undoId).expect(200);
    expect(await tagged()).toEqual(before);
  });

  it("keep another member's tag when a bulk change is undone", async () => {
    const { body } = await retag(ben, { highlightIds: Object.values(ids), add: [trust] }).expect(200);
    await undo(ben, body.undoId).expect(200);
    expect((await list()).find(({ id }) => id === ids['never'])!.tags).toMatchObject([
      { id: trust, appliedBy: ada.userId },
    ]);
  });

  it('change nothing a second time, and report that', async () => {
    expect(
      (await retag(ada, { highlightIds: [ids['never']], add: [trust], remove: [numbers] }).expect(200)).body,
    ).toEqual({ undoId: null, changed: 0, skipped: 0 });
  });

  it('stay unchanged if archived or deleted; the rest of the selection changes', async () => {
    await server().patch(`${ROOT}/notes/${firstNote}`).set(as(ada)).send({ archived: true });
    await test.database.query('UPDATE note SET archived_at = now() WHERE id = $1', [firstNote]);
    const { body } = await retag(ada, {
      highlightIds: [...Object.values(ids), '0198a5b0-7c1e-7d60-9b3a-2f3c4d5e6f70'],
      add: [numbers],
    }).expect(200);
    expect(body).toMatchObject({ changed: 1, skipped: 3 });
    await test.database.query('UPDATE note SET archived_at = NULL WHERE id = $1', [firstNote]);
    await undo(ada, body.undoId).expect(200);
  });

  it('lose only own tags for members with markup access', async () => {
    const { body: on } = await retag(ada, { highlightIds: [ids['copy']], add: [trust] }).expect(200);
    const viewer = await test.people.member(ada.teamId, 'VIEWER');
    await retag(viewer, { highlightIds: [ids['copy']], add: [numbers] }).expect(403);
    await test.database.query(
      `INSERT INTO access_grant (team_id, project_id, special, level, granted_by, granted_at) VALUES ($1, $2, 'markup', 1, $3, now())`,
      [ada.teamId, projectId, ada.userId],
    );
    const { body: own } = await retag(viewer, { highlightIds: [ids['always']], add: [trust] }).expect(200);
    const { body } = await retag(viewer, { highlightIds: [ids['copy'], ids['always']], remove: [trust] }).expect(200);
    expect(body).toMatchObject({ changed: 1, skipped: 1 });
    expect((await tagged())[ids['copy']!]).toEqual([trust]);
    for (const [who, { undoId }] of [
      [viewer, body],
      [viewer, own],
      [ada, on],
    ] as const)
      await undo(who, undoId).expect(200);
  });

  it('refuse tags of other projects, no tags, too many highlights, and non-members', async () => {
    const highlightIds = [ids['copy']];
    await retag(ada, { highlightIds, add: [elsewhere] }).expect(422);
    await retag(ada, { highlightIds, remove: [elsewhere] }).expect(422);
    await retag(ada, { highlightIds }).expect(422);
    await retag(ada, { highlightIds, add: [trust], remove: [trust] }).expect(422);
    await retag(ada, { highlightIds: Array.from({ length: 10_001 }, () => ids['copy']), add: [trust] }).expect(400);
    await retag(stranger, { highlightIds, add: [trust] }).expect(404);
  });

  it('are exported as CSV with the same filters, without formulas', async () => {
    await retag(ada, { highlightIds: [ids['copy']], add: [numbers] }).expect(200);
    const { text, headers } = await server()
      .get(`${ROOT}/projects/${projectId}/highlights/export?speaker=Ada`)
      .set(as(ada))
      .expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFFQuote,Speaker,Time,Note,Tags,Link,Created by,Created at');
    expect(lines[1]).toMatch(
      new RegExp(
        `^copy it by hand,Ada,1:05,'@Second,'=Numbers,https?://\\S+/data/[-0-9a-f]{36}#highlight-${ids['copy']},Ada,\\d{4}-`,
      ),
    );
    expect(lines[2]).toMatch(/^never trust,Ada,0:21,"First, of two",Trust,/);
    expect(lines).toHaveLength(4);
    await server().get(`${ROOT}/projects/${projectId}/highlights/export`).set(as(stranger)).expect(404);
  });

  it('are exported completely, in any number', async () => {
    await test.database.query(
      `INSERT INTO highlight (id, team_id, note_id, project_id, text, start_at, end_at, anchor, created_by, created_at, updated_at)
       SELECT gen_random_uuid(), team_id, id, project_id, 'many ' || k, k, k + 5, 'mark', $2, now(), now() FROM note, generate_series(1, 2500) k WHERE id = $1`,
      [firstNote, ada.userId],
    );
    const { text } = await server()
      .get(`${ROOT}/projects/${projectId}/highlights/export?search=many`)
      .set(as(ada))
      .expect(200);
    const quotes = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(new Set(quotes).size).toBe(2500);
    expect(quotes).toHaveLength(2500);
  });
});
