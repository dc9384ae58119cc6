import type { Uuid } from '../kernel/index.ts';
import { TITLE_MAX } from '../kernel/index.ts';
import type { PeopleChangeSet } from './change-set.ts';
import { nameKey } from './name-match.ts';
import type { Person, PersonLink } from './person.ts';

/** The text of a note that names its people: a cell of an imported table. */
interface NamingCell {
  readonly noteId: Uuid;
  readonly text: string;
}

/** The names in a cell: one, or several between semicolons, bars or lines. Commas belong to names. */
export const namesInCell = (text: string): string[] =>
  text
    .split(/[;|\n]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => nameKey(name) !== '' && name.length <= TITLE_MAX);

/**
 * The columns that a note shows nowhere else. A column that names contacts is left out if its cell is the title of the
 * note, or if all its names are those of people of the note.
 * @param naming the columns that name contacts
 */
export function keptFields(
  fields: Readonly<Record<string, unknown>>,
  naming: readonly string[],
  { title, people }: { readonly title: string; readonly people: readonly string[] },
): Record<string, unknown> {
  const known = new Set([title, ...people].map(nameKey));
  const isShown = (text: string): boolean =>
    known.has(nameKey(text)) || namesInCell(text).every((name) => known.has(nameKey(name)));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => !(naming.includes(name) && isShown(String(text)))),
  );
}

/**
 * The change set that adds to each note the people whom its cell names, and creates those who are missing. A name that several people
 * have adds none of them, and a person who is in the note already stays as they are.
 */
export function namedInCells(
  cells: readonly NamingCell[],
  { people, links }: { people: readonly Person[]; links: readonly PersonLink[] },
  make: (name: string) => Person,
  by: Pick<PersonLink, 'addedBy' | 'addedAt'>,
): PeopleChangeSet {
  const known = Map.groupBy(people, (person) => person.nameKey);
  const created: Person[] = [];
  const there = new Set(links.map(({ noteId, personId }) => `${noteId} ${personId}`));
  const coming = cells.flatMap(({ noteId, text }) =>
    namesInCell(text).flatMap((name): PersonLink[] => {
      const key = nameKey(name);
      let found = known.get(key);
      if (!found) {
        const person = make(name);
        created.push(person);
        found = [person];
        known.set(key, found);
      }
      const [person, other] = found;
      if (other || there.has(`${noteId} ${person!.id}`)) return [];
      there.add(`${noteId} ${person!.id}`);
      return [{ noteId, personId: person!.id, speaker: null, ...by }];
    }),
  );
  return {
    people: created.map((after) => ({ before: null, after })),
    links: coming.map((after) => ({ before: null, after })),
  };
}
