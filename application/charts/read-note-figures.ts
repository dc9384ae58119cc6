import {
  type NoteFigures,
  type NoteFiguresQuery,
  columnRows,
  countedNoteForms,
  refuseUnmeasurable,
} from '@evident/domain/charts';
import type { FieldWithUse } from '@evident/domain/fields';
import { and, allOf } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { NoteFigureReader } from './chart-reader.ts';
import { type CrossedFields, NOT_FOUND, type Segments, columnsFor, crossingOf, fieldIn } from './columns-for.ts';

/** Measures the notes of a project by the values of a field, time, segments or people. */
export class ReadNoteFigures extends Query<NoteFigures> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly of: NoteFiguresQuery,
  ) {
    super();
  }
}

export const ReadNoteFiguresHandler = answeredBy(
  async (
    { actor, projectId, of: { by, fieldId, numberFieldId, ...of } }: ReadNoteFigures,
    notes: NoteFigureReader,
    filters: ListFilters,
    fields: CrossedFields,
    segments: Segments,
    clock: Clock,
  ): Promise<NoteFigures> => {
    const clause = await filters.clause('note', countedNoteForms(projectId, of), actor);
    const number = numberFieldId === undefined ? null : await measuredField(actor, projectId, numberFieldId, fields);
    const all = { projectId, clause, numberFieldId: number?.id ?? null };
    const crossing = await crossingOf(actor, projectId, { by, fieldId }, fields);
    const { columns, label } = await columnsFor(actor, all, { crossing, counted: 'note' }, notes, segments, clock);
    const clauses = await Promise.all(
      columns.map(async ({ value }) =>
        and(clause, await filters.clause('note', [allOf(...columnRows(crossing, value, 'note'))], actor)),
      ),
    );
    const [total, ...values] = await found(notes.figures(actor, all, [clause, ...clauses]), NOT_FOUND);
    return {
      by: crossing.by,
      fieldId: crossing.by === 'FIELD' ? crossing.field.id : null,
      label,
      numberLabel: number?.label ?? null,
      columns: columns.map((column, index) => ({ ...column, ...values[index]! })),
      total: total!,
    };
  },
);

async function measuredField(
  actor: Actor,
  projectId: Uuid,
  fieldId: Uuid,
  fields: CrossedFields,
): Promise<FieldWithUse> {
  const field = await fieldIn(actor, projectId, fieldId, fields);
  refuseUnmeasurable(field);
  return field;
}
