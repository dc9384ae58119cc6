import type { CountedText, FieldValue } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';

/** Notes that have a raw column: of a project, or only those of one imported file. */
export type RawNotes = { readonly projectId: Uuid } | { readonly importFileId: Uuid };

/** Columns of imported tables that notes keep raw, inside a unit of work. */
export interface RawColumnStore {
  /** Names of the columns, those of most notes first. */
  names(projectId: Uuid): Promise<{ name: string; noteCount: number }[]>;
  /** Texts of columns of some notes, enough to tell types; the most frequent first. */
  sampled(projectId: Uuid): Promise<(CountedText & { readonly name: string })[]>;
  /** Different texts of a column, the most frequent first. */
  texts(notes: RawNotes, name: string): Promise<CountedText[]>;
  /** Gives each note with such a text its value, unless it has one. Returns how many got one. */
  fill(
    notes: RawNotes,
    name: string,
    fieldId: Uuid,
    values: readonly { text: string; value: FieldValue }[],
    at: Date,
  ): Promise<number>;
}
