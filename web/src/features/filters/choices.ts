import type { FieldReference } from '@evident/domain/filters';
import type { Hue } from '@evident/domain/tags';
import type { FilterFields } from './use-filter-fields.ts';

/** A value of a field that is chosen from a list. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly hue?: Hue;
  /** Where it belongs: the group of a tag, the project of a note. */
  readonly detail?: string;
}

/** The values that are asked for. */
export interface Wanted {
  readonly reference: FieldReference;
  readonly fields: FilterFields;
  readonly typed: string;
  readonly chosen: readonly string[];
}

export interface Choices {
  /** Undefined while loading. */
  readonly items: readonly Choice[] | undefined;
  /** The chosen values by id; those without an entry are still loading or no longer exist. */
  readonly named: ReadonlyMap<string, Choice>;
  /** The server has already searched the items. */
  readonly searched?: boolean;
  /** Any typed word is a value, too. */
  readonly free?: boolean;
}

export const byId = (items: readonly Choice[] = []): ReadonlyMap<string, Choice> =>
  new Map(items.map((item) => [item.id, item]));

/** All values of a field as one list. */
export const listed = (items: readonly Choice[] | undefined): Choices => ({ items, named: byId(items) });

const folded = (text: string): string => text.toLocaleLowerCase();

/** The items that contain the typed words, the chosen ones first while nothing is typed. */
export function matching(
  { items = [], named, searched = false, free = false }: Choices,
  typed: string,
  chosen: readonly string[],
): readonly Choice[] {
  const word = folded(typed.trim());
  if (word === '') {
    const first = chosen.flatMap((id) => named.get(id) ?? []);
    return [...first, ...items.filter(({ id }) => !chosen.includes(id))];
  }
  const found = searched ? items : items.filter(({ label }) => folded(label).includes(word));
  const isListed = found.some(({ label }) => folded(label) === word);
  return free && !isListed ? [...found, { id: typed.trim(), label: typed.trim() }] : found;
}
