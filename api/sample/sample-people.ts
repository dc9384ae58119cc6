import { CreateWorkspaceField } from '@evident/application/fields/create-workspace-field';
import { ListWorkspaceFields } from '@evident/application/fields/queries';
import { SetPersonFields } from '@evident/application/fields/set-person-fields';
import { CreatePerson } from '@evident/application/people/create-person';
import { LinkNotePerson } from '@evident/application/people/link-note-person';
import { ListPeople, SuggestSpeakers } from '@evident/application/people/queries';
import type { FieldView, SentValues } from '@evident/domain/fields';
import { type Uuid, PAGE_MAX } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { SampleProject, SampleStory } from './sample-story.ts';

const ALL = { limit: PAGE_MAX, cursor: null };

/** The person fields of the workspace by label. */
export type PersonFields = ReadonlyMap<string, FieldView>;

/** Creates the person fields of the sample. Skips existing ones. */
export async function createPersonFields(
  bus: Bus,
  actor: Actor,
  wanted: SampleStory['personFields'],
): Promise<PersonFields> {
  const list = async () =>
    new Map(
      (await bus.ask(new ListWorkspaceFields(actor, { objectType: 'PERSON' }))).fields.map((field) => [
        field.label,
        field,
      ]),
    );
  const known = await list();
  for (const { label, type, options } of wanted) {
    if (known.has(label)) continue;
    const settings = options && { options: options.map((option) => ({ label: option })) };
    await bus.ask(
      new CreateWorkspaceField(actor, { label, type, objectType: 'PERSON', ...(settings && { settings }) }),
    );
  }
  return list();
}

/** The ids of options of a field, by their labels. */
export const optionIds = (field: FieldView, labels: readonly string[]): Uuid[] =>
  (field.settings.options ?? []).filter(({ label }) => labels.includes(label)).map(({ id }) => id);

const sentValue = (field: FieldView, value: string): SentValues['values'][number] =>
  field.type === 'SELECT' ? { fieldId: field.id, ids: optionIds(field, [value]) } : { fieldId: field.id, text: value };

/** Creates the people of the sample and links them to the speakers of its notes. Skips existing ones. */
export async function linkSamplePeople(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  {
    people = [],
    notes,
    fields,
  }: { people: SampleProject['people']; notes: ReadonlyMap<string, Uuid>; fields: PersonFields },
): Promise<void> {
  for (const { name, note, speaker, values } of people) {
    const known = await bus.ask(new ListPeople(actor, { search: name }, ALL));
    const personId = known.items[0]?.id ?? (await bus.ask(new CreatePerson(actor, { name })));
    if (known.items.length === 0) {
      const sent = Object.entries(values).flatMap(([label, value]) => {
        const field = fields.get(label);
        return field ? [sentValue(field, value)] : [];
      });
      await bus.ask(new SetPersonFields(actor, personId, sent));
    }
    const noteId = notes.get(note)!;
    const unlinked = await bus.ask(new SuggestSpeakers(actor, projectId, noteId, ALL));
    const speakerId = unlinked.items.find((one) => one.speaker.name === speaker)?.speaker.id;
    if (speakerId !== undefined) await bus.ask(new LinkNotePerson(actor, noteId, { personId, speakerId }));
  }
}
