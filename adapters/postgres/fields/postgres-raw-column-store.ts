import type { RawColumnStore, RawNotes } from '@evident/application/fields/raw-column-store';
import type { CountedText, FieldValue } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { columnsOf, VALUE_COLUMNS, VALUE_TYPES } from './value-rows.ts';

/** Columns that are listed: tables have at most as many, and fields are fewer. */
const NAMES = 500;
/** Notes that are enough to tell the types of columns. */
const SAMPLED = 1000;

const whereOf = (notes: RawNotes): { condition: string; id: Uuid } =>
  'projectId' in notes
    ? { condition: 'n.project_id = $1', id: notes.projectId }
    : { condition: 'n.import_file_id = $1', id: notes.importFileId };

/** Raw columns of notes in PostgreSQL: whole columns in one statement. */
export class PostgresRawColumnStore implements RawColumnStore {
  constructor(private readonly session: Session) {}

  names(projectId: Uuid): Promise<{ name: string; noteCount: number }[]> {
    return this.session.query(
      `SELECT c.name, count(*)::int AS "noteCount" FROM note n, jsonb_each_text(n.raw_fields) AS c (name, value)
       WHERE n.project_id = $1 AND c.value <> '' GROUP BY c.name ORDER BY 2 DESC, 1 LIMIT ${NAMES}`,
      [projectId],
    );
  }

  sampled(projectId: Uuid): Promise<(CountedText & { name: string })[]> {
    return this.session.query(
      `SELECT c.name, c.value AS text, count(*)::int AS count
       FROM (SELECT raw_fields FROM note WHERE project_id = $1 AND raw_fields <> '{}' ORDER BY id LIMIT ${SAMPLED}) n, jsonb_each_text(n.raw_fields) AS c (name, value)
       WHERE c.value <> '' GROUP BY 1, 2 ORDER BY 3 DESC, 2`,
      [projectId],
    );
  }

  texts(notes: RawNotes, name: string): Promise<CountedText[]> {
    const { condition, id } = whereOf(notes);
    return this.session.query(
      `SELECT n.raw_fields ->> $2 AS text, count(*)::int AS count FROM note n
       WHERE ${condition} AND n.raw_fields ->> $2 <> '' GROUP BY 1 ORDER BY 2 DESC, 1`,
      [id, name],
    );
  }

  async fill(
    notes: RawNotes,
    name: string,
    fieldId: Uuid,
    values: readonly { text: string; value: FieldValue }[],
    at: Date,
  ): Promise<number> {
    const { condition, id } = whereOf(notes);
    const rows = values.map(({ text, value }) => ({ text, ...columnsOf(value) }));
    const filled = await this.session.query<{ count: number }>(
      `WITH given AS MATERIALIZED (SELECT * FROM jsonb_to_recordset($5::jsonb) AS g (text text, ${VALUE_TYPES})),
       filled AS (
         INSERT INTO field_value (team_id, field_id, object_type, object_id, ${VALUE_COLUMNS}, changed_at)
         SELECT $3, $4, 'NOTE', n.id, ${VALUE_COLUMNS}, $6 FROM note n JOIN given g ON n.raw_fields ->> $2 = g.text
         WHERE ${condition}
         ON CONFLICT (field_id, object_id) DO NOTHING RETURNING 1)
       SELECT count(*)::int AS count FROM filled`,
      [id, name, this.session.teamId, fieldId, JSON.stringify(rows), at],
    );
    return filled[0]!.count;
  }
}
