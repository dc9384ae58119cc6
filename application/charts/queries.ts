import {
  type ChartData,
  type ChartQuery,
  type CoOccurrence,
  type Crosstab,
  type CrosstabQuery,
  type Saturation,
  chartForms,
  columnRows,
  saturationOf,
} from '@evident/domain/charts';
import { and, allOf } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { ChartReader, CountedHighlights } from './chart-reader.ts';
import { type CrossedFields, NOT_FOUND, type Segments, columnsFor, crossingOf } from './columns-for.ts';

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

export const ReadCrosstabHandler = answeredBy(
  async (
    { actor, projectId, of: { by, fieldId, ...of } }: ReadCrosstab,
    charts: ChartReader,
    filters: ListFilters,
    fields: CrossedFields,
    segments: Segments,
    clock: Clock,
  ): Promise<Crosstab> => {
    const all = await counted(actor, projectId, of, filters);
    const crossing = await crossingOf(actor, projectId, { by, fieldId }, fields);
    const { columns, label } = await columnsFor(
      actor,
      all,
      { crossing, counted: 'highlight' },
      charts,
      segments,
      clock,
    );
    const clauses = await Promise.all(
      columns.map(async ({ value }) =>
        and(all.clause, await filters.clause('highlight', [allOf(...columnRows(crossing, value))], actor)),
      ),
    );
    const { rows, highlights } = await found(charts.columns(actor, all, clauses), NOT_FOUND);
    return {
      by: crossing.by,
      fieldId: crossing.by === 'FIELD' ? crossing.field.id : null,
      label,
      columns: columns.map((column, index) => ({ ...column, highlights: highlights[index] ?? 0 })),
      rows,
    };
  },
);
