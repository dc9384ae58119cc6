import { type Uuid, refuse } from '@evident/domain/kernel';
import { personName } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type PeopleStores } from './carry-out.ts';
import { noteToLink } from './note-to-link.ts';

/** Removes a person from a note, with all their speakers in it; returns the undo id. */
export class UnlinkNotePerson extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly personId: Uuid,
  ) {
    super();
  }
}

export class UnlinkNotePersonHandler implements Handler<UnlinkNotePerson> {
  constructor(private readonly work: UnitOfWork<PeopleStores>) {}

  execute({ actor, noteId, personId }: UnlinkNotePerson): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const note = await noteToLink(stores, actor, noteId);
      const [person] = await stores.people.some([personId]);
      const links = (await stores.people.links([], [noteId])).filter((link) => link.personId === personId);
      if (!person || links.length === 0) return refuse('NotFound', 'This person is not in the note');
      const undoId = await carryOutUndoably(stores, actor, {
        label: `Removed ${personName(person.name)} from a note`,
        projectId: note.projectId,
        changeSet: { people: [], links: links.map((before) => ({ before, after: null })) },
      });
      return undoId!;
    });
  }
}
