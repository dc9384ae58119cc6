import type { StoredSummary, SummaryReader } from '@evident/application/summaries/summary-reader';
import { AI_USER_ID } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type {
  SummarizedSource,
  SummaryFramework,
  SummaryKind,
  SummarySettings,
  SummaryTarget,
  SummaryTargetType,
} from '@evident/domain/summaries';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { shownName } from '../shown-name.ts';

const SUMMARIES = db
  .selectFrom('summary as s')
  .select([
    's.id',
    's.project_id as projectId',
    expression<SummaryTargetType>`s.target_type`.as('targetType'),
    's.target_id as targetId',
    's.filter',
    expression<SummaryKind>`s.kind`.as('kind'),
    expression<SummaryFramework>`s.framework`.as('framework'),
    expression<boolean>`s.created_by = ${AI_USER_ID}`.as('automatic'),
    's.prompt',
    's.language',
    's.text_id as textId',
    's.edited_text_id as editedTextId',
    expression<SummarizedSource[]>`s.sources`.as('sources'),
    's.created_at as createdAt',
    's.updated_at as updatedAt',
    's.version',
    jsonArrayFrom(
      db
        .selectFrom('member as m')
        .where('m.id', '=', expression<Uuid>`ANY (s.contributors)`)
        .select(['m.id', shownName('m').as('name')])
        .orderBy(expression`array_position(s.contributors, m.id)`),
    ).as('contributors'),
    jsonObjectFrom(
      db
        .selectFrom('member as e')
        .whereRef('e.id', '=', 's.edited_by' as never)
        .select(['e.id', shownName('e').as('name')]),
    ).as('editedBy'),
  ])
  .orderBy('s.created_at', 'desc')
  .orderBy('s.id', 'desc');

/** The objects by type, narrowed to what the actor can see. */
const PLACES = {
  NOTE: db.selectFrom('note as o').select('o.project_id as projectId').where('o.id', '=', parameter<Uuid>('id')),
  INSIGHT: db.selectFrom('insight as o').select('o.project_id as projectId').where('o.id', '=', parameter<Uuid>('id')),
  TAG: db.selectFrom('tag as o').select('o.project_id as projectId').where('o.id', '=', parameter<Uuid>('id')),
  PROJECT: db.selectFrom('project as o').select('o.id as projectId').where('o.id', '=', parameter<Uuid>('id')),
} as const;

const DEFAULTS = db
  .selectFrom('project as p')
  .leftJoin('summary_setting as s', 's.project_id', 'p.id')
  .where('p.id', '=', parameter<Uuid>('projectId'))
  .select([expression<SummaryFramework>`coalesce(s.framework, 'Summary')`.as('framework'), 's.language']);

export class PostgresSummaryReader implements SummaryReader {
  constructor(private readonly reads: PostgresReads) {}

  ofTarget(actor: Actor, { type, id, filter }: SummaryTarget): Promise<StoredSummary[]> {
    const query = SUMMARIES.where('s.target_type', '=', type).where('s.target_id', '=', id);
    return this.reads.rows(actor, filter === null ? query : query.where('s.filter', '=', filter));
  }
  summary(actor: Actor, summaryId: Uuid): Promise<StoredSummary | null> {
    return this.reads.first(actor, SUMMARIES.where('s.id', '=', summaryId));
  }
  defaults(actor: Actor, projectId: Uuid): Promise<SummarySettings | null> {
    return this.reads.first(actor, DEFAULTS, { given: { projectId } });
  }
  async projectOf(actor: Actor, { type, id }: Pick<SummaryTarget, 'type' | 'id'>): Promise<Uuid | null> {
    const row = await this.reads.first(actor, PLACES[type === 'FILTER' ? 'PROJECT' : type], { given: { id } });
    return row?.projectId ?? null;
  }
}
