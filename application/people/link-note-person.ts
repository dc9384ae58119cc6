import { type Uuid, refuse } from '@evident/domain/kernel';
import { type NewNotePerson, personName } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type PeopleStores } from './carry-out.ts';
import { noteToLink } from './note-to-link.ts';

/** Adds a person to a note, by hand or as one of its speakers; returns the undo id, or null if they were there. A speaker linked to another person changes over. */
export class LinkNotePerson extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly link: NewNotePerson,
  ) {
    super();
  }
}

export class LinkNotePersonHandler implements Handler<LinkNotePerson> {
  constructor(
    private readonly work: UnitOfWork<PeopleStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, noteId, link }: LinkNotePerson): Promise<Uuid | null> {
    const { personId, speakerId = null }: { personId: Uuid; speakerId?: string | null } = link;
    return this.work.perform<Uuid | null>(actor.teamId, async (stores) => {
      const note = await noteToLink(stores, actor, noteId);
      const [person] = await stores.people.some([personId]);
      if (!person) return refuse('UnprocessableContent', 'Person not found', 'They may be in the trash.');
      if (speakerId !== null && !Object.hasOwn(note.speakers, speakerId))
        refuse('UnprocessableContent', 'Speaker not found in this note');
      const now = await stores.people.links([], [noteId]);
      const same = now.filter(({ speaker }) => speaker === speakerId);
      if (same.some((one) => one.personId === personId)) return null;
      const added = { noteId, personId, speaker: speakerId, addedBy: actor.userId, addedAt: this.clock.now() };
      return carryOutUndoably(stores, actor, {
        label: `Linked ${personName(person.name)}`,
        projectId: note.projectId,
        changeSet: {
          people: [],
          links: [
            ...(speakerId === null ? [] : same.map((before) => ({ before, after: null }))),
            { before: null, after: added },
          ],
        },
      });
    });
  }
}
