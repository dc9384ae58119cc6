import { type Uuid, refuse } from '@evident/domain/kernel';
import {
  type Person,
  type PersonLink,
  type SpeakerLinks,
  type SpeakerLinksResult,
  demandPeople,
  nameKey,
} from '@evident/domain/people';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { carryOutUndoably, type PeopleStores } from './carry-out.ts';
import type { LinkedNote } from './person-store.ts';

/** Links several speakers of a project to people at once, and creates those who are missing. Speakers who are linked already stay. */
export class LinkSpeakers extends Command<SpeakerLinksResult> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly links: SpeakerLinks['links'],
  ) {
    super();
  }
}

export class LinkSpeakersHandler implements Handler<LinkSpeakers> {
  constructor(
    private readonly work: UnitOfWork<PeopleStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, links: wanted }: LinkSpeakers): Promise<SpeakerLinksResult> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      demandPeople(actor, await stores.people.access());
      const notes = await this.notesOf(stores, projectId, wanted);
      await refuseUnknown(stores, wanted);
      const linked = new Set((await stores.people.links([], [...notes.keys()])).map(placeOf));
      const created = new Map<string, Person>();
      const links: PersonLink[] = [];
      for (const { noteId, speakerId, personId } of wanted) {
        const link = { noteId, speaker: speakerId, addedBy: actor.userId, addedAt: this.clock.now() };
        if (linked.has(placeOf(link))) continue;
        linked.add(placeOf(link));
        const name = notes.get(noteId)!.speakers[speakerId]!.trim();
        const named = personId === null ? (created.get(nameKey(name)) ?? this.personOf(actor, name)) : null;
        if (named) created.set(nameKey(name), named);
        links.push({ ...link, personId: personId ?? named!.id });
      }
      const undoId = await carryOutUndoably(stores, actor, {
        label: `Linked ${links.length === 1 ? '1 speaker' : `${links.length} speakers`}`,
        projectId,
        changeSet: {
          people: [...created.values()].map((after) => ({ before: null, after })),
          links: links.map((after) => ({ before: null, after })),
        },
      });
      return { undoId, linked: links.length, created: created.size };
    });
  }

  private async notesOf(
    { people }: PeopleStores,
    projectId: Uuid,
    wanted: SpeakerLinks['links'],
  ): Promise<Map<Uuid, LinkedNote>> {
    const notes = await people.notes([...new Set(wanted.map(({ noteId }) => noteId))]);
    const byId = new Map(notes.filter((note) => note.projectId === projectId).map((note) => [note.id, note]));
    for (const { noteId, speakerId } of wanted) {
      const note = byId.get(noteId) ?? refuse('UnprocessableContent', 'Note not found in this project');
      if (note.archived) refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the note first.');
      if (!Object.hasOwn(note.speakers, speakerId))
        refuse('UnprocessableContent', 'Speaker not found in this note', 'Reload, then try again.');
    }
    return byId;
  }

  private personOf(actor: Actor, name: string): Person {
    const now = this.clock.now();
    return {
      id: this.ids.newId(),
      teamId: actor.teamId,
      name,
      nameKey: nameKey(name),
      details: {},
      importOrigin: null,
      enrichmentOrigin: null,
      version: 1,
      createdBy: actor.userId,
      createdAt: now,
      updatedAt: now,
    };
  }
}

const placeOf = ({ noteId, speaker }: Pick<PersonLink, 'noteId' | 'speaker'>): string => `${noteId} ${speaker}`;

async function refuseUnknown({ people }: PeopleStores, wanted: SpeakerLinks['links']): Promise<void> {
  const ids = new Set(wanted.flatMap(({ personId }) => personId ?? []));
  if ((await people.some([...ids])).length < ids.size)
    refuse('UnprocessableContent', 'Person not found', 'They may be in the trash.');
}
