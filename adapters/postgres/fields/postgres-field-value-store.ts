import type { FieldValueStore, ObjectValue, SharedValue } from '@evident/application/fields/field-value-store';
import type { FieldValue } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { columnsOf, valueIn, VALUE_COLUMNS, VALUE_KEY, VALUE_TYPES, type ValueRow } from './value-rows.ts';

const BATCH = 10_000;
const SET_VALUE = VALUE_COLUMNS.split(', ')
  .map((column) => `${column} = c.${column}`)
  .join(', ');

/** Values of custom fields in PostgreSQL: whole lists in one statement. */
export class PostgresFieldValueStore implements FieldValueStore {
  constructor(private readonly session: Session) {}

  async of(objectId: Uuid): Promise<Map<Uuid, FieldValue>> {
    const rows = await this.session.query<ValueRow & { field_id: Uuid }>(
      `SELECT field_id, ${VALUE_COLUMNS} FROM field_value WHERE object_id = $1`,
      [objectId],
    );
    return new Map(rows.map((row) => [row.field_id, valueIn(row)]));
  }

  async put(values: readonly ObjectValue[], at: Date): Promise<void> {
    for (let from = 0; from < values.length; from += BATCH) {
      const rows = values.slice(from, from + BATCH).map(({ fieldId, objectType, objectId, value }) => ({
        field_id: fieldId,
        object_type: objectType,
        object_id: objectId,
        ...columnsOf(value),
      }));
      await this.session.query(
        `INSERT INTO field_value (team_id, field_id, object_type, object_id, ${VALUE_COLUMNS}, changed_at)
         SELECT $2, g.field_id, g.object_type, g.object_id, ${VALUE_COLUMNS}, $3
         FROM jsonb_to_recordset($1::jsonb) AS g (field_id uuid, object_type text, object_id uuid, ${VALUE_TYPES})
         ON CONFLICT (field_id, object_id) DO UPDATE SET ${SET_VALUE.replaceAll('c.', 'excluded.')}, changed_at = excluded.changed_at`,
        [JSON.stringify(rows), this.session.teamId, at],
      );
    }
  }

  async clear(objectId: Uuid, fieldIds: readonly Uuid[]): Promise<void> {
    await this.session.query('DELETE FROM field_value WHERE object_id = $1 AND field_id = ANY ($2::uuid[])', [
      objectId,
      fieldIds,
    ]);
  }

  async versionOf(objectId: Uuid): Promise<number> {
    const [row] = await this.session.query<{ version: number }>(
      'SELECT version FROM fielded_object WHERE object_id = $1',
      [objectId],
    );
    return row?.version ?? 1;
  }

  async countVersion(objectId: Uuid): Promise<void> {
    await this.session.query(
      `INSERT INTO fielded_object (object_id, team_id, version) VALUES ($1, $2, 2)
       ON CONFLICT (object_id) DO UPDATE SET version = fielded_object.version + 1`,
      [objectId, this.session.teamId],
    );
  }

  async count(fieldId: Uuid): Promise<number> {
    const [row] = await this.session.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM field_value WHERE field_id = $1',
      [fieldId],
    );
    return row!.count;
  }

  async shared(fieldId: Uuid): Promise<SharedValue[]> {
    const rows = await this.session.query<ValueRow & { key: string; count: number }>(
      `SELECT ${VALUE_KEY} AS key, ${VALUE_COLUMNS}, count(*)::int AS count FROM field_value WHERE field_id = $1
       GROUP BY ${VALUE_COLUMNS} ORDER BY count DESC, key`,
      [fieldId],
    );
    return rows.map(({ key, count, ...row }) => ({ key, count, value: valueIn(row) }));
  }

  async convert(fieldId: Uuid, changes: readonly { key: string; value: FieldValue | null }[], at: Date): Promise<void> {
    // The new values of one batch may have the keys of another, so each row is converted once: by the rows as they were.
    const rows = changes.map(({ key, value }) => ({ key, gone: value === null, ...columnsOf(value) }));
    await this.session.query(
      `WITH c AS MATERIALIZED (SELECT * FROM jsonb_to_recordset($2::jsonb) AS c (key text, gone boolean, ${VALUE_TYPES})),
       deleted AS (DELETE FROM field_value v USING c WHERE v.field_id = $1 AND c.gone AND ${VALUE_KEY.replace(/(\w+_values?)/g, 'v.$1')} = c.key)
       UPDATE field_value v SET ${SET_VALUE}, changed_at = $3 FROM c WHERE v.field_id = $1 AND NOT c.gone AND ${VALUE_KEY.replace(/(\w+_values?)/g, 'v.$1')} = c.key`,
      [fieldId, JSON.stringify(rows), at],
    );
  }

  async keep(fieldId: Uuid, undoId: Uuid): Promise<void> {
    await this.session.query(
      `INSERT INTO former_field_value (team_id, field_id, object_type, object_id, ${VALUE_COLUMNS}, changed_at, undo_id)
       SELECT team_id, field_id, object_type, object_id, ${VALUE_COLUMNS}, changed_at, $2 FROM field_value WHERE field_id = $1`,
      [fieldId, undoId],
    );
  }

  async restore(fieldId: Uuid, undoId: Uuid): Promise<void> {
    await this.session.query('DELETE FROM field_value WHERE field_id = $1', [fieldId]);
    await this.session.query(
      `INSERT INTO field_value (team_id, field_id, object_type, object_id, ${VALUE_COLUMNS}, changed_at)
       SELECT team_id, field_id, object_type, object_id, ${VALUE_COLUMNS}, changed_at FROM former_field_value WHERE undo_id = $2 AND field_id = $1`,
      [fieldId, undoId],
    );
  }

  async changedSince(fieldId: Uuid, at: Date, count: number): Promise<boolean> {
    const [row] = await this.session.query<{ count: number; later: boolean }>(
      'SELECT count(*)::int AS count, coalesce(bool_or(changed_at > $2), false) AS later FROM field_value WHERE field_id = $1',
      [fieldId, at],
    );
    return row!.later || row!.count !== count;
  }
}
