import { CreateField } from '@evident/application/fields/create-field';
import { SetFieldValues } from '@evident/application/fields/set-field-values';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { Once } from './sample-imports.ts';
import type { SampleProject } from './sample-story.ts';

/** Creates a field of numbers for the notes of a project and fills it, so that tables show totals. */
export async function fillNumbers(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  { numbers, notes }: { numbers: SampleProject['numbers']; notes: ReadonlyMap<string, Uuid> },
  once: Once,
): Promise<void> {
  if (!numbers) return;
  await once(
    actor,
    'SELECT id FROM field WHERE project_id = $1 AND label = $2',
    [projectId, numbers.label],
    async () => {
      const wording = { label: numbers.label, type: 'NUMBER', objectType: 'NOTE' } as const;
      const fieldId = await bus.ask(new CreateField(actor, projectId, wording));
      for (const [key, number] of Object.entries(numbers.values))
        await bus.ask(new SetFieldValues(actor, 'NOTE', notes.get(key)!, [{ fieldId, number }]));
      return fieldId;
    },
  );
}
