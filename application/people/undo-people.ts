import type { Uuid } from '@evident/domain/kernel';
import { type PeopleChangeSet, demandPeople, undone } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import type { Undoer } from '../undo/index.ts';
import { carryOut, PEOPLE_CHANGES, type PeopleStores } from './carry-out.ts';

/** Undoes any change of people: exactly, or not at all and with the reason. */
export const undoPeople = <Stores extends PeopleStores>(
  clock: Clock,
): Undoer<Stores, { projectId: Uuid | null; changeSet: PeopleChangeSet }> => ({
  kind: PEOPLE_CHANGES,
  async undo(stores: Stores, actor: Actor, { projectId, changeSet }) {
    demandPeople(actor, await stores.people.access());
    if (projectId !== null) await demand(stores.projectAccess, actor, projectId, 'write');
    const named = changeSet.people.map((change) => (change.before ?? change.after)!.id);
    const noteIds = [...new Set(changeSet.links.map((change) => (change.before ?? change.after)!.noteId))];
    const people = await stores.people.some(named);
    const notes = await stores.people.notes(noteIds);
    const now = {
      people,
      links: await stores.people.links(named, noteIds),
      noteIds: notes.map(({ id }) => id),
      values: changeSet.values?.length ? await stores.people.values(named) : [],
    };
    await carryOut(stores, actor, undone(changeSet, now, clock.now()));
    await stores.people.returnComments(
      changeSet.people.flatMap(({ before: person, after }) => (person && !after ? [person.id] : [])),
    );
  },
});
