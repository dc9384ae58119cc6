import type { RowList, RowReader } from '@evident/application/views/row-reader';
import { excerpt, excerptOf } from '@evident/domain/content';
import type { FieldView } from '@evident/domain/fields';
import { type Page, type PageRequest, refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  fieldsOf,
  type Row,
  type RowGroup,
  type RowGroups,
  type RowSort,
  type ViewedType,
} from '@evident/domain/views';
import type { InferResult, SelectQueryBuilder } from 'kysely';
import { fieldsIn, valuesOf } from '../fields/postgres-field-reader.ts';
import { inPages, pageFrom } from '../keyset.ts';
import { type Readable, db, expression } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { KEYS, highlightsIn, insightsIn, notesIn } from './row-bases.ts';
import { highlightRows, insightRows, noteRows } from './row-columns.ts';
import { countedGroups, shownGroups } from './row-groups.ts';
import { rowOrder } from './row-order.ts';

type Found = InferResult<ReturnType<typeof noteRows>>[number];
type Rows = SelectQueryBuilder<Readable, never, Found>;

/** Reads rows of views that the actor can see. */
export class PostgresRowReader implements RowReader {
  constructor(private readonly reads: PostgresReads) {}

  rows(actor: Actor, list: RowList, sort: RowSort | null, page: PageRequest): Promise<Page<Row>> {
    return this.reads.as(actor, async (sight) => {
      const fields = await fieldsOfList(sight, list);
      const field = sort?.by === 'FIELD' ? fieldFor(fields, sort.fieldId!) : null;
      const query = sorted(rowsOf(actor, list), list.objectType, sort, field);
      const paged = inPages(query, rowOrder(list.objectType, sort, field), page);
      const found = await sight.rows(paged.query, { given: paged.given });
      return pageFrom(found, page, (row) => shown(list.objectType, row, fields));
    });
  }

  groups(actor: Actor, list: RowList, group: RowGroup | null): Promise<RowGroups> {
    return this.reads.as(actor, async (sight) => {
      const base = baseOf(actor, list);
      const [counted] = await sight.rows(base.select(expression<number>`count(*)::int`.as('total')));
      const total = counted!.total;
      if (!group) return { items: [{ key: null, title: '', color: null, count: total }], total };
      const field = group.fieldId ? fieldFor(await fieldsOfList(sight, list), group.fieldId, group.kind) : null;
      const keys = await sight.rows(countedGroups(base, list.objectType, group));
      return { items: await shownGroups(sight, keys, group, field), total };
    });
  }
}

const fieldsOfList = async (sight: Sight, { projectId, objectType }: RowList): Promise<FieldView[]> =>
  (await fieldsIn(sight, projectId, { objectType: fieldsOf(objectType), workspace: 'true' })).fields;

/** @throws Refusal `ValidationError` for a field that the rows do not have, or of another type */
function fieldFor(fields: readonly FieldView[], fieldId: Uuid, type?: string): FieldView {
  const field = fields.find(({ id }) => id === fieldId.toLowerCase());
  if (!field)
    return refuse('ValidationError', 'Field not found here', 'Choose a field of the project or the workspace.');
  if (type !== undefined && field.type !== type)
    refuse('ValidationError', `“${field.label}” is no field of that type`, 'Choose another field to group by.');
  return field;
}

/** The rows without columns. */
function baseOf(actor: Actor, { projectId, objectType, clause }: RowList): SelectQueryBuilder<Readable, never, object> {
  const bases = {
    NOTE: () => notesIn(projectId, clause),
    HIGHLIGHT: () => highlightsIn(projectId, clause),
    INSIGHT: () => insightsIn(actor, projectId, clause),
  };
  return bases[objectType]() as never;
}

function rowsOf(actor: Actor, { projectId, objectType, clause }: RowList): Rows {
  const rows = {
    NOTE: () => noteRows(notesIn(projectId, clause)),
    HIGHLIGHT: () => highlightRows(highlightsIn(projectId, clause)),
    INSIGHT: () => insightRows(insightsIn(actor, projectId, clause)),
  };
  return rows[objectType]() as never;
}

/** Joins what the order needs: the value of the field, or the number of highlights. */
function sorted(rows: Rows, objectType: ViewedType, sort: RowSort | null, field: FieldView | null): Rows {
  if (field)
    return rows.leftJoin('field_value as sv', (join) =>
      join.onRef('sv.object_id', '=', KEYS[objectType].fields as never).on('sv.field_id', '=', field.id as never),
    ) as never;
  if (sort?.by !== 'HIGHLIGHT_COUNT') return rows;
  const count = db
    .selectFrom('highlight as ch')
    .whereRef('ch.note_id', '=', 'n.id' as never)
    .select(expression<number>`count(*)::int`.as('count'));
  return rows.innerJoinLateral(count.as('hc'), (join) => join.onTrue()) as never;
}

const shown = (objectType: ViewedType, { opening, values, ...row }: Found, fields: readonly FieldView[]): Row => ({
  ...row,
  objectType,
  text: shownText(objectType, row.text, opening),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  values: valuesOf(
    fields,
    // Dates come from JSON as text.
    values.map((value) => ({
      ...value,
      moment_value: value.moment_value === null ? null : new Date(value.moment_value),
    })),
  ),
});

function shownText(objectType: ViewedType, text: string, opening: Found['opening']): string {
  if (opening) return excerptOf({ type: 'doc', content: opening }, 300);
  return objectType === 'NOTE' ? excerpt(text) : text;
}
