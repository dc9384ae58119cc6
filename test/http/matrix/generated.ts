import type { TestApp } from '../../support/app.ts';
import type { Person } from '../../support/known-people.ts';
import { docOf } from './doc.ts';
import { summaryOf } from './summary.ts';

/** A text that quotes a note, and a summary, a wrap and a research that have it. */
export async function generatedFrom(
  test: TestApp,
  owner: Person,
  projectId: string,
  noteId: string,
): Promise<
  Record<'textId' | 'summaryId' | 'wrapId' | 'researchId' | 'clusterJobId' | 'docId' | 'agentId' | 'runId', string>
> {
  const { database } = test;
  const { teamId, userId } = owner;
  const textId = await textOf(test, owner, projectId, noteId);
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
  const [clusterJob] = await database.query<{ id: string }>(
    `INSERT INTO cluster_job (id, team_id, project_id, member_id, highlight_ids, amount, strictness, state, progress, found, created_at)
     SELECT gen_random_uuid(), $1, $2, $3, array_agg(id), 'STANDARD', 'STANDARD', 'DONE', 1, '{"clusters": [[0]], "outliers": []}', now()
     FROM highlight WHERE note_id = $4 RETURNING id`,
    [teamId, projectId, userId, noteId],
  );
  const summaryId = await summaryOf(test, owner, noteId, textId);
  const doc = await docOf(test, owner, projectId, textId);
  return { textId, summaryId, wrapId: wrap!.id, researchId: research!.id, clusterJobId: clusterJob!.id, ...doc };
}

async function textOf(test: TestApp, owner: Person, projectId: string, noteId: string): Promise<string> {
  const citation = { citationReferenceId: 'c1', id: noteId, type: 'note', quote: 'SECRET words', start: 0, end: 12 };
  const section = { key: 'text', title: null, startTime: null, sentences: [{ text: 'SECRET', citations: ['c1'] }] };
  const [row] = await test.database.query<{ id: string }>(
    `INSERT INTO ai_text (id, team_id, project_id, purpose, state, method, content, dropped, created_by, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, $2, 'summary', 'DONE', 'EXTRACTED', $3, 0, $4, now(), now()) RETURNING id`,
    [owner.teamId, projectId, JSON.stringify({ sections: [section], citations: [citation] }), owner.userId],
  );
  return row!.id;
}
