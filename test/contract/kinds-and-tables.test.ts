import { FOLLOWED_TYPES } from '@evident/domain/feeds';
import { FIELDED_TYPES } from '@evident/domain/fields';
import { SAVED_FOR } from '@evident/domain/filters';
import { VIEWED_TYPES } from '@evident/domain/views';
import { type Ability, KINDS, type Kind, kindsThat, typesThat } from '@evident/domain/kinds';
import { type TestDatabase, openDatabase } from '../support/database.ts';

/** Tables with a column `object_type`, and the names that their CHECK constraint admits. */
const CHECKED: Readonly<Record<string, readonly string[]>> = {
  comment_thread: typesThat('commented'),
  contribution: kindsThat('written'),
  field: FIELDED_TYPES,
  field_set: FIELDED_TYPES,
  field_value: FIELDED_TYPES,
  follow: FOLLOWED_TYPES,
  former_field_value: FIELDED_TYPES,
  saved_filter: Object.keys(SAVED_FOR),
  object_view: typesThat('written'),
  project_view: [...VIEWED_TYPES],
  share_link: kindsThat('shared'),
  star: typesThat('starred'),
  trash_entry: typesThat('trashed'),
  visit: typesThat('starred'),
};
/**
 * The audit log also names members and invites, and notifications and runs of automations repeat the objects of events. The tables of search
 * are written only from `SEARCHED_TYPES`.
 */
const UNCHECKED = [
  'audit_entry',
  'automation_run',
  'notification',
  'search_change',
  'search_passage',
  'search_vector',
  'search_vector_change',
  'search_volume',
];

describe('the tables agree with the catalogue of kinds', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.close());

  const tablesWith = async (column: string): Promise<string[]> =>
    (
      await database.query<{ name: string }>(
        `SELECT c.relname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
         WHERE a.attname = $1 AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
        [column],
      )
    ).map(({ name }) => name);

  it('on the object types of each table', async () => {
    const checks = await database.query<{ name: string; definition: string }>(
      `SELECT conrelid::regclass::text AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE contype = 'c' AND pg_get_constraintdef(oid) LIKE '%object_type = ANY%'`,
    );
    const admitted = checks.map(({ name, definition }) => [
      name,
      [...definition.matchAll(/'([^']+)'/g)].map(([, value]) => value).sort(),
    ]);
    expect(Object.fromEntries(admitted)).toEqual(
      Object.fromEntries(Object.entries(CHECKED).map(([name, names]) => [name, [...names].sort()])),
    );
    expect(await tablesWith('object_type')).toEqual([...Object.keys(CHECKED), ...UNCHECKED].sort());
  });

  it.each<[Ability, string]>([
    ['trashed', 'trash_id'],
    ['archived', 'archived_at'],
  ])('on which kinds can be %s, by their column %s', async (ability, column) => {
    const tables = await tablesWith(column);
    for (const kind of Object.keys(KINDS) as Kind[])
      if (KINDS[kind][ability]) expect(tables).toContain(KINDS[kind].table);
  });

  it('on which kinds hold grants', async () => {
    const columns = await database.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'access_grant'::regclass AND attname IN ('project_id', 'folder_id', 'note_id', 'insight_id')`,
    );
    expect(columns.map(({ name }) => name).sort()).toEqual(
      kindsThat('granted')
        .map((kind) => `${kind}_id`)
        .sort(),
    );
  });
});
