import {
  DRY_RUN_DAYS,
  DRY_RUN_MAX,
  DRY_RUN_SHOWN,
  type DryRunRequest,
  type DryRunView,
  type Trigger,
  conditionWords,
  idsIn,
  isHappening,
  matches,
  readTrigger,
  refuseAdminsOnly,
} from '@evident/domain/automation';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { Timetable } from '../kernel/timetable.ts';
import type { TypedTerms } from '../search/index.ts';
import type { AutomationReader, EventObjects } from './automation-store.ts';
import { queriedTrigger } from './queried-trigger.ts';
import { refuseTimes } from './timetable.ts';

const DAY = 86_400_000;
/** Times of a schedule that a dry run counts and shows. */
const TIMES_COUNTED = 1_000;
const TIMES_SHOWN = 10;

/**
 * The objects of the last 30 days that a trigger matches, by their values as they are now; for a schedule its next
 * times. Runs nothing.
 */
export class TryAutomation extends queryWith({ scope: 'read', role: 'author', access: 'visible' })<
  { request: DryRunRequest },
  DryRunView
> {}
export const TryAutomationHandler = answeredBy(
  async (
    { actor, request }: TryAutomation,
    objects: EventObjects,
    reader: AutomationReader,
    timetable: Timetable,
    clock: Clock,
    terms: Pick<TypedTerms, 'read'>,
  ): Promise<DryRunView> => {
    const now = clock.now();
    const since = new Date(now.getTime() - DRY_RUN_DAYS * DAY);
    const trigger = readTrigger(await queriedTrigger(request.trigger, actor, terms));
    refuseAdminsOnly(trigger, actor.workspaceAdmin);
    const nothing = { since: since.toISOString(), looked: 0, matched: 0, times: [], objects: [] };
    if (trigger.type === 'Event') return { ...nothing, ...(await tried({ objects, reader }, actor, trigger, since)) };
    refuseTimes(timetable, trigger, now);
    const until = new Date(now.getTime() + DRY_RUN_DAYS * DAY);
    const times = timetable.times(trigger, now, TIMES_COUNTED).filter((at) => at <= until);
    return { ...nothing, matched: times.length, times: times.slice(0, TIMES_SHOWN).map((at) => at.toISOString()) };
  },
);

async function tried(
  { objects, reader }: { objects: EventObjects; reader: AutomationReader },
  actor: Actor,
  { event, rules }: Extract<Trigger, { type: 'Event' }>,
  since: Date,
) {
  const all = isHappening(event) ? await objects.since(actor, event, since, DRY_RUN_MAX) : [];
  const looked = all.map((object) => ({ object, ...matches(event, rules, object.facts) }));
  const matching = looked.filter(({ matched }) => matched);
  const shown = [...matching, ...looked.filter(({ matched }) => !matched)].slice(0, DRY_RUN_SHOWN);
  const nameOf = await reader.names(actor, idsIn(rules));
  return {
    looked: looked.length,
    matched: matching.length,
    objects: shown.map(({ object: { sourceId, target, title, at }, matched, outcomes }) => ({
      objectId: target?.id ?? sourceId,
      title,
      at: at.toISOString(),
      matched,
      conditions: outcomes.map(({ met, ...one }) => ({ words: conditionWords(event, one, nameOf), met })),
    })),
  };
}
