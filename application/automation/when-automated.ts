import {
  type Automation,
  type AutomationRun,
  HAPPENING_EVENTS,
  type HappeningEvent,
  halted,
  matcher,
  matches,
  whyTooDeep,
} from '@evident/domain/automation';
import type { DeliveredEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AutomationStore, EventObject, EventObjects } from './automation-store.ts';
import { automationChanged, runEnded, runRequested } from './events.ts';
import { newRun } from './new-run.ts';

interface Stores {
  readonly automations: AutomationStore;
  readonly outbox: Outbox;
}

/** Imported notes and the activity of members come as lists, so that one reaction compares at most 1,000 of them. */
const FOLLOWED = [...HAPPENING_EVENTS, 'notes:imported', 'users:activity'] as const;
type Followed = (typeof FOLLOWED)[number];

/** Runs that are stored in one transaction. */
const AT_ONCE = 100;

/** Starts the rules that an event matches, each once: their ledger has one row for a rule and an occasion. */
export class WhenAutomated implements Reaction<Followed> {
  readonly name = 'when-automated';
  readonly on = FOLLOWED;

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly objects: EventObjects,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async react(event: DeliveredEvent<Followed>): Promise<void> {
    const { teamId, name: announced } = event;
    const name = singleOf(announced);
    // An event from before a rule does not start it, however late it is delivered.
    const { rules, owners } = await this.work.perform(teamId, (stores) =>
      this.following(stores, teamId, name, new Date(event.at)),
    );
    const occasions = occasionsOf(event);
    for (const owner of owners.values()) {
      const own = rules.filter(({ ownerId }) => ownerId === owner.userId);
      const objects = await this.objects.among(owner, name, [...occasions.keys()]);
      const runs = own.flatMap((rule) => this.runsOf(rule, name, objects, { occasions, depth: event.depth ?? 0 }));
      for (let from = 0; from < runs.length; from += AT_ONCE)
        await this.work.perform(teamId, async ({ automations, outbox }) => {
          for (const run of runs.slice(from, from + AT_ONCE))
            if (await automations.addRun(run))
              await outbox.announce(run.state === 'WAITING' ? runRequested(run) : runEnded(run));
        });
    }
  }

  private runsOf(
    rule: Automation,
    event: HappeningEvent,
    objects: readonly EventObject[],
    { occasions, depth }: { readonly occasions: ReadonlyMap<Uuid, string>; readonly depth: number },
  ): AutomationRun[] {
    if (rule.trigger.type !== 'Event') return [];
    const { rules } = rule.trigger;
    const isMatch = matcher(event, rules);
    const reason = whyTooDeep(depth);
    return objects.flatMap(({ sourceId, target, facts }) => {
      if (!isMatch(facts)) return [];
      const { outcomes: conditions } = matches(event, rules, facts);
      const of = { event, sourceId, objectType: target?.type, objectId: target?.id, conditions };
      const occasion = occasions.get(sourceId)!;
      const run = newRun(rule, { id: this.ids.newId(), now: this.clock.now(), occasion, depth, ...of });
      return [reason === null ? run : { ...run, state: 'FAILED', reason, endedAt: run.createdAt }];
    });
  }

  /** The rules of the event, and their owners as they are now. Rules of former members are stopped. */
  private async following({ automations, outbox }: Stores, teamId: Uuid, event: HappeningEvent, at: Date) {
    const rules: Automation[] = [];
    const owners = new Map<Uuid, Actor>();
    for (const rule of await automations.following(event)) {
      if (rule.createdAt > at) continue;
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

/** The event that rules name; a list has the meaning of its single events. */
function singleOf(name: Followed): HappeningEvent {
  if (name === 'notes:imported') return 'note:created';
  return name === 'users:activity' ? 'user:activity' : name;
}

export const OWNER_LEFT = 'Its owner has left the workspace.';

/** Names the occasion for each object whose fields the rules look at. An import that goes on is the same occasion. */
function occasionsOf(event: DeliveredEvent<Followed>): ReadonlyMap<Uuid, string> {
  switch (event.name) {
    case 'notes:imported':
      return new Map(event.payload.noteIds.map((noteId) => [noteId, `${event.id}:${noteId}`]));
    case 'note:created':
      return new Map([[event.payload.noteId, event.id]]);
    case 'insight:published':
      return new Map([[event.payload.insightId, event.id]]);
    case 'project:created':
      return new Map([[event.payload.projectId, event.id]]);
    case 'theme:created':
      return new Map([[event.payload.themeId, `theme:${event.payload.themeId}`]]);
    case 'theme:changed': {
      // Only a doubling is an occasion.
      const { themeId, doublings } = event.payload;
      return new Map(doublings === undefined ? [] : [[themeId, event.id]]);
    }
    case 'user:activity':
      return new Map([[event.payload.activityId, activityOccasion(event.payload.activityId)]]);
    case 'users:activity':
      return new Map(event.payload.activityIds.map((id) => [id, activityOccasion(id)]));
    case 'dataset:created':
      return new Map([[event.payload.importId, `import:${event.payload.importId}`]]);
  }
}

const activityOccasion = (activityId: Uuid): string => `activity:${activityId}`;
