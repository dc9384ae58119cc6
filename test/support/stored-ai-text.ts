import type { TestDatabase } from './database.ts';

interface Stored {
  readonly teamId: string;
  readonly userId: string;
  readonly projectId?: string;
  /** The cited note. */
  readonly noteId: string;
  readonly quote: string;
  readonly sentence?: string;
  readonly speaker?: string;
}

/** Stores a finished generated text of one sentence that cites a note; returns its id. */
export async function storeAiText(
  database: TestDatabase,
  { teamId, userId, projectId, noteId, quote, sentence = `They say: ${quote}`, speaker }: Stored,
): Promise<string> {
  const citation = {
    citationReferenceId: 'c1',
    id: noteId,
    type: 'note',
    parentId: null,
    projectId: projectId ?? null,
    title: quote,
    projectTitle: null,
    text: `Well, ${quote}`,
    quote,
    start: 0,
    end: quote.length,
    speaker: speaker ?? null,
    fileId: null,
    startTime: null,
    endTime: null,
  };
  const sections = [{ key: 'text', title: null, startTime: null, sentences: [{ text: sentence, citations: ['c1'] }] }];
  const [row] = await database.query<{ id: string }>(
    `WITH t AS (INSERT INTO ai_text (id, team_id, project_id, purpose, state, method, content, dropped, created_by, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, 'summary', 'DONE', 'EXTRACTED', $3, 0, $4, now(), now()) RETURNING id),
     s AS (INSERT INTO ai_text_source SELECT t.id, $1, 'note', $5, $5 FROM t)
     SELECT id FROM t`,
    [teamId, projectId ?? null, JSON.stringify({ sections, citations: [citation] }), userId, noteId],
  );
  return row!.id;
}
