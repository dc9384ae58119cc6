import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';

/** The committed row types of the database. */
export const SCHEMA_FILE = join(import.meta.dirname, '../../adapters/postgres/schema.ts');
const FORMAT_FILE = join(import.meta.dirname, '../../.oxfmtrc.json');

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type, NOT a.attnotnull AS nullable
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> 'migration' AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname, a.attname`;
const CHECKS = `
  SELECT c.relname AS table, a.attname AS column, pg_get_constraintdef(k.oid) AS check
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
  WHERE k.contype = 'c' AND cardinality(k.conkey) = 1`;

/** The TypeScript type of each PostgreSQL type, as the driver returns it. */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  tsvector: 'string',
  bigint: 'string',
  numeric: 'string',
  smallint: 'number',
  integer: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  date: 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
};

/** Columns whose values have a domain type, and the module of that type. */
const SHAPES: Readonly<Record<string, { readonly type: string; readonly from: string }>> = {
  'canvas.document': { type: 'CanvasDocument', from: 'canvas' },
  'dashboard.arrangement': { type: 'Arrangement', from: 'dashboards' },
  'dashboard_chart.settings': { type: 'ChartSettings', from: 'charts' },
  'document.content': { type: 'RichNode', from: 'content' },
  'document.speakers': { type: 'Speakers', from: 'content' },
  'field.settings': { type: 'FieldSettings', from: 'fields' },
  'field.type': { type: 'FieldTypeName', from: 'fields' },
  'insight_publication.content': { type: 'RichNode', from: 'content' },
  'insight_publication.speakers': { type: 'Speakers', from: 'content' },
  'feed.params': { type: 'FeedParams', from: 'feeds' },
  'insight_publication.quotes': { type: 'PublishedQuotes', from: 'insights' },
  'template.document': { type: 'RichNode', from: 'content' },
  'template.blueprint': { type: 'Blueprint', from: 'templates' },
  'project_extension.added': { type: 'AddedParts', from: 'templates' },
  'project.sections': { type: 'ProjectSections', from: 'projects' },
  'saved_filter.form': { type: 'FilterForm', from: 'filters' },
  'project_view.view_data': { type: 'ViewSearch', from: 'views' },
  'tag.color': { type: 'Hue', from: 'tags' },
  'tag_group.color': { type: 'Hue', from: 'tags' },
  'team.region': { type: 'Region', from: 'workspaces' },
  'trash_entry.held': { type: 'DependentCounts', from: 'trash' },
  'erasure_receipt.counts': { type: 'ErasedCounts', from: 'people' },
};
const FREE: Readonly<Record<string, string>> = {
  'audit_entry.detail': 'Record<string, unknown>',
  'note.raw_fields': 'Record<string, unknown>',
  'person.details': 'Record<string, unknown>',
};

const ONE_OF = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/;

/** The literal types of a constrained column. */
const literalsOf = (check: string): string | undefined =>
  ONE_OF.exec(check)?.[2]
    ?.split(', ')
    .map((literal) => literal.replace(/::\w+$/, ''))
    .join(' | ');

/** Generates the row types of a migrated database; `query` reads from it. */
export async function schemaText(query: <Row>(sql: string) => Promise<Row[]>): Promise<string> {
  const checks = await query<{ table: string; column: string; check: string }>(CHECKS);
  const literals = new Map<string, string>(
    checks.flatMap(({ table, column, check }) => {
      const union = literalsOf(check);
      return union ? [[`${table}.${column}`, union] as const] : [];
    }),
  );
  const typeOf = ({ table, name, type, nullable }: Column): string => {
    const key = `${table}.${name}`;
    const one = TYPES[type.replace(/\[\]$/, '')];
    if (one === undefined) throw new Error(`No TypeScript type for ${type} of ${key}: add it to TYPES.`);
    const own = literals.get(key) ?? SHAPES[key]?.type ?? FREE[key] ?? (type.endsWith('[]') ? `${one}[]` : one);
    return nullable && own !== 'unknown' ? `${own} | null` : own;
  };
  const tables = Map.groupBy(await query<Column>(COLUMNS), ({ table }) => table);
  const imports = Map.groupBy(
    new Map(Object.values(SHAPES).map((shape) => [shape.type, shape])).values(),
    ({ from }) => from,
  );
  const text = [
    '/** Rows as the driver reads them, one interface property a table. Written by `npm run schema` from the migrations; never edited. */',
    ...[...imports].map(
      ([from, types]) => `import type { ${types.map(({ type }) => type).join(', ')} } from '@evident/domain/${from}';`,
    ),
    '',
    'export interface Tables {',
    ...[...tables].flatMap(([table, columns]) => [
      `${table}: {`,
      ...columns.map((column) => `${column.name}: ${typeOf(column)};`),
      '};',
    ]),
    '}',
  ].join('\n');
  const { code } = await format(SCHEMA_FILE, text, JSON.parse(readFileSync(FORMAT_FILE, 'utf8')));
  return code;
}

export const committedSchema = (): string => readFileSync(SCHEMA_FILE, 'utf8');
