import type { RowList, RowReader } from '@evident/application/views/row-reader';
import { excerpt, excerptOf } from '@evident/domain/content';
import type { FieldView } from '@evident/domain/fields';
import { audioVideoOf } from '@evident/domain/highlights';
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
import { fieldsIn, shownIn, valuesOf } from '../fields/postgres-field-reader.ts';
import { recordingOf } from '../highlights/highlight-rows.ts';
import { type Order, inPages, pageFrom } from '../keyset.ts';
import { mediumOfHighlight, wordsIn } from '../note-source.ts';
import { type Readable, db, expression, textual } from '../queries.ts';
import type { PostgresReads, Sight } from '../reads.ts';
import { KEYS, highlightsIn, insightsIn, notesCountedIn, notesIn } from './row-bases.ts';
import { highlightRows, insightRows, noteRows } from './row-columns.ts';
import { countedGroups, hiddenAmong, shownGroups } from './row-groups.ts';
import { rowOrder } from './row-order.ts';
import { totalsOf } from './row-totals.ts';

type Found = InferResult<ReturnType<typeof noteRows>>[number];
type Rows = SelectQueryBuilder<Readable, never, Found>;

/** Reads rows of views that the actor can see. */
export class PostgresRowReader implements RowReader {
  constructor(private readonly reads: PostgresReads) {}

  rows(actor: Actor, list: RowList, sort: RowSort | null, page: PageRequest, skip: number): Promise<Page<Row>> {
    return this.reads.as(actor, async (sight) => {
      const fields = await fieldsOfList(sight, list);
      const field = sort?.by === 'FIELD' ? fieldFor(fields, sort.fieldId!) : null;
      const order = rowOrder(list.objectType, sort, field);
      const query = sorted(rowsOf(actor, list), list.objectType, sort, field);
      const base = sorted(baseOf(actor, list), list.objectType, sort, field);
      const from =
        skip > 0 ? among(query, list.objectType, await idsBehind(sight, base, list, order, skip, page)) : query;
      const paged = inPages(from, order, page);
      const found = await sight.rows(paged.query, { given: paged.given });
      const valued = await shownIn(sight, actor, fields);
      return pageFrom(found, page, (row) => shown(list.objectType, row, valued));
    });
  }

  hiddenPeople(actor: Actor, list: RowList, group: RowGroup): Promise<Uuid[]> {
    return this.reads.as(actor, (sight) => hiddenIn(sight, baseOf(actor, list), list.objectType, group));
  }

  groups(actor: Actor, list: RowList, group: RowGroup | null, totals: readonly Uuid[]): Promise<RowGroups> {
    return this.reads.as(actor, async (sight) => {
      const base = baseOf(actor, list);
      const [counted] = await sight.rows(base.select(expression<number>`count(*)::int`.as('total')));
      const total = counted!.total;
      const fields = group?.fieldId || totals.length > 0 ? await fieldsOfList(sight, list) : [];
      const summed = totals.map((fieldId) => fieldFor(fields, fieldId));
      const inAll = (await totalsOf(sight, base, list.objectType, null, summed)).get(null) ?? [];
      if (!group)
        return { items: [{ key: null, title: '', color: null, count: total, totals: inAll }], total, totals: inAll };
      const field = group.fieldId ? fieldFor(fields, group.fieldId, group.kind) : null;
      const hidden = await hiddenIn(sight, base, list.objectType, group);
      const read = { ...group, hidden };
      const keys = await sight.rows(countedGroups(base, list.objectType, read));
      const byGroup = await totalsOf(sight, base, list.objectType, read, summed);
      const items = await shownGroups(sight, keys, group, field);
      return { items: items.map((one) => ({ ...one, totals: byGroup.get(one.key) ?? [] })), total, totals: inAll };
    });
  }
}

/** The people of the rows whom the reader does not see; none for groups of other values. */
const hiddenIn = async (
  sight: Sight,
  base: SelectQueryBuilder<Readable, never, object>,
  objectType: ViewedType,
  group: RowGroup,
): Promise<Uuid[]> =>
  group.kind === 'PERSON' ? hiddenAmong(sight, await sight.rows(countedGroups(base, objectType, group))) : [];

/** The ids of one page behind skipped rows, so that columns are read for the shown rows only. */
async function idsBehind(
  sight: Sight,
  base: SelectQueryBuilder<Readable, never, object>,
  { objectType }: RowList,
  { columns, descending = false }: Order,
  skip: number,
  { limit }: PageRequest,
): Promise<Uuid[]> {
  const ids = base
    .select(textual<Uuid>(KEYS[objectType].id).as('id'))
    .limit(limit + 1)
    .offset(skip);
  const inOrder = columns.reduce((query, { sql }) => query.orderBy(textual(sql), descending ? 'desc' : 'asc'), ids);
  return (await sight.rows(inOrder)).map(({ id }) => id);
}

const among = (rows: Rows, objectType: ViewedType, ids: readonly Uuid[]): Rows =>
  rows.where(textual<Uuid>(KEYS[objectType].id), '=', expression<Uuid>`any (${ids}::uuid[])`);

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
    NOTE: () => notesCountedIn(projectId, clause),
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
function sorted<Columns>(
  rows: SelectQueryBuilder<Readable, never, Columns>,
  objectType: ViewedType,
  sort: RowSort | null,
  field: FieldView | null,
): SelectQueryBuilder<Readable, never, Columns> {
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

const shown = (
  objectType: ViewedType,
  { opening, values, file, source, snippetStartMs, snippetEndMs, ...row }: Found,
  fields: readonly FieldView[],
): Row => ({
  ...row,
  ...mediumOfHighlight(source, file?.fileId ?? null, row.startMs),
  audioVideo: audioVideoOf({ ...row, snippetStartMs, snippetEndMs }, file && recordingOf(file)),
  objectType,
  text: shownText(objectType, row.text, opening) || (objectType === 'NOTE' ? wordsIn(source) : ''),
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
