import { demandPeople, undone } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { demand } from '../permissions/index.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import { type KeptPeople, carryOut, PEOPLE_CHANGES, type PeopleStores } from './carry-out.ts';

/** Undoes any change of people: exactly, or not at all and with the reason. */
export const undoPeople = <Stores extends PeopleStores>(clock: Clock): Undoer<Stores, KeptPeople> => ({
  kind: PEOPLE_CHANGES,
  async undo(stores: Stores, actor: Actor, { projectId, changeSet, merged }) {
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
      values: await stores.people.values(named),
    };
    const back = undone(changeSet, now, clock.now());
    await carryOut(stores, actor, back);
    const returned = back.people.flatMap(({ before: person, after }) => (!person && after ? [after.id] : []));
    await stores.people.returnComments(returned);
    if (merged && !returned.includes(merged.personId))
      await stores.people.moveComments(merged.personId, merged.intoPersonId);
    return { opposite: keptAs(PEOPLE_CHANGES, { projectId, changeSet: back, ...(merged && { merged }) }) };
  },
});
