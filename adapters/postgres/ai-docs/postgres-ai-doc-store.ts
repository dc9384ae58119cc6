import type { AiDocStore } from '@evident/application/ai-docs/ai-doc-store';
import type { AiDoc } from '@evident/domain/ai-docs';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { upsertMany } from '../many-rows.ts';
import { memberToday } from '../permissions/member-today.ts';
import type { Session } from '../session.ts';
import { aiDocEntity } from './entities.ts';

export class PostgresAiDocStore implements AiDocStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<AiDoc | null> {
    return this.session.manager.findOne(aiDocEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  async save(doc: AiDoc): Promise<void> {
    await upsertMany(this.session.manager, aiDocEntity, [doc]);
  }
  memberNow(memberId: Uuid): Promise<Actor | null> {
    const { query, teamId } = this.session;
    return memberToday(query, { teamId, memberId, scopes: ['read', 'write'] });
  }
}
