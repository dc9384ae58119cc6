import type { Automation, AutomationRun, NewAutomation } from '@evident/domain/automation';
import { refuse } from '@evident/domain/kernel';
import type { ObjectAction, ObjectActions } from '@evident/application/automation/automation-store';
import {
  CreateAutomation,
  CreateAutomationHandler,
  UpdateAutomation,
  UpdateAutomationHandler,
} from '@evident/application/automation/automations';
import { ActionCarrier, type AutomationMail } from '@evident/application/automation/carry-out-action';
import { AutomationRunner } from '@evident/application/automation/run-automation';
import { StartDueAutomationsHandler } from '@evident/application/automation/start-due-automations';
import { WhenAutomated } from '@evident/application/automation/when-automated';
import { callers } from '../../adapters/postgres/callers.ts';
import { PostgresEventObjects } from '../../adapters/postgres/automation/postgres-event-objects.ts';
import { dueIn } from '../../adapters/postgres/postgres-due.ts';
import { CronerTimetable } from '../../adapters/schedule/croner-timetable.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../support/known-people.ts';
import { noTerms } from '../support/search-question.ts';
import type { OpenStores } from '../support/open-stores.ts';

const START = new Date('2026-11-23T12:00:00Z');
/** Minutes after the start. */
export const later = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const rules = { combinator: 'AND', conditions: [{ field: 'note.title', operator: 'contains', value: 'churn' }] };
const onNote = { type: 'Event', event: 'note:created', rules } as const;
export const hourly = { type: 'Cron', cronExpression: '0 * * * *', timezone: 'UTC' } as const;
export const summary = (executionOrder: number) =>
  ({ actionType: 'startSummary', parameters: {}, executionOrder }) as const;
export const notice = ({ userId }: Person, message: string) =>
  ({ actionType: 'sendNotification', parameters: { memberIds: [userId], message }, executionOrder: 1 }) as const;

/** A member with a note about churn, and the parts that start and carry out their rules, without jobs. */
export class Automated {
  now = START;
  /** Keys of the actions that took effect. */
  readonly carriedOut: string[] = [];
  /** Depths of the events that these actions announce. */
  readonly depths: number[] = [];
  readonly mails: AutomationMail[] = [];
  fail: (action: ObjectAction) => void = () => undefined;
  private readonly clock = { now: () => this.now };
  private readonly timetable = new CronerTimetable();
  private readonly objects;

  private constructor(
    private readonly world: OpenStores,
    public ada: Person,
    readonly projectId: string,
    readonly noteId: string,
  ) {
    this.objects = new PostgresEventObjects(world.reads);
  }

  static async open(world: OpenStores): Promise<Automated> {
    const ada = await world.people.member(await world.people.team());
    const projectId = await world.people.project(ada);
    const own = new Automated(world, ada, projectId, uuidV7.newId());
    await own.note('Churn', own.noteId);
    return own;
  }

  async note(title: string, id = uuidV7.newId()): Promise<string> {
    await this.world.database.query(
      `INSERT INTO note (id, team_id, project_id, title, created_by, created_at, updated_at) VALUES ($1, $2, $3, $5, $4, now(), now())`,
      [id, this.ada.teamId, this.projectId, this.ada.userId, title],
    );
    return id;
  }

  get runner(): AutomationRunner {
    const objects: ObjectActions = {
      carryOut: async (_, { key, depth }, __, action) => {
        this.depths.push(depth);
        this.fail(action);
        this.carriedOut.push(key);
      },
    };
    const ports = { work: this.world.work, ids: uuidV7, clock: this.clock };
    const enqueue = async (_: object, payload: object) => String(this.mails.push(payload as AutomationMail));
    const post = async () => refuse('InvalidOperation', 'Slack is not connected');
    const chat = { post, tell: post };
    const destinations = { post: async () => refuse('InvalidOperation', 'There is no destination') };
    const tickets = { create: async () => refuse('InvalidOperation', 'There is no destination') };
    const actions = new ActionCarrier({ ...ports, objects, chat, destinations, tickets, jobs: { enqueue } });
    return new AutomationRunner({ ...ports, callers, objects: this.objects, actions });
  }

  async create(more: Partial<NewAutomation> = {}): Promise<string> {
    const automation = { title: 'Churn', trigger: onNote, actions: [summary(1)], ...more };
    const handler = new CreateAutomationHandler(this.world.work, this.timetable, uuidV7, this.clock, noTerms());
    return (await handler.execute(new CreateAutomation({ actor: this.ada, automation }))).id;
  }

  pause(automationId: string): Promise<void> {
    return this.switch(automationId, false);
  }

  resume(automationId: string): Promise<void> {
    return this.switch(automationId, true);
  }

  private async switch(automationId: string, active: boolean): Promise<void> {
    const pausing = { actor: this.ada, automationId, update: { active }, expected: null };
    await new UpdateAutomationHandler(this.world.work, this.timetable, this.clock, noTerms()).execute(
      new UpdateAutomation(pausing),
    );
  }

  /** Delivers that the note was created. */
  async deliver(id: string, at = later(1), depth = 0): Promise<void> {
    const { projectId, noteId } = this;
    const { teamId, userId: by } = this.ada;
    const payload = { noteId, projectId, by };
    await this.reaction.react({ id, at: at.toISOString(), teamId, name: 'note:created', payload, depth });
  }

  /** Delivers that an import has created notes. */
  async deliverImport(id: string, noteIds: readonly string[]): Promise<void> {
    const { projectId } = this;
    const { teamId, userId: by } = this.ada;
    const payload = { importId: uuidV7.newId(), projectId, noteIds, by };
    await this.reaction.react({ id, at: later(1).toISOString(), teamId, name: 'notes:imported', payload });
  }

  /** Delivers an event of another kind. */
  async react(event: Parameters<WhenAutomated['react']>[0]): Promise<void> {
    await this.reaction.react(event);
  }

  private get reaction(): WhenAutomated {
    return new WhenAutomated(this.world.work, this.objects, uuidV7, this.clock);
  }

  startDue(): Promise<void> {
    const due = dueIn(this.world.source, 'dueAutomations');
    return new StartDueAutomationsHandler(due, this.world.work, this.timetable, uuidV7, this.clock).execute();
  }

  /** The oldest first. */
  async runs(): Promise<AutomationRun[]> {
    const rows = await this.world.database.query<{ id: string }>(
      'SELECT id FROM automation_run WHERE team_id = $1 ORDER BY created_at, occasion',
      [this.ada.teamId],
    );
    const found = rows.map(({ id }) =>
      this.world.work.perform(this.ada.teamId, async ({ automations }) => (await automations.findRun(id))!),
    );
    return Promise.all(found);
  }

  async last(): Promise<AutomationRun> {
    return (await this.runs()).at(-1)!;
  }

  async turn(): Promise<{ teamId: string; runId: string }> {
    return { teamId: this.ada.teamId, runId: (await this.last()).id };
  }

  /** The last run, as its job does. */
  async carryOut(): Promise<void> {
    await this.runner.run({ payload: await this.turn() });
  }

  automation(id: string): Promise<Automation> {
    return this.world.work.perform(this.ada.teamId, async ({ automations }) => (await automations.find(id))!);
  }

  /** Notifications of the member. */
  notifications(): Promise<{ message: string; what: string }[]> {
    return this.world.database.query('SELECT message, what FROM notification WHERE member_id = $1', [this.ada.userId]);
  }
}
