import type {
  CountedHighlights,
  CountedNotes,
  NoteFigureReader,
  ValueField,
} from '@evident/application/charts/chart-reader';
import type { CrosstabColumn, DaySpan, NoteValues, NumberSpread } from '@evident/domain/charts';
import type { Clause } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { peopleOfNote } from '../filters/related-rows.ts';
import { expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { notesIn } from '../views/row-bases.ts';
import { daysOf, peopleInNotes, peopleOf, shownPeople, spanIn } from './crosstab-columns.ts';
import { daysIn, numbersIn, textsIn, valuesOf } from './field-values.ts';
import { inProject } from './matched-highlights.ts';

const notesOf = ({ projectId, clause }: CountedHighlights) => notesIn(projectId, clause);

const figuresOf = ({ projectId, numberFieldId }: CountedNotes, clause: Clause) =>
  notesIn(projectId, clause)
    .leftJoin('field_value as v', (join) => join.onRef('v.object_id', '=', 'n.id').on('v.field_id', '=', numberFieldId))
    .select([
      expression<number>`count(*)::int`.as('notes'),
      expression<number>`count(v.number_value)::int`.as('count'),
      expression<number | null>`sum(v.number_value)::double precision`.as('sum'),
      expression<number | null>`avg(v.number_value)::double precision`.as('mean'),
      expression<number | null>`min(v.number_value)::double precision`.as('min'),
      expression<number | null>`max(v.number_value)::double precision`.as('max'),
    ]);

export class PostgresNoteFigureReader implements NoteFigureReader {
  constructor(private readonly reads: PostgresReads) {}

  people(actor: Actor, of: CountedHighlights, fieldId: Uuid): Promise<CrosstabColumn[] | null> {
    return inProject(this.reads, actor, of, async (sight) =>
      shownPeople(await sight.rows(peopleOf(notesOf(of), fieldId))),
    );
  }

  texts(actor: Actor, of: CountedHighlights, field: ValueField): Promise<string[] | null> {
    return inProject(this.reads, actor, of, (sight) =>
      textsIn(sight, valuesOf(notesOf(of), peopleOfNote('n.id'), field)),
    );
  }

  numbers(actor: Actor, of: CountedHighlights, field: ValueField): Promise<NumberSpread[] | null> {
    return inProject(this.reads, actor, of, (sight) =>
      numbersIn(sight, valuesOf(notesOf(of), peopleOfNote('n.id'), field)),
    );
  }

  valueDays(
    actor: Actor,
    of: CountedHighlights,
    field: ValueField,
    until: string,
  ): Promise<NonNullable<DaySpan>[] | null> {
    return inProject(this.reads, actor, of, (sight) =>
      daysIn(sight, valuesOf(notesOf(of), peopleOfNote('n.id'), field), until),
    );
  }

  days(actor: Actor, of: CountedHighlights, until: string): Promise<NonNullable<DaySpan>[] | null> {
    return inProject(this.reads, actor, of, async (sight) => spanIn(await sight.rows(daysOf(notesOf(of), until))));
  }

  speakers(actor: Actor, of: CountedHighlights): Promise<CrosstabColumn[] | null> {
    return inProject(this.reads, actor, of, async (sight) => shownPeople(await sight.rows(peopleInNotes(notesOf(of)))));
  }

  figures(actor: Actor, of: CountedNotes, clauses: readonly Clause[]): Promise<NoteValues[] | null> {
    return inProject(this.reads, actor, of, async (sight) => {
      const values: NoteValues[] = [];
      for (const clause of clauses)
        values.push(...(await sight.rows(figuresOf(of, clause))).map((row) => valuesFrom(row, of)));
      return values;
    });
  }
}

const valuesFrom = (
  { notes, ...numbers }: { notes: number } & NonNullable<NoteValues['numbers']>,
  { numberFieldId }: CountedNotes,
): NoteValues => ({ notes, numbers: numberFieldId === null ? null : numbers });
