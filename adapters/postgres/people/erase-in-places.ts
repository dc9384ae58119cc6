import type { ErasedRows } from '@evident/application/people/erasure-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { type ErasedOf, type Texts, erasedRows } from './erased-rows.ts';

/** Erases words in rows of these places. */
export async function erasedPlaces(session: Session, places: readonly Texts[], which: ErasedOf): Promise<ErasedRows> {
  const keys: Record<string, readonly string[]> = {};
  let mentions = 0;
  for (const texts of places) {
    const done = await erasedRows(session, texts, which);
    keys[texts.table] = done.keys;
    mentions += done.mentions;
  }
  const insights = await session.query<{ id: Uuid; projectId: Uuid }>(
    'SELECT id, project_id AS "projectId" FROM insight WHERE id = ANY ($1) OR publication_id = ANY ($2)',
    [keys['insight'] ?? [], keys['insight_publication'] ?? []],
  );
  const tags = await session.query<{ id: Uuid; projectId: Uuid | null }>(
    'SELECT id, project_id AS "projectId" FROM tag WHERE id = ANY ($1)',
    [keys['tag'] ?? []],
  );
  // Search has responses in the text of their note, and highlights follow theirs.
  const notes = await session.query<{ id: Uuid }>(
    'SELECT note_id AS id FROM survey_question WHERE id = ANY ($1) UNION SELECT note_id FROM highlight WHERE id = ANY ($2)',
    [keys['survey_question'] ?? [], keys['highlight'] ?? []],
  );
  const refs = [
    ...notes.map(({ id }) => ({ type: 'NOTE', id }) as const),
    ...insights.map(({ id }) => ({ type: 'INSIGHT', id }) as const),
    ...INDEXED.flatMap(([table, type]) => (keys[table] ?? []).map((id) => ({ type, id }))),
  ];
  const channels = await session.query<{ id: Uuid; folderId: Uuid | null }>(
    `SELECT id, folder_id AS "folderId" FROM channel WHERE id IN (
         SELECT unnest($1::uuid[]) UNION SELECT channel_id FROM theme WHERE id = ANY ($2) UNION SELECT channel_id FROM data_point WHERE id = ANY ($3))`,
    [keys['channel'] ?? [], keys['theme'] ?? [], keys['data_point'] ?? []],
  );
  return { insights, tags, channels, refs, versions: keys['insight_publication']?.length ?? 0, mentions };
}

/** Tables whose rows are in the search index. */
const INDEXED = [
  ['note', 'NOTE'],
  ['highlight', 'HIGHLIGHT'],
  ['project', 'PROJECT'],
  ['tag', 'TAG'],
  ['folder', 'PROJECT_CATEGORY'],
  ['channel', 'CHANNEL'],
  ['theme', 'THEME'],
  ['data_point', 'CHANNEL_DATAPOINT'],
] as const;
