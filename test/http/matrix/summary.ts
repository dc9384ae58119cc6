import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A summary of a note with this text. */
export async function summaryOf(test: TestApp, owner: Person, noteId: string, textId: string): Promise<string> {
  const [row] = await test.database.query<{ id: string }>(
    `INSERT INTO summary (id, team_id, project_id, target_type, target_id, kind, framework, text_id, sources, contributors, created_by, created_at, updated_at)
     SELECT gen_random_uuid(), team_id, project_id, 'NOTE', $1, 'paragraph', 'Summary', id, '[]', ARRAY[$2::uuid], $2, now(), now()
     FROM ai_text WHERE id = $3 RETURNING id`,
    [noteId, owner.userId, textId],
  );
  return row!.id;
}
