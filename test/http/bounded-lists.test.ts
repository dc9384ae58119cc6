import { EVIDENCE_MAX } from '@evident/domain/content';
import { GRANTS_MAX } from '@evident/domain/projects';
import { SHARE_LINKS_MAX } from '@evident/domain/sharing';
import { TAGS_MAX, TAG_BOARDS_MAX, TAG_GROUPS_MAX } from '@evident/domain/tags';
import request from 'supertest';
import type { Person } from '../support/known-people.ts';
import { type TestApp, sharedApp } from '../support/shared-app.ts';

describe('complete lists are bounded by a rule, others are paged', () => {
  let test: TestApp;
  let ada: Person;
  let projectId: string;
  let noteId: string;

  const as = () => ({ Authorization: `Bearer ${ada.token}` });
  const server = () => request(test.app.getHttpServer());
  const send = (path: string, body: object) => server().post(`/api/v1/${path}`).set(as()).send(body);
  const make = async (path: string, body: object): Promise<string> => (await send(path, body).expect(201)).body.id;
  const read = async (path: string) => (await server().get(`/api/v1/${path}`).set(as()).expect(200)).body;
  const titleOf = async (answer: request.Test): Promise<string> => (await answer.expect(422)).body.errors[0].title;

  beforeEach(async () => {
    ada = await test.people.member(await test.people.team());
    projectId = await test.people.project(ada);
    noteId = await make(`projects/${projectId}/notes`, { markdown: 'One two three four five.' });
  });
  beforeAll(async () => {
    test = await sharedApp();
  });
  afterAll(() => test.close());

  it('highlights of a note: in text order, lost ones last, on every page', async () => {
    for (const quote of ['three', 'one two', 'five', 'two', 'four'])
      await make(`notes/${noteId}/highlights`, { quote: quote.replace(/^one/, 'One') });
    await server()
      .put(`/api/v1/notes/${noteId}/content`)
      .set(as())
      .send({ markdown: 'One two four five.' })
      .expect(204);
    const words: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { items: { text: string; lost: boolean }[]; next: string | null } = await read(
        `notes/${noteId}/highlights?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      words.push(...page.items.map(({ text, lost }) => (lost ? `(${text})` : text)));
      cursor = page.next;
    }
    expect(words).toEqual(['One two', 'two', 'four', 'five', '(three)']);
    await server().get(`/api/v1/notes/${noteId}/highlights?cursor=nonsense`).set(as()).expect(400);
  });

  it('tag boards with their groups and tags', async () => {
    const boardId = await make(`projects/${projectId}/tag-boards`, { title: 'Board' });
    const groupId = await make(`tag-boards/${boardId}/groups`, { title: 'Group' });
    const fill = (table: string, columns: string, values: string, most: number) =>
      test.database.query(
        `INSERT INTO ${table} (id, team_id, title, rank, ${columns}) SELECT gen_random_uuid(), $1, 'x', n, ${values} FROM generate_series(1, ${most - 2}) n`,
        [ada.teamId],
      );
    await fill('tag_board', 'project_id', `'${projectId}'`, TAG_BOARDS_MAX);
    await fill('tag_group', 'tag_board_id, color', `'${boardId}', 'teal'`, TAG_GROUPS_MAX);
    await fill(
      'tag',
      'project_id, tag_group_id, locked, created_by, created_at, updated_at',
      `'${projectId}', '${groupId}', false, '${ada.userId}', now(), now()`,
      TAGS_MAX + 1,
    );
    for (const [path, title] of [
      [`projects/${projectId}/tag-boards`, 'There are at most 50 tag boards'],
      [`tag-boards/${boardId}/groups`, 'There are at most 500 groups of tags'],
      [`tag-groups/${groupId}/tags`, 'There are at most 10,000 tags'],
    ] as const) {
      await make(path, { title: 'Last' });
      expect(await titleOf(send(path, { title: 'One more' }))).toBe(title);
    }
  });

  it('evidence of an insight', async () => {
    const ids = (
      await test.database.query<{ id: string }>(
        `INSERT INTO highlight (id, team_id, note_id, project_id, text, before, after, start_at, end_at, anchor, created_by, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, $3, 'One', '', '', 0, 3, 'mark', $4, now(), now() FROM generate_series(0, $5::int) RETURNING id`,
        [ada.teamId, noteId, projectId, ada.userId, EVIDENCE_MAX],
      )
    ).map(({ id }) => id);
    const content = (some: string[]) => ({
      content: {
        type: 'doc',
        content: [...some.map((highlightId) => ({ type: 'evidence', attrs: { highlightId } })), { type: 'paragraph' }],
      },
    });
    const insightId = await make(`projects/${projectId}/insights`, content(ids.slice(1)));
    expect((await read(`insights/${insightId}/evidence`)).items).toHaveLength(EVIDENCE_MAX);
    const title = 'An insight holds at most 500 highlights as evidence';
    expect(await titleOf(send(`projects/${projectId}/insights`, content(ids)))).toBe(title);
    expect(await titleOf(server().put(`/api/v1/insights/${insightId}/content`).set(as()).send(content(ids)))).toBe(
      title,
    );
  });

  it('access grants', async () => {
    await test.database.query(
      `WITH people AS (INSERT INTO member (id, team_id, name, email, role, workspace_admin, created_at) SELECT gen_random_uuid(), $1, 'M', n || '@example.org', 'CONTRIBUTOR', false, now() FROM generate_series(3, $4::int) n RETURNING id)
       INSERT INTO access_grant (team_id, project_id, member_id, level, granted_by, granted_at) SELECT $1, $2, id, 1, $3, now() FROM people`,
      [ada.teamId, projectId, ada.userId, GRANTS_MAX],
    );
    const [last, more] = [await test.people.member(ada.teamId), await test.people.member(ada.teamId)];
    const give = (id: string, level: string) =>
      server().put(`/api/v1/projects/${projectId}/access`).set(as()).send({ kind: 'user', id, level });
    await give(last.userId, 'READ').expect(204);
    expect(await titleOf(give(more.userId, 'READ'))).toBe('Access can be given to at most 500 people and groups');
    await give(last.userId, 'WRITE').expect(204);
    await give(last.userId, 'none').expect(204);
    await give(more.userId, 'READ').expect(204);
    expect((await read(`projects/${projectId}/access`)).items).toHaveLength(GRANTS_MAX);
  });

  it('public links to one item', async () => {
    await test.database.query(
      `INSERT INTO share_link (id, team_id, token, object_type, object_id, created_by, created_at) SELECT gen_random_uuid(), $1, substr(md5(n || $2), 1, 12), 'note', $2::uuid, $3, now() FROM generate_series(2, $4::int) n`,
      [ada.teamId, noteId, ada.userId, SHARE_LINKS_MAX],
    );
    await make('share-links', { objectType: 'note', objectId: noteId });
    expect(await titleOf(send('share-links', { objectType: 'note', objectId: noteId }))).toBe(
      'There are at most 100 links to one thing',
    );
    await make('share-links', { objectType: 'project', objectId: projectId });
  });

  it('unreadable rows of an import, without a maximum: the report is streamed as a whole', async () => {
    const file = (
      await server()
        .post(`/api/v1/projects/${projectId}/files`)
        .set(as())
        .attach('file', Buffer.from('a\n'), 'rows.csv')
        .expect(201)
    ).body.id;
    const importId = await make(`projects/${projectId}/imports`, { files: [{ fileId: file }] });
    const rows = 12_345;
    await test.database.query(
      `INSERT INTO import_failure (team_id, import_file_id, row_number, line, cause) SELECT $1, id, n, n + 2, 'Cause ' || n FROM import_file, generate_series(10, $3::int) n WHERE import_run_id = $2`,
      [ada.teamId, importId, rows + 9],
    );
    await test.database.query(`UPDATE import_file SET problem = NULL WHERE import_run_id = $1`, [importId]);
    const { text } = await server()
      .get(`/api/v1/imports/${importId}/failures`)
      .set(as())
      .expect(200)
      .expect('content-type', /^text\/csv/);
    const lines = text.trimEnd().split('\r\n');
    expect(lines.filter((line) => line.includes('Cause'))).toHaveLength(rows);
    expect([lines[0], lines.at(-1)]).toEqual(['file,line,cause', `rows.csv,${rows + 11},Cause ${rows + 9}`]);
  });
});
