import {
  AUTOMATION,
  AUTOMATION_LIMIT,
  type Automation,
  type AutomationUpdate,
  type NewAutomation,
  destinationsOf,
  eventOf,
  readActions,
  readTrigger,
  recipientsOf,
  refuseAdminsOnly,
} from '@evident/domain/automation';
import { type Uuid, notFound, oneLine, refuse } from '@evident/domain/kernel';
import { reverted } from '@evident/domain/undo';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { Timetable } from '../kernel/timetable.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { SavedThing, type ThingStores, newRow } from '../saved-things/index.ts';
import type { TypedTerms } from '../search/index.ts';
import type { DestinationStore } from '../tickets/index.ts';
import type { AutomationStore } from './automation-store.ts';
import { automationChanged } from './events.ts';
import { queriedTrigger } from './queried-trigger.ts';
import { arranged, refuseTimes } from './timetable.ts';

interface Stores extends ThingStores {
  automations: AutomationStore;
  destinations: DestinationStore;
}

/** Rules are changed by their owner; admins pause and delete them. */
const automationsWith = (timetable: Timetable, clock: Clock) =>
  new SavedThing<Automation, Pick<Stores, 'automations'>>({
    ...AUTOMATION,
    kind: 'automations:changed',
    store: ({ automations }) => automations,
    access(_, { userId, workspaceAdmin }, { ownerId }) {
      if (ownerId !== userId && !workspaceAdmin) notFound('Automation');
    },
    max: AUTOMATION_LIMIT,
    count: ({ automations }, { teamId }) => automations.count({ teamId }),
    event: ({ teamId, userId }, { before, after }) => automationChanged(teamId, (after ?? before)!.id, userId),
    revert(change, now) {
      const back = reverted(AUTOMATION, change, now);
      return back && arranged(back, timetable, clock.now());
    },
  });
export const undoAutomationChanges = (timetable: Timetable, clock: Clock) =>
  automationsWith(timetable, clock).undoer(clock);

/** @throws Refusal `UnprocessableContent` if an action writes to someone who is not a member */
async function refuseStrangers({ automations }: Stores, { actions }: Pick<Automation, 'actions'>): Promise<void> {
  const wanted = recipientsOf(actions);
  if (wanted.length === 0 || (await automations.membersAmong(wanted)).length === wanted.length) return;
  refuse('UnprocessableContent', 'Member not found', 'Choose current members of the workspace.');
}

/** @throws Refusal `UnprocessableContent` if an action sends to a destination that does not take it */
async function refuseBadDestinations({ destinations }: Stores, { actions }: Pick<Automation, 'actions'>) {
  for (const { destinationId: id, takes } of destinationsOf(actions))
    if ((await destinations.count(takes === 'BODIES' ? { id, kind: 'GENERIC' } : { id })) === 0)
      refuse('UnprocessableContent', 'Destination not found', 'Choose one that takes this in the settings.');
}

/** Saves a rule that runs from now on; returns its id. */
export class CreateAutomation extends commandWith({ scope: 'write', role: 'author' })<
  { automation: NewAutomation },
  { id: Uuid }
> {}
export const CreateAutomationHandler = answeredBy(
  async (
    { actor, automation: { title, trigger: sent, actions, onFailure = 'STOP' } }: CreateAutomation,
    work: UnitOfWork<Stores>,
    timetable: Timetable,
    ids: Ids,
    clock: Clock,
    terms: Pick<TypedTerms, 'read'>,
  ) => {
    const trigger = readTrigger(await queriedTrigger(sent, actor, terms));
    refuseAdminsOnly(trigger, actor.workspaceAdmin);
    refuseTimes(timetable, trigger, clock.now());
    const wanted = {
      ...newRow({ ids, clock }, actor),
      ownerId: actor.userId,
      title: oneLine(title),
      trigger,
      actions: readActions(actions, eventOf(trigger)),
      onFailure,
      active: true,
      stoppedReason: null,
      failures: 0,
      nextRunAt: null,
    };
    const automation = arranged(wanted, timetable, clock.now());
    await work.perform(actor.teamId, async (stores) => {
      await refuseStrangers(stores, automation);
      await refuseBadDestinations(stores, automation);
      await automationsWith(timetable, clock).create(stores, actor, automation);
    });
    return { id: automation.id };
  },
);

/** Changes a rule, pauses it or starts it again; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateAutomation extends commandWith({ scope: 'write', role: 'author', access: 'own' })<
  { automationId: Uuid; update: AutomationUpdate; expected: number | null },
  Uuid
> {}
export const UpdateAutomationHandler = answeredBy(
  async (
    { actor, automationId, update: sent, expected }: UpdateAutomation,
    work: UnitOfWork<Stores>,
    timetable: Timetable,
    clock: Clock,
    terms: Pick<TypedTerms, 'read'>,
  ) => {
    const at = clock.now();
    const update = sent.trigger ? { ...sent, trigger: await queriedTrigger(sent.trigger, actor, terms) } : sent;
    return work.perform(actor.teamId, (stores) =>
      automationsWith(timetable, clock).change(stores, actor, automationId, {
        expected,
        at,
        async to(before) {
          if (before.ownerId !== actor.userId && Object.keys(update).some((part) => part !== 'active'))
            refuse('Forbidden', 'Only its owner can change an automation', 'Admins can pause and delete it.');
          const changed = { ...before, ...partsOf(before, update) };
          if (update.trigger) refuseAdminsOnly(changed.trigger, actor.workspaceAdmin);
          refuseTimes(timetable, changed.trigger, at);
          await refuseStrangers(stores, update.actions ? changed : { actions: [] });
          await refuseBadDestinations(stores, update.actions ? changed : { actions: [] });
          return arranged(changed, timetable, at);
        },
      }),
    );
  },
);

/** The parts that an update changes. Actions are read again for another event. */
function partsOf(before: Automation, { title, trigger: sent, actions, ...others }: AutomationUpdate) {
  const trigger = sent ? readTrigger(sent) : before.trigger;
  const parts = { ...others, trigger, actions: readActions(actions ?? before.actions, eventOf(trigger)) };
  return title === undefined ? parts : { ...parts, title: oneLine(title) };
}

/** Deletes a rule; returns the undo id. */
export class DeleteAutomation extends commandWith({ scope: 'write', access: 'own' })<{ automationId: Uuid }, Uuid> {}
export const DeleteAutomationHandler = answeredBy(
  ({ actor, automationId }: DeleteAutomation, work: UnitOfWork<Stores>, timetable: Timetable, clock: Clock) =>
    work.perform(actor.teamId, async (stores) => {
      const automations = automationsWith(timetable, clock);
      return automations.remove(stores, actor, await automations.toChange(stores, actor, automationId));
    }),
);
