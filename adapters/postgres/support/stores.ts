import type { SupportAccessStore } from '@evident/application/support/ports';
import type { Uuid } from '@evident/domain/kernel';
import type { SupportAccess } from '@evident/domain/support';
import { EntitySchema, In } from 'typeorm';
import { id, maybeMoment, maybeUuid, moment, team, text, uuid } from '../columns.ts';
import type { Session } from '../session.ts';

const accessEntity = new EntitySchema<SupportAccess>({
  name: 'support_access',
  columns: {
    id,
    teamId: team,
    accountId: uuid('account_id'),
    memberId: maybeUuid('member_id'),
    name: text,
    email: text,
    reason: text,
    hours: { type: 'integer' },
    state: text,
    askedAt: moment('asked_at'),
    decidedBy: maybeUuid('decided_by'),
    decidedAt: maybeMoment('decided_at'),
    endsAt: maybeMoment('ends_at'),
    endedAt: maybeMoment('ended_at'),
  },
});
export const supportEntities = [accessEntity];

/** Row-level security limits all to the team of the transaction. */
class PostgresSupportAccessStore implements SupportAccessStore {
  constructor(private readonly session: Session) {}

  hold(accessId: Uuid): Promise<SupportAccess | null> {
    return this.session.manager.findOne(accessEntity, { where: { id: accessId }, lock: { mode: 'pessimistic_write' } });
  }
  newest(most: number): Promise<SupportAccess[]> {
    return this.session.manager.find(accessEntity, { order: { askedAt: 'DESC', id: 'ASC' }, take: most });
  }
  granted(): Promise<SupportAccess[]> {
    return this.session.manager.find(accessEntity, { where: { state: 'GRANTED' }, order: { endsAt: 'ASC' } });
  }
  hasOpen(accountId: Uuid): Promise<boolean> {
    return this.session.manager.existsBy(accessEntity, { accountId, state: In(['REQUESTED', 'GRANTED']) });
  }
  async save(access: SupportAccess): Promise<void> {
    await this.session.manager.upsert(accessEntity, access, ['id']);
  }
}

export const supportStores = {
  supportAccesses: (session: Session) => new PostgresSupportAccessStore(session),
};
