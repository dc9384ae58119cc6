import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { TestDatabase } from '../support/database.ts';
import type { Person } from '../support/known-people.ts';

/** Creates a note with highlights and returns their ids. */
export async function highlightsIn(
  database: TestDatabase,
  author: Person,
  projectId: string,
  count: number,
): Promise<string[]> {
  const noteId = uuidV7.newId();
  const ids = Array.from({ length: count }, () => uuidV7.newId());
  await database.query(
    `INSERT INTO note (id, team_id, project_id, title, rank, created_by, created_at, updated_at) VALUES ($1, $2, $3, 'Interview', 1, $4, now(), now())`,
    [noteId, author.teamId, projectId, author.userId],
  );
  await database.query(
    `INSERT INTO document (id, team_id, content, text, speakers, updated_at) VALUES ($1, $2, '{}', 'I never trust the first number', '{}', now())`,
    [noteId, author.teamId],
  );
  for (const id of ids) {
    await database.query(
      `INSERT INTO highlight (id, team_id, note_id, project_id, text, start_at, end_at, anchor, created_by, created_at, updated_at) VALUES ($1, $2, $3, $4, 'I never trust', 0, 13, 'mark', $5, now(), now())`,
      [id, author.teamId, noteId, projectId, author.userId],
    );
  }
  return ids;
}

/** Applies a tag to a highlight, backdated to a day in March 2026. */
export async function applyOn(
  database: TestDatabase,
  person: Person,
  highlightId: string,
  tagId: string,
  day: number,
): Promise<void> {
  await database.query(
    `INSERT INTO highlight_tag (team_id, highlight_id, tag_id, applied_by, applied_at, how) VALUES ($1, $2, $3, $4, $5, 'person')`,
    [person.teamId, highlightId, tagId, person.userId, new Date(Date.UTC(2026, 2, day))],
  );
}
