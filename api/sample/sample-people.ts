import { CreatePerson } from '@evident/application/people/create-person';
import { LinkNotePerson } from '@evident/application/people/link-note-person';
import { ListPeople, SuggestSpeakers } from '@evident/application/people/queries';
import { type Uuid, PAGE_MAX } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { SampleProject } from './sample-story.ts';

const ALL = { limit: PAGE_MAX, cursor: null };

/** Creates the people of the sample and links them to the speakers of its notes. Skips existing ones. */
export async function linkSamplePeople(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  { people = [], notes }: { people: SampleProject['people']; notes: ReadonlyMap<string, Uuid> },
): Promise<void> {
  for (const { name, note, speaker, details } of people) {
    const known = await bus.ask(new ListPeople(actor, { search: name }, ALL));
    const personId = known.items[0]?.id ?? (await bus.ask(new CreatePerson(actor, { name, details })));
    const noteId = notes.get(note)!;
    const unlinked = await bus.ask(new SuggestSpeakers(actor, projectId, noteId, ALL));
    const speakerId = unlinked.items.find((one) => one.speaker.name === speaker)?.speaker.id;
    if (speakerId !== undefined) await bus.ask(new LinkNotePerson(actor, noteId, { personId, speakerId }));
  }
}
