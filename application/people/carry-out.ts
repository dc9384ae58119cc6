import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Change, PeopleChangeSet } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Outbox } from '../kernel/outbox.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { PersonStore } from './person-store.ts';

/** Stores that changes of people need. */
export interface PeopleStores {
  people: PersonStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

type Changing = Pick<Actor, 'teamId' | 'userId'>;

export interface KeptPeople {
  readonly projectId: Uuid | null;
  readonly changeSet: PeopleChangeSet;
  /** For a merge, whose comments move too. */
  readonly merged?: { readonly personId: Uuid; readonly intoPersonId: Uuid };
}

export const PEOPLE_CHANGES = undoKind<KeptPeople>('people:changed');

/** Writes what a change set changes, and announces it. Links leave before they come, because a speaker is one person at most. */
export async function carryOut(
  { people, outbox }: Pick<PeopleStores, 'people' | 'outbox'>,
  actor: Changing,
  changeSet: PeopleChangeSet,
): Promise<void> {
  await people.removeLinks(gone(changeSet.links));
  await people.save(there(changeSet.people));
  await people.addLinks(there(changeSet.links));
  const { values = [] } = changeSet;
  await people.removeValues(values.flatMap(({ before }) => before ?? []));
  await people.addValues(there(values));
  await people.remove(gone(changeSet.people).map(({ id }) => id));
  await outbox.announce(...changesOf(actor, changeSet), ...(await linksOf(people, actor, changeSet)));
}

/** Carries a change set out and keeps it for undo; returns the undo id, or null for a change set that changes nothing. */
export async function carryOutUndoably(
  stores: Pick<PeopleStores, 'people' | 'outbox' | 'undo'>,
  actor: Actor,
  { label, projectId = null, ...change }: Omit<KeptPeople, 'projectId'> & { label: string; projectId?: Uuid | null },
): Promise<Uuid | null> {
  const { changeSet, merged } = change;
  if (changeSet.people.length + changeSet.links.length === 0) return null;
  await carryOut(stores, actor, changeSet);
  if (merged) await stores.people.moveComments(merged.personId, merged.intoPersonId);
  return stores.undo.keep(actor, PEOPLE_CHANGES, { projectId, label, before: { projectId, ...change } });
}

function changesOf({ teamId, userId: by }: Changing, { people }: PeopleChangeSet): DomainEvent[] {
  const changed = there(people).map(({ id }) => id);
  const removed = gone(people).map(({ id }): DomainEvent => ({
    name: 'person:removed',
    teamId,
    payload: { personId: id, by },
  }));
  if (changed.length === 1)
    return [{ name: 'person:changed', teamId, payload: { personId: changed[0]!, by } }, ...removed];
  if (changed.length === 0) return removed;
  return [{ name: 'people:changed', teamId, payload: { personIds: changed, by } }, ...removed];
}

async function linksOf(
  people: PersonStore,
  { teamId, userId: by }: Changing,
  { links }: PeopleChangeSet,
): Promise<DomainEvent[]> {
  if (links.length === 0) return [];
  const rows = links.map(({ before, after }) => (after ?? before)!);
  const notes = await people.notes([...new Set(rows.map(({ noteId }) => noteId))]);
  return [...Map.groupBy(notes, ({ projectId }) => projectId)].map(([projectId, of]) => {
    const noteIds = new Set(of.map(({ id }) => id));
    const personIds = new Set(rows.filter(({ noteId }) => noteIds.has(noteId)).map((row) => row.personId));
    return {
      name: 'people:linked',
      teamId,
      payload: { projectId, noteIds: [...noteIds], personIds: [...personIds], by },
    };
  });
}

const there = <T>(changes: readonly Change<T>[]): T[] => changes.flatMap(({ after }) => after ?? []);
const gone = <T>(changes: readonly Change<T>[]): T[] =>
  changes.flatMap(({ before, after }) => (before && !after ? [before] : []));
