import type {
  ChartData,
  CoOccurrence,
  Crosstab,
  CrosstabColumn,
  CrosstabField,
  DaySpan,
  NoteValues,
  NumberSpread,
  TaggedNote,
} from '@evident/domain/charts';
import type { Clause } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The highlights, or the notes, of one project under a clause. */
export interface CountedHighlights {
  readonly projectId: Uuid;
  readonly clause: Clause;
}

/** The notes of one project under a clause, and the number field whose values are measured. */
export interface CountedNotes extends CountedHighlights {
  readonly numberFieldId: Uuid | null;
}

/** A table of tags: the rows of a crosstab, and the number of highlights in each column. */
export interface CountedColumns {
  readonly rows: Crosstab['rows'];
  readonly highlights: readonly number[];
}

/** A field of notes, or of their people. */
export type ValueField = Pick<CrosstabField, 'id' | 'objectType'>;

/** The columns that highlights or notes are crossed with. Each method returns null for a project out of the actor's sight. */
export interface ColumnReader {
  /** The people whom a PERSON field of the notes names, the most frequent first. Those out of sight are left out. */
  people(actor: Actor, of: CountedHighlights, fieldId: Uuid): Promise<CrosstabColumn[] | null>;
  /** The texts of a field, the most frequent first; of equal texts, the most frequent one. Texts that are long or begin or end with a blank, and of people out of sight, are left out. */
  texts(actor: Actor, of: CountedHighlights, field: ValueField): Promise<string[] | null>;
  /** The numbers of a field; empty without any. Those of people out of sight are left out. */
  numbers(actor: Actor, of: CountedHighlights, field: ValueField): Promise<NumberSpread[] | null>;
  /** The first and the last day of the dates of a field, and the last one until a day; empty without any. Those of people out of sight are left out. */
  valueDays(
    actor: Actor,
    of: CountedHighlights,
    field: ValueField,
    until: string,
  ): Promise<NonNullable<DaySpan>[] | null>;
  /** The first and the last day of their notes, and the last one until a day; empty without any. */
  days(actor: Actor, of: CountedHighlights, until: string): Promise<NonNullable<DaySpan>[] | null>;
  /** The people who say the highlights, or of the notes, the most frequent first. Those out of sight are left out. */
  speakers(actor: Actor, of: CountedHighlights): Promise<CrosstabColumn[] | null>;
}

/** Measures notes that the actor can see. */
export interface NoteFigureReader extends ColumnReader {
  /** The figures under each clause; null for a project out of the actor's sight. */
  figures(actor: Actor, of: CountedNotes, clauses: readonly Clause[]): Promise<NoteValues[] | null>;
}

/** Counts highlights that the actor can see. Each method returns null for a project that they cannot see. */
export interface ChartReader extends ColumnReader {
  chart(actor: Actor, of: CountedHighlights): Promise<ChartData | null>;
  /** Pairs of tags on the same highlight. */
  coOccurrence(actor: Actor, of: CountedHighlights): Promise<CoOccurrence | null>;
  /** Notes with tagged highlights, the oldest first. */
  taggedNotes(actor: Actor, of: CountedHighlights): Promise<TaggedNote[] | null>;
  /** The highlights of each tag in each column: `columns` are clauses, `of` those of all columns. */
  columns(actor: Actor, of: CountedHighlights, columns: readonly Clause[]): Promise<CountedColumns | null>;
}
