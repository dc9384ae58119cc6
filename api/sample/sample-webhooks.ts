import { CreateWebhook, UpdateWebhook } from '@evident/application/webhooks/webhooks';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { SampleStory } from './sample-story.ts';

/** Finds a row by SQL, or makes it. */
type Once = (actor: Actor, sql: string, given: readonly unknown[], make: () => Promise<Uuid>) => Promise<Uuid>;

/** Saves the webhooks of the sample. They are paused, because the sample calls no one. */
export async function saveWebhooks(
  bus: Bus,
  actor: Actor,
  { webhooks }: Pick<SampleStory, 'webhooks'>,
  once: Once,
): Promise<void> {
  for (const { description, url, events } of webhooks)
    await once(actor, 'SELECT id FROM webhook WHERE description = $1', [description], async () => {
      const { id } = await bus.ask(new CreateWebhook({ actor, wanted: { description, url, events: [...events] } }));
      await bus.ask(new UpdateWebhook({ actor, webhookId: id, update: { active: false }, expected: null }));
      return id;
    });
}
