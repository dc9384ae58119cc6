import { type RawBuilder, sql } from 'kysely';

/**
 * Reason: returns only ids for comparison, of notes that the caller can see. One index lookup per import file of the
 * workspace.
 */
export const firstNotesOfImports = (archived: boolean): RawBuilder<string> =>
  sql`(SELECT (SELECT o.id FROM note o WHERE o.import_file_id = f.id AND o.archived_at IS ${sql.raw(archived ? 'NOT NULL' : 'NULL')} ORDER BY o.id LIMIT 1) FROM import_file f)`;
