import {
  type ChartData,
  type ChartQuery,
  type CoOccurrence,
  type Crosstab,
  type CrosstabColumn,
  type Crossing,
  CROSSTAB_COLUMNS_MAX,
  type CrosstabQuery,
  type Saturation,
  chartForms,
  columnRows,
  columnsOf,
  crossingLabel,
  monthColumns,
  personColumns,
  saturationOf,
} from '@evident/domain/charts';
import { type FieldWithUse, fieldTypeOf } from '@evident/domain/fields';
import { and, allOf } from '@evident/domain/filters';
import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SavedFilterReader } from '../saved-filters/index.ts';
import type { ListFilters } from '../filters/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { ChartReader, CountedHighlights } from './chart-reader.ts';

const NOT_FOUND = 'Project not found';

const counted = async (
  actor: Actor,
  projectId: Uuid,
  of: ChartQuery,
  filters: ListFilters,
): Promise<CountedHighlights> => ({
  projectId,
  clause: await filters.clause('highlight', chartForms(projectId, of), actor),
});

/** Counts the highlights, the notes and the characters of each tag and tag group of a project. */
export class ReadChart extends Query<ChartData> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly of: ChartQuery,
  ) {
    super();
  }
}

export const ReadChartHandler = answeredBy(
  async ({ actor, projectId, of }: ReadChart, charts: ChartReader, filters: ListFilters) =>
    found(charts.chart(actor, await counted(actor, projectId, of, filters)), NOT_FOUND),
);

/** Counts the highlights that two tags have in common. */
export class ReadCoOccurrence extends Query<CoOccurrence> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly of: ChartQuery,
  ) {
    super();
  }
}

export const ReadCoOccurrenceHandler = answeredBy(
  async ({ actor, projectId, of }: ReadCoOccurrence, charts: ChartReader, filters: ListFilters) =>
    found(charts.coOccurrence(actor, await counted(actor, projectId, of, filters)), NOT_FOUND),
);

/** Counts the tags that each note adds to those of the notes before it. */
export class ReadSaturation extends Query<Saturation> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly of: ChartQuery,
  ) {
    super();
  }
}

export const ReadSaturationHandler = answeredBy(
  async ({ actor, projectId, of }: ReadSaturation, charts: ChartReader, filters: ListFilters) =>
    saturationOf(await found(charts.taggedNotes(actor, await counted(actor, projectId, of, filters)), NOT_FOUND)),
);

/** Counts the highlights of each tag by the values of a field. */
export class ReadCrosstab extends Query<Crosstab> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly of: CrosstabQuery,
  ) {
    super();
  }
}

/** The field of a crosstab. */
export interface CrossedFields {
  field(actor: Actor, fieldId: Uuid): Promise<FieldWithUse | null>;
}

/** The segments of the workspace that the actor sees. */
type Segments = Pick<SavedFilterReader, 'list'>;

export const ReadCrosstabHandler = answeredBy(
  async (
    { actor, projectId, of: { by = 'FIELD', fieldId, ...of } }: ReadCrosstab,
    charts: ChartReader,
    filters: ListFilters,
    fields: CrossedFields,
    segments: Segments,
  ): Promise<Crosstab> => {
    const all = await counted(actor, projectId, of, filters);
    const crossing: Crossing =
      by === 'FIELD' ? { by, field: await fieldOf(actor, projectId, fieldId, fields) } : { by };
    const columns = await columnsFor(actor, all, crossing, charts, segments);
    const clauses = await Promise.all(
      columns.map(async ({ value }) =>
        and(all.clause, await filters.clause('highlight', [allOf(...columnRows(crossing, value))], actor)),
      ),
    );
    const { rows, highlights } = await found(charts.columns(actor, all, clauses), NOT_FOUND);
    return {
      by,
      fieldId: crossing.by === 'FIELD' ? crossing.field.id : null,
      label: crossingLabel(crossing),
      columns: columns.map((column, index) => ({ ...column, highlights: highlights[index] ?? 0 })),
      rows,
    };
  },
);

async function fieldOf(
  actor: Actor,
  projectId: Uuid,
  fieldId: Uuid | undefined,
  fields: CrossedFields,
): Promise<FieldWithUse> {
  if (fieldId === undefined) return refuse('ValidationError', 'No field chosen', 'Send `fieldId`, or `by`.');
  const field = await found(fields.field(actor, fieldId), 'Field not found');
  return field.projectId === null || field.projectId === projectId ? field : notFound('Field');
}

async function columnsFor(
  actor: Actor,
  all: CountedHighlights,
  crossing: Crossing,
  charts: ChartReader,
  segments: Segments,
): Promise<CrosstabColumn[]> {
  switch (crossing.by) {
    case 'FIELD': {
      const { field } = crossing;
      const people =
        fieldTypeOf(field.type).holds === 'people' ? await found(charts.people(actor, all, field.id), NOT_FOUND) : [];
      return columnsOf(field, people);
    }
    case 'MONTH':
      return monthColumns((await found(charts.months(actor, all), NOT_FOUND))[0] ?? null);
    case 'PERSON':
      return personColumns(await found(charts.speakers(actor, all), NOT_FOUND));
    case 'SEGMENT': {
      const { items } = await segments.list(
        actor,
        { objectType: 'PERSON' },
        { limit: CROSSTAB_COLUMNS_MAX, cursor: null },
      );
      return items.map(({ id, name }) => ({ value: id, label: name }));
    }
  }
}
