import {
  STARTS_MAX,
  type Automation,
  type AutomationAction,
  type AutomationRun,
  actionsLeft,
  afterRun,
  endedRun,
  isHappening,
  halted,
  whyTooOften,
  withOutcome,
} from '@evident/domain/automation';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { JobFor, JobQueue, Turn, VisibleWorker } from '../jobs/index.ts';
import type { Callers } from '../kernel/callers.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type MailTurn, type NotifyingStores, notify } from '../notifications/index.ts';
import type { AutomationStore, EventObject, EventObjects } from './automation-store.ts';
import { automationChanged, runEnded, runRequested } from './events.ts';
import type { ActionCarrier } from './carry-out-action.ts';
import { OWNER_LEFT } from './when-automated.ts';

export interface AutomationTurn {
  readonly teamId: Uuid;
  readonly runId: Uuid;
}

/** Retries with backoff for about eight minutes. */
export const RUN_AUTOMATION: JobQueue<AutomationTurn> = { name: 'run-automation', retries: 8 };

/** The job of a run. The event is in the transaction that saved it, so that none is forgotten. */
export const automationJob = ({
  teamId,
  payload: { runId },
}: {
  readonly teamId: Uuid;
  readonly payload: { readonly runId: Uuid };
}): JobFor<AutomationTurn> => ({ payload: { teamId, runId }, options: { key: runId, group: teamId } });

export type RunningStores = NotifyingStores & { readonly automations: AutomationStore };

interface Ports {
  readonly work: UnitOfWork<RunningStores>;
  readonly objects: EventObjects;
  readonly actions: ActionCarrier;
  readonly callers: Callers;
  readonly ids: Ids;
  readonly clock: Clock;
}

interface Begun {
  readonly run: AutomationRun;
  readonly automation: Automation;
  readonly owner: Actor;
}

interface Outcome {
  readonly failed: string | null;
  readonly detail: string | null;
}

/** Days that runs are kept (decided), as long as notifications. */
const KEPT_DAYS = 90;
const HOUR_MS = 3_600_000;
const FORGOTTEN_AT_ONCE = 1_000;
const GONE = 'Its object is gone, or its owner can no longer see it.';
const GAVE_UP = 'It could not be carried out, also after several tries.';

/** Carries out the actions of runs in their order, as the owner of the rule. Called by jobs. */
export class AutomationRunner implements VisibleWorker<AutomationTurn> {
  constructor(private readonly ports: Ports) {}

  async run({ payload }: Pick<Turn<AutomationTurn>, 'payload'>): Promise<void> {
    const { begun, mails } = await this.begin(payload);
    await this.ports.actions.mail(mails);
    if (!begun) return;
    const { automation, owner } = begun;
    const caller = { program: 'AUTOMATION', programId: automation.id, memberId: owner.userId } as const;
    await this.ports.callers.during(caller, () => this.carryOut(payload, begun));
  }

  private async carryOut(payload: AutomationTurn, begun: Begun): Promise<void> {
    const { run, automation, owner } = begun;
    const object = await this.objectOf(run, owner);
    if (run.event !== null && !object) return this.end(payload, GONE);
    for (const action of actionsLeft(automation.actions, run)) {
      const outcome = await this.outcomeOf(begun, action, object);
      await this.keep(payload, action, outcome);
      if (outcome.failed !== null && automation.onFailure === 'STOP') break;
    }
    await this.end(payload);
  }

  /** The next action has failed. Others go on with another job if the rule says so. */
  async giveUp(payload: AutomationTurn, reason?: string): Promise<void> {
    const goesOn = await this.ports.work.perform(payload.teamId, async ({ automations, outbox }) => {
      const run = await automations.findRun(payload.runId);
      const automation = run?.state === 'WAITING' ? await automations.find(run.automationId) : null;
      const [action, ...others] = run && automation ? actionsLeft(automation.actions, run) : [];
      if (!run || !action) return false;
      const failed = reason ?? [GAVE_UP, run.reason].filter(Boolean).join(' ');
      await automations.saveRun({ ...withOutcome(run, action, { failed }), reason: null });
      if (automation!.onFailure === 'STOP' || others.length === 0) return false;
      await outbox.announce(runRequested(run));
      return true;
    });
    if (!goesOn) await this.end(payload);
  }

  async startAgain({ teamId, runId }: AutomationTurn): Promise<void> {
    await this.ports.work.perform(teamId, async ({ automations, outbox }) => {
      const run = await automations.findRun(runId);
      if (run?.state !== 'FAILED') return;
      const actions = run.actions.filter(({ state }) => state === 'DONE');
      await automations.saveRun({ ...run, actions, state: 'WAITING', reason: null, endedAt: null });
      await outbox.announce(runEnded(run));
    });
  }

  private begin({ teamId, runId }: AutomationTurn): Promise<{ begun: Begun | null; mails: readonly MailTurn[] }> {
    const nothing = { begun: null, mails: [] };
    return this.ports.work.perform(teamId, async (stores) => {
      const { automations } = stores;
      const run = await automations.findRun(runId);
      if (run?.state !== 'WAITING') return nothing;
      const automation = await automations.find(run.automationId);
      const owner = automation?.active ? await automations.memberNow(automation.ownerId) : null;
      if (automation && owner) {
        const tooOften = await this.whyTooOften(stores, automation);
        if (tooOften === null) return { begun: { run, automation, owner }, mails: [] };
        await this.fail(stores, run, tooOften);
        return { begun: null, mails: await this.stop(stores, halted(automation, tooOften), run) };
      }
      await this.fail(
        stores,
        run,
        !automation ? 'The automation was deleted.' : automation.active ? OWNER_LEFT : 'It was paused.',
      );
      if (automation?.active) await this.save(stores, halted(automation, OWNER_LEFT));
      return nothing;
    });
  }

  /** Starts count from the last change of the rule on, so that a member can start it again. */
  private async whyTooOften({ automations }: RunningStores, { id, updatedAt }: Automation): Promise<string | null> {
    const hour = new Date(this.ports.clock.now().getTime() - HOUR_MS);
    return whyTooOften(await automations.countStarts(id, updatedAt > hour ? updatedAt : hour, STARTS_MAX + 1));
  }

  private async fail({ automations, outbox }: RunningStores, run: AutomationRun, reason: string): Promise<void> {
    await automations.saveRun({ ...run, state: 'FAILED', reason, endedAt: this.ports.clock.now() });
    await outbox.announce(runEnded(run));
  }

  private async objectOf({ event, sourceId }: AutomationRun, owner: Actor): Promise<EventObject | null> {
    if (event === null || sourceId === null || !isHappening(event)) return null;
    const [object] = await this.ports.objects.among(owner, event, [sourceId]);
    return object ?? null;
  }

  /** The result of an action, or why it failed, if a rule refused it. Other errors, and services that cannot be reached, are tried again. */
  private async outcomeOf(begun: Begun, action: AutomationAction, object: EventObject | null): Promise<Outcome> {
    try {
      return { failed: null, detail: await this.ports.actions.carryOut({ ...begun, object }, action) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const words = [error.title, error.advice].filter(Boolean).join('. ');
      if (error.code !== 'Unavailable') return { failed: words, detail: null };
      await this.noteTry(begun.run, words);
      throw error;
    }
  }

  /** The run log shows it until the next try. No event: the run has not ended. */
  private async noteTry({ teamId, id }: AutomationRun, words: string): Promise<void> {
    await this.ports.work.perform(teamId, async ({ automations }) => {
      const run = await automations.findRun(id);
      if (run?.state === 'WAITING') await automations.saveRun({ ...run, reason: words });
    });
  }

  private async keep({ teamId, runId }: AutomationTurn, action: AutomationAction, outcome: Outcome) {
    await this.ports.work.perform(teamId, async ({ automations }) => {
      const run = await automations.findRun(runId);
      if (run?.state === 'WAITING') await automations.saveRun(withOutcome(run, action, outcome));
    });
  }

  /** @param gone why no action was tried, which is no failure of the rule */
  private async end({ teamId, runId }: AutomationTurn, gone: string | null = null): Promise<void> {
    const now = this.ports.clock.now();
    const old = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
    const mails = await this.ports.work.perform(teamId, async (stores) => {
      const run = await stores.automations.findRun(runId);
      if (run?.state !== 'WAITING') return [];
      const automation = await stores.automations.find(run.automationId);
      const done = endedRun(run, automation?.actions ?? [], now);
      await stores.automations.saveRun(gone === null ? done : { ...done, state: 'FAILED', reason: gone });
      await stores.outbox.announce(runEnded(run));
      await stores.automations.forgetRuns(old, FORGOTTEN_AT_ONCE);
      if (!automation || gone !== null) return [];
      const after = afterRun(automation, done.reason);
      if (after === automation) return [];
      return after.active ? this.count(stores, after) : this.stop(stores, after, run);
    });
    await this.ports.actions.mail(mails);
  }

  private async count({ automations }: RunningStores, after: Automation) {
    await automations.save(after);
    return [];
  }

  private async stop(stores: RunningStores, after: Automation, { id: runId }: AutomationRun) {
    await this.save(stores, after);
    const notice = {
      kind: 'AUTOMATION',
      what: 'stopped',
      source: `stopped:${runId}`,
      projectId: null,
      object: null,
      commentId: null,
      by: null,
      to: { rule: 'members', ids: [after.ownerId] },
      message: `“${after.title}”: ${after.stoppedReason}`,
    } as const;
    return notify(stores, after.teamId, this.ports, notice, new Set());
  }

  private async save({ automations, outbox }: RunningStores, automation: Automation): Promise<void> {
    await automations.save(automation);
    await outbox.announce(automationChanged(automation.teamId, automation.id, automation.ownerId));
  }
}
