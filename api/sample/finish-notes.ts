import { CreateInsightFromTemplate } from '@evident/application/templates/create-insight-from-template';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { BUILT_IN } from '@evident/domain/templates';
import type { Bus } from '../kernel/bus.ts';
import { writeComments } from './sample-comments.ts';
import type { Once } from './sample-imports.ts';
import { fillNumbers } from './sample-numbers.ts';
import type { SampleProject } from './sample-story.ts';

/** Adds numbers, comments and insights begun from templates, once the notes of a project exist. */
export async function finishNotes(
  bus: Bus,
  actor: Actor,
  projectId: Uuid,
  { numbers, threads = [], begun = [] }: Pick<SampleProject, 'numbers' | 'threads' | 'begun'>,
  notes: ReadonlyMap<string, Uuid>,
  once: Once,
): Promise<void> {
  await fillNumbers(bus, actor, projectId, { numbers, notes }, once);
  await writeComments(bus, actor, threads, notes, once);
  for (const { template, title } of begun)
    await once(actor, 'SELECT id FROM insight WHERE project_id = $1 AND title = $2', [projectId, title], () => {
      const templateId = BUILT_IN.find((one) => one.title === template)!.id;
      return bus.ask(new CreateInsightFromTemplate(actor, projectId, { templateId, title }));
    });
}
