import { CreateAutomation } from '@evident/application/automation/automations';
import type { NewAutomation } from '@evident/domain/automation';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { Once } from './sample-imports.ts';

type Found = (sql: string, given: readonly unknown[]) => Promise<Uuid | undefined>;

const PROJECT = 'Adopting OpenTelemetry';
const TAG = 'One common language';

/** Saves the rules of the sample, which start from insights that are published later: a notification, and a tag on their evidence. */
export async function saveAutomations(bus: Bus, actor: Actor, once: Once, found: Found): Promise<void> {
  await save(bus, actor, once, notifying(actor));
  const projectId = await found('SELECT id FROM project WHERE title = $1', [PROJECT]);
  const tagId = await found(
    'SELECT t.id FROM tag t JOIN tag_group g ON g.id = t.tag_group_id JOIN tag_board b ON b.id = g.tag_board_id WHERE b.project_id = $1 AND t.title = $2',
    [projectId ?? null, TAG],
  );
  // Members may have deleted them before an interrupted start resumed.
  if (projectId && tagId) await save(bus, actor, once, tagging(projectId, tagId));
}

const save = (bus: Bus, actor: Actor, once: Once, automation: NewAutomation): Promise<Uuid> =>
  once(actor, 'SELECT id FROM automation WHERE title = $1', [automation.title], async () => {
    const { id } = await bus.ask(new CreateAutomation({ actor, automation }));
    return id;
  });

const published = (...conditions: readonly object[]) =>
  ({ type: 'Event', event: 'insight:published', rules: { combinator: 'AND', conditions } }) as NewAutomation['trigger'];

const notifying = (actor: Actor): NewAutomation => ({
  title: 'New findings on OpenTelemetry',
  trigger: published({ field: 'insight.projectTitle', operator: 'contains', value: 'OpenTelemetry' }),
  actions: [
    {
      actionType: 'sendNotification',
      parameters: { memberIds: [actor.userId], message: 'Published in {{insight.projectTitle}}: {{insight.title}}' },
      executionOrder: 1,
    },
  ],
});

const tagging = (projectId: Uuid, tagId: Uuid): NewAutomation => ({
  title: 'Evidence on a common language',
  trigger: published(
    { field: 'insight.projectId', operator: 'in', value: [projectId] },
    { field: 'insight.title', operator: 'contains', value: 'language' },
  ),
  actions: [{ actionType: 'applyTag', parameters: { tagId }, executionOrder: 1 }],
});
