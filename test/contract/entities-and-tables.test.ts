import type { DataSource } from 'typeorm';
import { connect } from '../../adapters/postgres/connection.ts';
import { entities } from '../../adapters/postgres/composition/stores.ts';
import { type TestDatabase, openDatabase } from '../support/database.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly fills: boolean;
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS nullable, a.atthasdef OR a.attidentity <> '' AS fills
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped`;

const SPELLED: Readonly<Record<string, string>> = {
  timestamptz: 'timestamp with time zone',
  int: 'integer',
  int4: 'integer',
  int8: 'bigint',
  bool: 'boolean',
  float8: 'double precision',
  varchar: 'character varying',
};

/** Columns that a trigger fills. */
const FILLED = new Set(['highlight_tag.project_id']);

describe('TypeORM entities and migrated tables', () => {
  let database: TestDatabase;
  let source: DataSource;
  let columns: Map<string, Column>;

  beforeAll(async () => {
    database = await openDatabase();
    source = await connect(database.url, entities);
    columns = new Map(
      (await database.query<Column>(COLUMNS)).map((column) => [`${column.table}.${column.name}`, column]),
    );
  });
  afterAll(async () => {
    await source.destroy();
    await database.close();
  });

  it('have the same columns with the same types and nullability', () => {
    const entityColumns = source.entityMetadatas.flatMap(({ tableName, columns: own }) =>
      own.map((column) => {
        const type = source.driver.normalizeType(column);
        return {
          table: tableName,
          name: column.databaseName,
          type: `${SPELLED[type] ?? type}${column.isArray ? '[]' : ''}`,
          nullable: column.isNullable,
        };
      }),
    );
    const tableColumns = entityColumns.map(({ table, name }) => {
      const column = columns.get(`${table}.${name}`);
      return column
        ? { table, name, type: column.type, nullable: column.nullable }
        : { table, name, missing: 'a migration' };
    });
    expect(entityColumns.length).toBeGreaterThan(0);
    expect(tableColumns).toEqual(entityColumns);
  });

  it('have no required column without a field or a default', () => {
    const known = new Map(
      source.entityMetadatas.map(({ tableName, columns: own }) => [
        tableName,
        new Set(own.map(({ databaseName }) => databaseName)),
      ]),
    );
    const unwritten = [...columns.values()].filter(
      ({ table, name, nullable, fills }) =>
        known.has(table) && !known.get(table)!.has(name) && !nullable && !fills && !FILLED.has(`${table}.${name}`),
    );
    expect(unwritten).toEqual([]);
  });
});
