import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';

/** A doc with this text, and an agent that wrote it in a run, in a workspace that has agents. */
export async function docOf(
  { database }: TestApp,
  { teamId, userId }: Person,
  projectId: string,
  textId: string,
): Promise<{ docId: string; agentId: string; runId: string }> {
  const [docId, agentId, runId] = [randomUUID(), randomUUID(), randomUUID()];
  const sources = JSON.stringify([{ type: 'PROJECT', id: projectId }]);
  const schedule = JSON.stringify({ every: 'MANUAL', weekday: null, hour: null, timeZone: 'UTC' });
  await database.query(
    `INSERT INTO team_feature_flag (team_id, name, enabled) VALUES ($1, 'agents', true) ON CONFLICT DO NOTHING`,
    [teamId],
  );
  await database.query(
    `INSERT INTO agent (id, team_id, project_id, title, instruction, sources, schedule, active, created_by, created_at, updated_at)
     VALUES ($1, $2, $3, 'SECRET agent', 'SECRET instruction', $4, $5, true, $6, now(), now())`,
    [agentId, teamId, projectId, sources, schedule, userId],
  );
  await database.query(
    `INSERT INTO document (id, team_id, content, text, updated_at) VALUES ($1, $2, $3, 'SECRET doc', now())`,
    [docId, teamId, JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] })],
  );
  await database.query(
    `INSERT INTO ai_doc (id, team_id, project_id, title, sources, framework, text_id, texts, agent_id, created_by, created_at, updated_at)
     VALUES ($1, $2, $3, 'SECRET doc', $4, 'Summary', $5, ARRAY[$5::uuid], $6, $7, now(), now())`,
    [docId, teamId, projectId, sources, textId, agentId, userId],
  );
  await database.query(
    `INSERT INTO agent_run (id, team_id, agent_id, state, started_by, doc_id, text_id, created_at)
     VALUES ($1, $2, $3, 'WRITING', $4, $5, $6, now())`,
    [runId, teamId, agentId, userId, docId, textId],
  );
  return { docId, agentId, runId };
}
