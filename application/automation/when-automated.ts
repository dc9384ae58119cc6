import { type Automation, HAPPENING_EVENTS, type HappeningEvent, matches, halted } from '@evident/domain/automation';
import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AutomationStore, EventObject, EventObjects } from './automation-store.ts';
import { automationChanged, runRequested } from './events.ts';
import { newRun } from './new-run.ts';

interface Stores {
  readonly automations: AutomationStore;
  readonly outbox: Outbox;
}

/** Starts the rules that an event matches, each once: their ledger has one row for a rule and an event. */
export class WhenAutomated implements Reaction<HappeningEvent> {
  readonly name = 'when-automated';
  readonly on = HAPPENING_EVENTS;

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly objects: EventObjects,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async react(event: DeliveredEvent<HappeningEvent>): Promise<void> {
    const { rules, owners } = await this.work.perform(event.teamId, (stores) => this.following(stores, event));
    const { sourceId, occasion } = occasionOf(event);
    const seen = new Map<Uuid, EventObject | null>();
    for (const [id, owner] of owners) seen.set(id, await this.objects.one(owner, event.name, sourceId));
    const runs = rules.flatMap((rule) => {
      const object = seen.get(rule.ownerId);
      // An event from before the rule starts it no more, however late it is delivered.
      if (!object || rule.trigger.type !== 'Event' || rule.createdAt > new Date(event.at)) return [];
      const { matched, outcomes: conditions } = matches(rule.trigger.event, rule.trigger.rules, object.facts);
      const { target } = object;
      const of = { occasion, event: event.name, sourceId, objectType: target.type, objectId: target.id, conditions };
      return matched ? [newRun(rule, { id: this.ids.newId(), now: this.clock.now(), ...of })] : [];
    });
    if (runs.length === 0) return;
    await this.work.perform(event.teamId, async ({ automations, outbox }) => {
      for (const run of runs) if (await automations.addRun(run)) await outbox.announce(runRequested(run));
    });
  }

  /** The rules of the event, and their owners as they are now. Rules of former members are stopped. */
  private async following({ automations, outbox }: Stores, { name, teamId }: DeliveredEvent<HappeningEvent>) {
    const rules: Automation[] = [];
    const owners = new Map<Uuid, Actor>();
    for (const rule of await automations.following(name)) {
      const owner = owners.get(rule.ownerId) ?? (await automations.memberNow(rule.ownerId));
      if (owner) {
        owners.set(rule.ownerId, owner);
        rules.push(rule);
      } else {
        await automations.save(halted(rule, OWNER_LEFT));
        await outbox.announce(automationChanged(teamId, rule.id, rule.ownerId));
      }
    }
    return { rules, owners };
  }
}

export const OWNER_LEFT = 'Its owner has left the workspace.';

/** The object whose fields the rules look at, and the name of the occasion. An import that goes on is the same one. */
function occasionOf(event: DeliveredEvent<HappeningEvent>): { sourceId: Uuid; occasion: string } {
  switch (event.name) {
    case 'note:created':
      return { sourceId: event.payload.noteId, occasion: event.id };
    case 'insight:published':
      return { sourceId: event.payload.insightId, occasion: event.id };
    case 'project:created':
      return { sourceId: event.payload.projectId, occasion: event.id };
    case 'dataset:created':
      return { sourceId: event.payload.importId, occasion: `import:${event.payload.importId}` };
  }
}
