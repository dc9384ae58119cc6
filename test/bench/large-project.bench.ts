import type { Row } from './row.ts';
import { medianMs, withStarted } from './started.ts';

const NOTES = 10_000;
const HIGHLIGHTS = 100_000;
const TAGS = 200;

/** First page of notes and the tag counts of a large project, over HTTP, against the statements one would write by hand. */
export const measure = (): Promise<Row[]> => withStarted(async ({ product, newcomer, database }) => {
  const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Large' });
  const { id: boardId } = await newcomer.ask<{ id: string }>('POST', `/projects/${projectId}/tag-boards`, { title: 'Board' });
  const { id: groupId } = await newcomer.ask<{ id: string }>('POST', `/tag-boards/${boardId}/groups`, { title: 'Group' });
  const team = newcomer.teamId;
  const member = (await database.query<{ id: string }>('SELECT id FROM member WHERE team_id = $1', [team])).rows[0]!.id;
  await database.query(`INSERT INTO note (id, team_id, project_id, title, rank, created_by, created_at, updated_at) SELECT gen_random_uuid(), $1, $2, 'Note ' || n, n, $3, now() - n * interval '1 minute', now() FROM generate_series(1, ${NOTES}) n`, [team, projectId, member]);
  await database.query(`INSERT INTO document (id, team_id, content, text, updated_at) SELECT id, team_id, '{"type":"doc","content":[{"type":"paragraph"}]}', repeat('Words that somebody said. ', 80), now() FROM note WHERE project_id = $1`, [projectId]);
  await database.query(`INSERT INTO contribution (team_id, object_type, object_id, member_id, author, at) SELECT team_id, 'note', id, $2, true, now() FROM note WHERE project_id = $1`, [projectId, member]);
  await database.query(`INSERT INTO tag (id, team_id, project_id, tag_group_id, title, rank, created_by, created_at, updated_at) SELECT gen_random_uuid(), $1, $2, $3, 'Tag ' || n, n, $4, now(), now() FROM generate_series(1, ${TAGS}) n`, [team, projectId, groupId, member]);
  await database.query(`INSERT INTO highlight (id, team_id, note_id, project_id, text, start_at, end_at, anchor, created_by, created_at, updated_at)
    SELECT gen_random_uuid(), team_id, id, project_id, 'somebody said', k, k + 13, 'mark', $2, now(), now() FROM note, generate_series(1, ${HIGHLIGHTS / NOTES}) k WHERE project_id = $1`, [projectId, member]);
  await database.query(`INSERT INTO highlight_tag (team_id, highlight_id, tag_id, applied_by, applied_at, how)
    SELECT h.team_id, h.id, t.id, $2, now(), 'person' FROM (SELECT *, row_number() OVER () % ${TAGS} AS n FROM highlight WHERE project_id = $1) h JOIN (SELECT *, row_number() OVER () - 1 AS n FROM tag WHERE project_id = $1) t ON t.n = h.n`, [projectId, member]);
  await database.query('VACUUM ANALYZE');
  await database.query('SET ROLE evident_app');
  await database.query(`SET evident.team_id = '${team}'`);
  const byHand = (sql: string) => medianMs(40, () => database.query(sql, [projectId]));
  const overHttp = (path: string) => medianMs(40, async () => (await fetch(`${product.url}/api/v1${path}`, { headers: { authorization: `Bearer ${newcomer.token}` } })).json());
  const notesSql = await byHand(`SELECT n.id, n.project_id, n.title, n.occurred_on, left(d.text, 600), n.created_at, n.updated_at,
      (SELECT count(*) FROM highlight h WHERE h.note_id = n.id), (SELECT json_agg(json_build_object('id', m.id, 'name', m.name)) FROM contribution c JOIN member m ON m.id = c.member_id WHERE c.object_id = n.id AND c.author)
    FROM note n JOIN document d ON d.id = n.id WHERE n.project_id = $1 AND n.archived_at IS NULL ORDER BY n.created_at DESC, n.id DESC LIMIT 51`);
  const notesHttp = await overHttp(`/projects/${projectId}/notes?limit=50`);
  const countsSql = await byHand('SELECT t.id, t.title, (SELECT count(*) FROM highlight_tag ht WHERE ht.tag_id = t.id) FROM tag t WHERE t.project_id = $1 ORDER BY t.rank');
  const countsHttp = await overHttp(`/projects/${projectId}/tag-boards`);
  const row = (what: string, http: number, sql: number): Row => ({ what: `${what} of a project with 10,000 notes and 100,000 highlights`, against: 'the hand-written SQL', measured: http / sql, unit: '×', atMost: 1.5, note: `${http.toFixed(1)} ms over HTTP against ${sql.toFixed(1)} ms, medians of 40` });
  return [row('first page of notes', notesHttp, notesSql), row('tag counts', countsHttp, countsSql)];
});
