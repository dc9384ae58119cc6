import { type Uuid, isSameJson } from '../kernel/index.ts';
import { tooLate } from '../undo/index.ts';
import type { Person, PersonLink, ValueRow } from './person.ts';
import { mergedValues, namedIn, valueKey, valuesBack } from './merged-values.ts';
import type { Change } from './change.ts';

/** All that one change does to people and their places in notes: it is carried out from this, and undone from this. */
export interface PeopleChangeSet {
  readonly people: readonly Change<Person>[];
  readonly links: readonly Change<PersonLink>[];
  /** Values of custom fields. */
  readonly values?: readonly Change<ValueRow>[];
}

/** Rows as they are now. */
export interface PeopleRows {
  readonly people: readonly Person[];
  /** Links of these people, and those in the notes of the change set. */
  readonly links: readonly PersonLink[];
  /** Notes of the change set that are there, not in the trash. */
  readonly noteIds: readonly Uuid[];
  /** Values of these people, and those that name them. */
  readonly values?: readonly ValueRow[];
}

export const linkKey = ({ noteId, personId, speaker }: PersonLink): string =>
  JSON.stringify([noteId, personId, speaker]);
/** A speaker is one person; by hand a person is added once. */
const placeKey = ({ noteId, personId, speaker }: PersonLink): string =>
  speaker === null ? linkKey({ noteId, personId, speaker } as PersonLink) : JSON.stringify([noteId, speaker]);

/**
 * One person becomes part of another: notes and details move, details and origins of the survivor win.
 * @param of links of both, and values of fields that belong to them or name them
 */
export function merged(
  person: Person,
  survivor: Person,
  { links, values = [] }: Pick<PeopleRows, 'links' | 'values'>,
  at: Date,
): PeopleChangeSet {
  const own = new Set(links.filter(({ personId }) => personId === survivor.id).map(linkKey));
  const after: Person = {
    ...survivor,
    name: survivor.name || person.name,
    nameKey: survivor.nameKey || person.nameKey,
    details: { ...person.details, ...survivor.details },
    importOrigin: survivor.importOrigin ?? person.importOrigin,
    enrichmentOrigin: survivor.enrichmentOrigin ?? person.enrichmentOrigin,
    updatedAt: at,
  };
  const moved = links
    .filter(({ personId }) => personId === person.id)
    .flatMap((before): Change<PersonLink>[] => {
      const to = { ...before, personId: survivor.id };
      return [{ before, after: null }, ...(own.has(linkKey(to)) ? [] : [{ before: null, after: to }])];
    });
  return {
    people: [
      { before: survivor, after },
      { before: person, after: null },
    ],
    links: moved,
    values: mergedValues(person.id, survivor.id, values),
  };
}

/**
 * Reverses a change set. Keeps fields that others changed since, and restores the others exactly.
 * @throws Refusal `InvalidOperation` if the same was changed again, or what is needed is gone: never half, never something else
 */
export function undone(changeSet: PeopleChangeSet, now: PeopleRows, at: Date): PeopleChangeSet {
  const links = linksBack(changeSet.links, now);
  const known = new Map(now.people.map((person) => [person.id, person]));
  const people = changeSet.people.flatMap((change) => personBack(change, known, at));
  const removed = new Set(people.flatMap(({ before, after }) => (before && !after ? [before.id] : [])));
  const going = new Set(links.flatMap(({ before }) => (before ? [linkKey(before)] : [])));
  if (now.links.some((link) => removed.has(link.personId) && !going.has(linkKey(link))))
    tooLate('One of these people was linked to a note since then: remove the link first.');
  const values = valuesBack(changeSet.values ?? [], now.values ?? []);
  const taken = new Set(values.flatMap(({ before }) => (before ? [valueKey(before)] : [])));
  const untaken = now.values?.filter((value) => !taken.has(valueKey(value))) ?? [];
  if (untaken.some(({ objectId }) => removed.has(objectId)))
    tooLate('A field of one of these people was set since then.');
  if (untaken.some((value) => namedIn(value).some((id) => removed.has(id))))
    tooLate('One of these people was named in a field since then.');
  return { people, links, values };
}

function personBack({ before, after }: Change<Person>, known: ReadonlyMap<Uuid, Person>, at: Date): Change<Person>[] {
  const now = known.get((before ?? after)!.id) ?? null;
  if (!after)
    return now ? tooLate('The person is there again.') : [{ before: null, after: { ...before!, updatedAt: at } }];
  if (!now) return tooLate(`${after.name || 'The person'} was deleted since then: restore them first.`);
  if (!before)
    return isSame(now, after)
      ? [{ before: now, after: null }]
      : tooLate(`${now.name || 'The person'} was changed since then.`);
  const back: Person = { ...now, updatedAt: at };
  for (const field of ['name', 'nameKey', 'importOrigin', 'enrichmentOrigin'] as const) {
    if (before[field] === after[field]) continue;
    if (now[field] !== after[field])
      tooLate(`${now.name || 'The person'} was changed again since then: undo that first.`);
    Object.assign(back, { [field]: before[field] });
  }
  return [{ before: now, after: { ...back, details: detailsBack(before.details, after.details, now) } }];
}

const wordsOf = ({ name, details, importOrigin, enrichmentOrigin }: Person) => [
  name,
  details,
  importOrigin,
  enrichmentOrigin,
];
const isSame = (one: Person, other: Person): boolean => isSameJson(wordsOf(one), wordsOf(other));

function detailsBack(before: Person['details'], after: Person['details'], now: Person): Person['details'] {
  const back = new Map(Object.entries(now.details));
  for (const label of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[label] === after[label]) continue;
    if (now.details[label] !== after[label])
      tooLate(`“${label}” of ${now.name || 'the person'} was changed again since then: undo that first.`);
    if (before[label] === undefined) back.delete(label);
    else back.set(label, before[label]);
  }
  return Object.fromEntries(back);
}

function linksBack(changes: readonly Change<PersonLink>[], { links, noteIds }: PeopleRows): Change<PersonLink>[] {
  const byKey = new Map(links.map((link) => [linkKey(link), link]));
  const added = new Set(changes.flatMap(({ after }) => (after ? [linkKey(after)] : [])));
  const taken = new Set(links.filter((link) => !added.has(linkKey(link))).map(placeKey));
  const notes = new Set(noteIds);
  return changes.flatMap(({ before, after }): Change<PersonLink>[] => {
    if (after) return byKey.has(linkKey(after)) ? [{ before: after, after: null }] : [];
    if (!notes.has(before!.noteId)) return [];
    if (taken.has(placeKey(before!)))
      return byKey.has(linkKey(before!)) ? [] : tooLate('The speaker was linked to someone else since then.');
    return [{ before: null, after: before }];
  });
}
