import { CreatePerson } from '@evident/application/people/create-person';
import { LinkNotePerson } from '@evident/application/people/link-note-person';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SampleNeeds } from './sample-needs.ts';
import type { SampleProject } from './sample-story.ts';

/** Creates the people of the sample and links them to the speakers of its notes. Skips existing ones. */
export class SamplePeople {
  constructor(private readonly needs: Pick<SampleNeeds, 'bus' | 'reads'>) {}

  async link(
    actor: Actor,
    people: NonNullable<SampleProject['people']>,
    notes: ReadonlyMap<string, Uuid>,
  ): Promise<void> {
    for (const { name, note, speaker, details } of people) {
      const noteId = notes.get(note)!;
      const [known] = await this.ids(actor, 'SELECT id FROM person WHERE name = $1', name);
      const personId = known ?? (await this.needs.bus.ask(new CreatePerson(actor, { name, details })));
      const [speakerId] = await this.ids(
        actor,
        'SELECT s.key AS id FROM document d, jsonb_each_text(d.speakers) s WHERE d.id = $2 AND s.value = $1',
        speaker,
        noteId,
      );
      // Null if they are linked already.
      await this.needs.bus.ask(new LinkNotePerson(actor, noteId, { personId, speakerId }));
    }
  }

  private async ids(actor: Actor, sql: string, ...parameters: readonly unknown[]): Promise<string[]> {
    const rows = await this.needs.reads.unscoped(actor.teamId, (read) => read<{ id: string }>(sql, parameters));
    return rows.map(({ id }) => id);
  }
}
