import type { ConversationReader } from '@evident/application/conversations/conversation-reader';
import { type ConversationMessage, type ConversationView, scopeOf } from '@evident/domain/conversations';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import { insightsFor } from '../insights/insight-rows.ts';
import type { Order } from '../keyset.ts';
import { db, expression, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const LATEST_FIRST: Order = {
  columns: [
    { sql: 'c.updated_at', type: 'timestamptz' },
    { sql: 'c.id', type: 'uuid' },
  ],
  descending: true,
};
const IN_ORDER: Order = { columns: [{ sql: 'm.position', type: 'double precision' }] };

/** The insight of a scope, as the actor sees it. */
const insightOf = (actor: Actor) => insightsFor(actor).where('i.id', '=', expression<Uuid>`c.scope_id`);

/** The first chosen note that the actor can see. */
const FIRST_CHOSEN = db
  .selectFrom('note as cn')
  .where('cn.id', '=', expression<Uuid>`ANY (c.scope_ids)`)
  .orderBy(expression`array_position(c.scope_ids, cn.id)`);

const CONVERSATIONS = (actor: Actor) =>
  db
    .selectFrom('conversation as c')
    .where('c.deleted_at', 'is', null)
    .leftJoin('note as sn', (join) => join.onRef('sn.id', '=', 'c.scope_id').on('c.scope_type', '=', 'NOTE'))
    .leftJoin('project as sp', (join) => join.onRef('sp.id', '=', 'c.scope_id').on('c.scope_type', '=', 'PROJECT'))
    .leftJoin('folder as sf', (join) => join.onRef('sf.id', '=', 'c.scope_id').on('c.scope_type', '=', 'FOLDER'))
    .leftJoin('person as sx', (join) => join.onRef('sx.id', '=', 'c.scope_id').on('c.scope_type', '=', 'PERSON'))
    .select([
      'c.id',
      'c.title',
      'c.messages',
      'c.created_at as createdAt',
      'c.updated_at as updatedAt',
      'c.version',
      expression<ConversationView['scope']['type']>`c.scope_type`.as('scopeType'),
      expression<Uuid | null>`coalesce(sn.id, sp.id, sf.id, sx.id, (${insightOf(actor).select('i.id')}))`.as('scopeId'),
      expression<Uuid[] | null>`CASE WHEN c.scope_type = 'NOTES' THEN ARRAY(${FIRST_CHOSEN.select('cn.id')}) END`.as(
        'scopeIds',
      ),
      expression<string | null>`coalesce(sn.title, sp.title, sf.title, sx.name,
      (${insightOf(actor).select(expression`coalesce(s.title, i.title)`.as('title'))}),
      (${FIRST_CHOSEN.select('cn.title').limit(1)}))`.as('scopeTitle'),
    ]);

const MESSAGES = db
  .selectFrom('conversation as c')
  .innerJoin('conversation_message as m', 'm.conversation_id', 'c.id')
  .where('c.deleted_at', 'is', null)
  .select([
    'm.id',
    'm.team_id as teamId',
    'm.conversation_id as conversationId',
    'm.position',
    'm.text',
    'm.ai_text_id as aiTextId',
    'm.created_at as createdAt',
    expression<ConversationMessage['role']>`m.role`.as('role'),
    expression<ConversationMessage['searched']>`m.searched`.as('searched'),
    expression<ConversationMessage['missing']>`m.missing`.as('missing'),
    expression<ConversationMessage['counted']>`m.counted`.as('counted'),
    expression<ConversationMessage['rating']>`m.rating`.as('rating'),
  ]);

const viewOf = ({
  scopeType,
  scopeId,
  scopeIds,
  createdAt,
  updatedAt,
  ...row
}: InferResult<ReturnType<typeof CONVERSATIONS>>[number]): ConversationView => ({
  ...row,
  scope: scopeOf({ scopeType, scopeId, scopeIds }),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** The conversations of an actor. */
export class PostgresConversationReader implements ConversationReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, page: PageRequest): Promise<Page<ConversationView>> {
    return this.reads.page(actor, CONVERSATIONS(actor), { order: LATEST_FIRST, page, itemOf: viewOf });
  }

  async conversation(actor: Actor, conversationId: Uuid): Promise<ConversationView | null> {
    const row = await this.reads.first(actor, CONVERSATIONS(actor).where('c.id', '=', conversationId));
    return row && viewOf(row);
  }

  messages(actor: Actor, conversationId: Uuid, page: PageRequest): Promise<Page<ConversationMessage>> {
    const query = MESSAGES.where('c.id', '=', conversationId);
    return this.reads.page(actor, query, { order: IN_ORDER, page, itemOf: (row) => row });
  }

  some(actor: Actor, messageIds: readonly Uuid[]): Promise<ConversationMessage[]> {
    const query = MESSAGES.where('m.id', '=', expression<Uuid>`ANY (${parameter('ids')}::uuid[])`).orderBy(
      'm.position',
    );
    return this.reads.rows(actor, query, { given: { ids: messageIds } });
  }
}
