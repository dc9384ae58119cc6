import type { Started } from './started.ts';

export const HIGHLIGHTS = 10_000;

/** Writes notes with highlights straight to the tables of a project; returns the ids of the highlights. */
export async function bulkHighlights({ newcomer, database }: Started, projectId: string): Promise<string[]> {
  const team = newcomer.teamId;
  const member = (await database.query<{ id: string }>('SELECT id FROM member WHERE team_id = $1', [team])).rows[0]!.id;
  await database.query(
    `INSERT INTO note (id, team_id, project_id, title, rank, created_by, created_at, updated_at) SELECT gen_random_uuid(), $1, $2, 'Note ' || n, n, $3, now(), now() FROM generate_series(1, 100) n`,
    [team, projectId, member],
  );
  await database.query(
    `INSERT INTO document (id, team_id, content, text, updated_at) SELECT id, team_id, '{"type":"doc","content":[{"type":"paragraph"}]}', repeat('Words that somebody said. ', 80), now() FROM note WHERE project_id = $1`,
    [projectId],
  );
  await database.query(
    `INSERT INTO highlight (id, team_id, note_id, project_id, text, start_at, end_at, anchor, created_by, created_at, updated_at)
     SELECT gen_random_uuid(), team_id, id, project_id, 'somebody said', k, k + 13, 'mark', $2, now(), now() FROM note, generate_series(1, ${HIGHLIGHTS / 100}) k WHERE project_id = $1`,
    [projectId, member],
  );
  await database.query('VACUUM ANALYZE');
  const { rows } = await database.query<{ id: string }>('SELECT id FROM highlight WHERE project_id = $1', [projectId]);
  return rows.map(({ id }) => id);
}
