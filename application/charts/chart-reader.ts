import type { ChartData, CoOccurrence, Crosstab, CrosstabColumn, TaggedNote } from '@evident/domain/charts';
import type { Clause } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The highlights of one project under a clause. */
export interface CountedHighlights {
  readonly projectId: Uuid;
  readonly clause: Clause;
}

/** A table of tags: the rows of a crosstab, and the number of highlights in each column. */
export interface CountedColumns {
  readonly rows: Crosstab['rows'];
  readonly highlights: readonly number[];
}

/** Counts highlights that the actor can see. Each method returns null for a project that they cannot see. */
export interface ChartReader {
  chart(actor: Actor, of: CountedHighlights): Promise<ChartData | null>;
  /** Pairs of tags on the same highlight. */
  coOccurrence(actor: Actor, of: CountedHighlights): Promise<CoOccurrence | null>;
  /** Notes with tagged highlights, the oldest first. */
  taggedNotes(actor: Actor, of: CountedHighlights): Promise<TaggedNote[] | null>;
  /** The people whom a PERSON field of the notes names, the most frequent first. Those out of sight are left out. */
  people(actor: Actor, of: CountedHighlights, fieldId: Uuid): Promise<CrosstabColumn[] | null>;
  /** The first and the last month of their notes, as `2026-05`; empty without highlights. */
  months(actor: Actor, of: CountedHighlights): Promise<{ first: string; last: string }[] | null>;
  /** The people who say them, the most frequent first. Those out of sight are left out. */
  speakers(actor: Actor, of: CountedHighlights): Promise<CrosstabColumn[] | null>;
  /** The highlights of each tag in each column: `columns` are clauses, `of` those of all columns. */
  columns(actor: Actor, of: CountedHighlights, columns: readonly Clause[]): Promise<CountedColumns | null>;
}
