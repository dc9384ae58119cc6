import { type Uuid, refuse } from '@evident/domain/kernel';
import { type NotePeopleChanges, type PersonLink, demandPeople } from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { carryOutUndoably, type PeopleStores } from './carry-out.ts';

/** Adds people to many notes of a project and removes others, as one step; returns the undo id, or null if nothing changes. */
export class SetNotePeople extends Command<Uuid | null> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly changes: NotePeopleChanges['changes'],
  ) {
    super();
  }
}

export class SetNotePeopleHandler implements Handler<SetNotePeople> {
  constructor(
    private readonly work: UnitOfWork<PeopleStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, changes }: SetNotePeople): Promise<Uuid | null> {
    return this.work.perform<Uuid | null>(actor.teamId, async (stores) => {
      const { people, projectAccess } = stores;
      await demand(projectAccess, actor, projectId, 'write');
      demandPeople(actor, await people.access());
      const noteIds = [...new Set(changes.map(({ noteId }) => noteId))];
      if (noteIds.length < changes.length) refuse('ValidationError', 'A note was sent twice', 'Send each note once.');
      const notes = await people.notes(noteIds);
      if (notes.length < noteIds.length || notes.some((note) => note.projectId !== projectId))
        refuse('NotFound', 'Note not found');
      if (notes.some(({ archived }) => archived))
        refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the notes first.');
      const added = new Set(changes.flatMap(({ add = [] }) => add));
      if ((await people.some([...added])).length < added.size)
        refuse('UnprocessableContent', 'Person not found', 'They may be in the trash.');
      const links = changesOf(changes, await people.links([], noteIds), {
        addedBy: actor.userId,
        addedAt: this.clock.now(),
      });
      return carryOutUndoably(stores, actor, {
        label: `Changed the people of ${noteIds.length === 1 ? '1 note' : `${noteIds.length} notes`}`,
        projectId,
        changeSet: { people: [], links },
      });
    });
  }
}

/** The links that come and go. A person who speaks in a note is there already, and leaves with all their speakers. */
function changesOf(
  changes: NotePeopleChanges['changes'],
  now: readonly PersonLink[],
  by: Pick<PersonLink, 'addedBy' | 'addedAt'>,
) {
  const of = Map.groupBy(now, ({ noteId }) => noteId);
  return changes.flatMap(({ noteId, add = [], remove = [] }) => {
    const there = of.get(noteId) ?? [];
    const linked = new Set(there.map(({ personId }) => personId));
    const coming = new Set(add.filter((personId) => !linked.has(personId)));
    const leaving = new Set(remove.filter((personId) => !add.includes(personId)));
    return [
      ...there.filter(({ personId }) => leaving.has(personId)).map((before) => ({ before, after: null })),
      ...[...coming].map((personId) => ({ before: null, after: { noteId, personId, speaker: null, ...by } })),
    ];
  });
}
