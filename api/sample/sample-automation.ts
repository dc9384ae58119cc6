import { CreateAutomation } from '@evident/application/automation/automations';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';

/** Finds a row by SQL, or makes it. */
type Once = (actor: Actor, sql: string, given: readonly unknown[], make: () => Promise<Uuid>) => Promise<Uuid>;

const TITLE = 'New findings on OpenTelemetry';

/** Saves a rule that notifies the member of published insights. */
export const saveAutomation = (bus: Bus, actor: Actor, once: Once): Promise<Uuid> =>
  once(actor, 'SELECT id FROM automation WHERE title = $1', [TITLE], () => create(bus, actor));

async function create(bus: Bus, actor: Actor): Promise<Uuid> {
  const message = 'Published in {{insight.projectTitle}}: {{insight.title}}';
  const condition = { field: 'insight.projectTitle', operator: 'contains', value: 'OpenTelemetry' };
  const { id } = await bus.ask(
    new CreateAutomation({
      actor,
      automation: {
        title: TITLE,
        trigger: {
          type: 'Event',
          event: 'insight:published',
          rules: { combinator: 'AND', conditions: [condition] },
        },
        actions: [
          {
            actionType: 'sendNotification',
            parameters: { memberIds: [actor.userId], message },
            executionOrder: 1,
          },
        ],
      },
    }),
  );
  return id;
}
