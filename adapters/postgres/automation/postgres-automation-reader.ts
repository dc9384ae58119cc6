import type { AutomationReader } from '@evident/application/automation/automation-store';
import {
  type AutomationAction,
  type AutomationRun,
  type AutomationRunView,
  type AutomationView,
  type NameOf,
  type RuleEvent,
  type Trigger,
  conditionWords,
  namesIn,
  ruleSentence,
} from '@evident/domain/automation';
import { type Page, type PageRequest, type Uuid, isUuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import type { Order } from '../keyset.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { shownName } from '../shown-name.ts';

const newestFirst = (table: string): Order => ({
  columns: [
    { sql: `${table}.created_at`, type: 'timestamptz' },
    { sql: `${table}.id`, type: 'uuid' },
  ],
  descending: true,
});

const AUTOMATIONS = db
  .selectFrom('automation as a')
  .leftJoin('member as m', 'm.id', 'a.owner_id')
  .select(['a.id', 'a.title', 'a.active', 'a.version', 'a.owner_id as ownerId'])
  .select(['a.stopped_reason as stoppedReason', 'a.next_run_at as nextRunAt'])
  .select(['a.created_at as createdAt', 'a.updated_at as updatedAt'])
  .select(shownName('m').as('ownerName'))
  .select([
    expression<Trigger>`a.trigger_configuration`.as('trigger'),
    expression<AutomationAction[]>`a.actions`.as('actions'),
    expression<AutomationView['onFailure']>`a.on_failure`.as('onFailure'),
  ]);

const RUNS = db
  .selectFrom('automation as a')
  .innerJoin('automation_run as r', 'r.automation_id', 'a.id')
  .leftJoin('note as n', (join) => join.onRef('n.id', '=', 'r.object_id').on('r.object_type', '=', 'NOTE'))
  .leftJoin('insight as i', (join) => join.onRef('i.id', '=', 'r.object_id').on('r.object_type', '=', 'INSIGHT'))
  .leftJoin('project as p', (join) => join.onRef('p.id', '=', 'r.object_id').on('r.object_type', '=', 'PROJECT'))
  .leftJoin('member_activity as c', 'c.id', 'r.source_id')
  .leftJoin('member as m', 'm.id', 'c.member_id')
  .select(['r.id', 'r.object_type as objectType', 'r.object_id as objectId', 'r.due_at as dueAt', 'r.reason'])
  .select(['r.created_at as createdAt', 'r.ended_at as endedAt'])
  .select([
    expression<string | null>`coalesce(n.title, i.title, p.title, m.name)`.as('title'),
    expression<RuleEvent | null>`r.event`.as('event'),
    expression<AutomationRun['state']>`r.state`.as('state'),
    expression<AutomationRun['conditions']>`r.conditions`.as('conditions'),
    expression<AutomationRunView['actions']>`r.actions`.as('actions'),
  ]);

/** Rules of the actor, for admins of the whole workspace, and their runs. */
export class PostgresAutomationReader implements AutomationReader {
  constructor(private readonly reads: PostgresReads) {}

  async list(actor: Actor, page: PageRequest): Promise<Page<AutomationView>> {
    const order = newestFirst('a');
    const found = await this.reads.page(actor, AUTOMATIONS, { order, page, itemOf: (row) => row });
    return { ...found, items: await this.shown(actor, found.items) };
  }

  async automation(actor: Actor, automationId: Uuid): Promise<AutomationView | null> {
    const row = await this.reads.first(actor, AUTOMATIONS.where('a.id', '=', automationId));
    return row && (await this.shown(actor, [row]))[0]!;
  }

  async runs(actor: Actor, automationId: Uuid, page: PageRequest): Promise<Page<AutomationRunView>> {
    const query = RUNS.where('a.id', '=', automationId);
    const found = await this.reads.page(actor, query, { order: newestFirst('r'), page, itemOf: (row) => row });
    const values = found.items.flatMap(({ conditions }) => conditions.flatMap(({ value }) => value));
    const nameOf = await this.names(
      actor,
      values.filter((value) => typeof value === 'string'),
    );
    return { ...found, items: found.items.map((row) => runOf(row, nameOf)) };
  }

  async names(actor: Actor, ids: readonly string[]): Promise<NameOf> {
    const wanted = [...new Set(ids.filter(isUuid))];
    if (wanted.length === 0) return () => undefined;
    const among = expression<Uuid>`any (${wanted}::uuid[])`;
    const projects = db.selectFrom('project as p').select(['p.id', 'p.title as name']).where('p.id', '=', among);
    const members = db
      .selectFrom('member as m')
      .select('m.id')
      .select(shownName('m').as('name'))
      .where('m.id', '=', among);
    const destinations = db
      .selectFrom('destination as d')
      .select(['d.id', 'd.title as name'])
      .where('d.id', '=', among);
    const tags = db.selectFrom('tag as t').select(['t.id', 't.title as name']).where('t.id', '=', among);
    const fields = db
      .selectFrom('field as f')
      .select(['f.id', 'f.label as name', 'f.settings'])
      .where('f.id', '=', among);
    return this.reads.as(actor, async (sight) => {
      const named = await sight.rows(fields);
      const rows = [
        ...named,
        ...named.flatMap(({ settings }) => settings.options ?? []).map(({ id, label: name }) => ({ id, name })),
        ...(await sight.rows(tags)),
        ...(await sight.rows(projects)),
        ...(await sight.rows(members)),
        ...(await sight.rows(destinations)),
      ];
      const names = new Map(rows.map(({ id, name }) => [id, name]));
      return (id) => names.get(id);
    });
  }

  private async shown(
    actor: Actor,
    rows: readonly InferResult<typeof AUTOMATIONS>[number][],
  ): Promise<AutomationView[]> {
    const nameOf = await this.names(actor, rows.flatMap(namesIn));
    return rows.map(({ ownerId, ownerName, nextRunAt, createdAt, updatedAt, ...row }) => ({
      ...row,
      trigger: row.trigger as AutomationView['trigger'],
      actions: row.actions as AutomationView['actions'],
      sentence: ruleSentence(row, nameOf),
      own: ownerId === actor.userId,
      owner: { id: ownerId, name: ownerName },
      nextRunAt: nextRunAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }));
  }
}

const runOf = (
  { event, conditions, dueAt, createdAt, endedAt, ...row }: InferResult<typeof RUNS>[number],
  nameOf: NameOf,
): AutomationRunView => ({
  ...row,
  event,
  // Runs from before details were kept have none.
  actions: row.actions.map((action) => ({ ...action, detail: action.detail ?? null })),
  conditions: event ? conditions.map((one) => ({ words: conditionWords(event, one, nameOf), met: one.met })) : [],
  dueAt: dueAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
