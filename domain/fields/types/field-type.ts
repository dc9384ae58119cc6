import { type Uuid, refuse } from '../../kernel/index.ts';
import type { DatumFilter, FieldKind } from '../compared.ts';
import type { FieldedType } from '../fielded.ts';
import type { FieldSettings, SentSettings } from '../settings.ts';
import type { FieldValue, SentValue, Stored } from '../field-value.ts';

/** Reads a text as a value; null if it is none. */
export type TextReader = (text: string) => FieldValue | null;

/** The only person with this name; undefined if there is none, or several. */
export type PersonOf = (name: string) => Uuid | undefined;

/** The parts of a text that names several options or people: between semicolons, bars or lines, otherwise commas. */
export const listedIn = (text: string): string[] =>
  text
    .split(/[;|\n]/.test(text) ? /[;|\n]/ : /,/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A column of an imported table whose type is guessed. */
export interface GuessedColumn {
  readonly name: string;
  readonly texts: readonly string[];
  /** How many cells are filled. */
  readonly filled: number;
  /** Whether the type reads nearly all of its cells. */
  isRead(): boolean;
}

/** A value as a column of a crosstab. */
export interface ValueColumn {
  readonly value: string;
  readonly label: string;
}

/** Columns of a chart that follow from the values that are there. */
export type FoundColumns = 'people' | 'texts' | 'numbers' | 'months';

/** A type of custom fields, and all that is particular to it. A new one is a file like its neighbors, and a line in `index.ts`. */
export interface FieldType {
  /** On screen. */
  readonly name: string;
  readonly stored: Stored;
  /** The kind of object that the ids in a value refer to; absent if values are no ids. */
  readonly holds?: 'options' | 'people';
  /** How filters compare it. A field of which one option can be selected is a `choice`. */
  readonly kind: FieldKind;
  readonly datum: DatumFilter;
  /** Rows can be sorted by it. */
  readonly sorted?: true;
  /** Rows can be grouped by it. */
  readonly grouped?: true;
  /** The totals of its values at the foot of a table. */
  readonly totals?: 'numbers' | 'options';
  /** A person with a value can be reached. */
  readonly reaches?: true;
  /** Charts of fields of these objects have columns: those of `values`, or else the ones `found` in the values that are there. */
  readonly crossed: {
    readonly of: readonly FieldedType[];
    values?(settings: FieldSettings): readonly ValueColumn[];
    readonly found?: FoundColumns;
  };
  /** Whether columns of imported tables are of this type, asked in the order of turns. Any column can be a text. */
  readonly guess?: { readonly turn: number; fits(column: GuessedColumn): boolean };
  /**
   * Settings as they are stored. Absent parts keep what was there before.
   * @throws Refusal `ValidationError` for what the type does not take
   */
  settings(sent: SentSettings, before: FieldSettings, newId: () => Uuid): FieldSettings;
  /**
   * The value of which the client sent the part that the type stores.
   * @throws Refusal `ValidationError` with the reason
   */
  check(sent: SentValue, settings: FieldSettings, label: string): FieldValue | null;
  shown(value: FieldValue, settings: FieldSettings, nameOf: (personId: Uuid) => string | undefined): string;
  /**
   * Reads texts of imports and of fields whose type changes. `seen`: all the texts, for types that need to know them first.
   * `personOf` finds people by name.
   */
  reader(settings: FieldSettings, seen: Iterable<string>, personOf?: PersonOf): TextReader;
  /** Settings made from texts, for types that need some before they hold anything. */
  settingsFor?(texts: Iterable<string>, settings: FieldSettings, newId: () => Uuid): FieldSettings;
}

/** Settings of types that have none. */
export function noSettings(sent: SentSettings): FieldSettings {
  const [key] = Object.entries(sent).flatMap(([name, value]) => (value === undefined || value === null ? [] : [name]));
  return key === undefined
    ? {}
    : refuse('ValidationError', `This type of field takes no “${key}”`, 'Leave it out, or choose another type.');
}

export const textIn = (value: FieldValue): string => ('text' in value ? value.text : '');
export const numberOf = (value: FieldValue): number => ('number' in value ? value.number : Number.NaN);
export const idsIn = (value: FieldValue): readonly Uuid[] => ('ids' in value ? value.ids : []);

/** Ends with a refusal that names the field. */
export const refuseValue = (label: string, why: string, advice: string): never =>
  refuse('ValidationError', `“${label}” ${why}`, advice);
