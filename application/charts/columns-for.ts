import {
  type Counted,
  type CrosstabColumn,
  type CrosstabField,
  type CrosstabQuery,
  type Crossing,
  CROSSTAB_COLUMNS_MAX,
  columnsLabel,
  columnsOf,
  hasLaterDays,
  lastShownDay,
  monthColumns,
  numberColumns,
  personColumns,
  refuseUncrossed,
  weekColumns,
} from '@evident/domain/charts';
import { dayAt } from '@evident/domain/dates';
import { type FieldWithUse, fieldTypeOf } from '@evident/domain/fields';
import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import { type Actor, timeZoneOf } from '@evident/domain/permissions';
import type { SavedFilterReader } from '../saved-filters/index.ts';
import { found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { ColumnReader, CountedHighlights } from './chart-reader.ts';

/** The fields that charts cross and measure. */
export interface CrossedFields {
  field(actor: Actor, fieldId: Uuid): Promise<FieldWithUse | null>;
}

/** The segments of the workspace that the actor sees. */
export type Segments = Pick<SavedFilterReader, 'list'>;

export const NOT_FOUND = 'Project not found';

/** A field of the workspace or of the project. */
export async function fieldIn(
  actor: Actor,
  projectId: Uuid,
  fieldId: Uuid,
  fields: CrossedFields,
): Promise<FieldWithUse> {
  const field = await found(fields.field(actor, fieldId), 'Field not found');
  return field.projectId === null || field.projectId === projectId ? field : notFound('Field');
}

export async function crossingOf(
  actor: Actor,
  projectId: Uuid,
  { by = 'FIELD', fieldId }: Pick<CrosstabQuery, 'by' | 'fieldId'>,
  fields: CrossedFields,
): Promise<Crossing> {
  if (by !== 'FIELD') return { by };
  if (fieldId === undefined) return refuse('ValidationError', 'No field chosen', 'Send `fieldId`, or `by`.');
  return { by, field: await fieldIn(actor, projectId, fieldId, fields) };
}

interface LabelledColumns {
  readonly columns: readonly CrosstabColumn[];
  readonly label: string;
}

export async function columnsFor(
  actor: Actor,
  all: CountedHighlights,
  { crossing, counted }: { readonly crossing: Crossing; readonly counted: Counted },
  reader: ColumnReader,
  segments: Segments,
  clock: Clock,
): Promise<LabelledColumns> {
  const { by } = crossing;
  if (by === 'WEEK' || by === 'MONTH') {
    const until = lastShownDay(by, dayAt(clock.now(), timeZoneOf(actor)));
    const span = (await found(reader.days(actor, all, until), NOT_FOUND))[0] ?? null;
    const columns = by === 'WEEK' ? weekColumns(span) : monthColumns(span);
    return { columns, label: columnsLabel(crossing, columns.length, counted, hasLaterDays(span)) };
  }
  if (by === 'FIELD') {
    refuseUncrossed(crossing.field);
    const { found: values, hasLater } = await columnsFound(actor, all, crossing.field, reader, clock);
    const columns = columnsOf(crossing.field, values);
    return { columns, label: columnsLabel(crossing, columns.length, counted, hasLater) };
  }
  const columns =
    by === 'PERSON'
      ? personColumns(await found(reader.speakers(actor, all), NOT_FOUND), counted)
      : await segmentColumns(actor, segments);
  return { columns, label: columnsLabel(crossing, columns.length, counted) };
}

async function segmentColumns(actor: Actor, segments: Segments): Promise<CrosstabColumn[]> {
  const page = { limit: CROSSTAB_COLUMNS_MAX, cursor: null };
  const { items } = await segments.list(actor, { objectType: 'PERSON' }, page);
  return items.map(({ id, name }) => ({ value: id, label: name }));
}

/** Columns that follow from the values of a field; `hasLater` if it has days after the last one. */
interface ColumnsFound {
  readonly found: readonly CrosstabColumn[];
  readonly hasLater: boolean;
}

/** None if the columns of a field are in its settings. */
async function columnsFound(
  actor: Actor,
  all: CountedHighlights,
  field: CrosstabField,
  reader: ColumnReader,
  clock: Clock,
): Promise<ColumnsFound> {
  const only = (columns: readonly CrosstabColumn[]): ColumnsFound => ({ found: columns, hasLater: false });
  switch (fieldTypeOf(field.type).crossed.found) {
    case 'people':
      return only(await found(reader.people(actor, all, field.id), NOT_FOUND));
    case 'texts':
      return only((await found(reader.texts(actor, all, field), NOT_FOUND)).map((value) => ({ value, label: value })));
    case 'numbers':
      return only(
        numberColumns((await found(reader.numbers(actor, all, field), NOT_FOUND))[0] ?? null, field.settings),
      );
    case 'months': {
      const until = lastShownDay('MONTH', dayAt(clock.now(), timeZoneOf(actor)));
      const span = (await found(reader.valueDays(actor, all, field, until), NOT_FOUND))[0] ?? null;
      return { found: monthColumns(span), hasLater: hasLaterDays(span) };
    }
    case undefined:
      return only([]);
  }
}
