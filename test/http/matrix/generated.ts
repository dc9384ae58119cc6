import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A wrap and a research whose text is the given one. */
export async function generatedFrom(
  { database }: Pick<TestApp, 'database'>,
  { teamId, userId }: Person,
  projectId: string,
  textId: string,
): Promise<{ textId: string; wrapId: string; researchId: string }> {
  const [wrap] = await database.query<{ id: string }>(
    `INSERT INTO wrap (id, team_id, project_id, title, since, until, weekly, ai_text_id, created_by, created_at)
     VALUES (gen_random_uuid(), $1, $2, 'SECRET week', now() - interval '7 days', now(), false, $3, $4, now()) RETURNING id`,
    [teamId, projectId, textId, userId],
  );
  const [research] = await database.query<{ id: string }>(
    `INSERT INTO research (id, team_id, member_id, question, scope_type, scope_id, budget, state, ai_text_id, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, $2, 'SECRET question', 'PROJECT', $3, '{"sources": 1, "searches": 1, "tokens": 1000}', 'DONE', $4, now(), now()) RETURNING id`,
    [teamId, userId, projectId, textId],
  );
  return { textId, wrapId: wrap!.id, researchId: research!.id };
}
