import type { InviteStore } from '@evident/application/workspaces/workspace-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { Invite } from '@evident/domain/workspaces';
import { In, IsNull } from 'typeorm';
import type { Session } from '../session.ts';
import { inviteEntity } from './entities.ts';

export class PostgresInviteStore implements InviteStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Invite | null> {
    return this.session.manager.findOneBy(inviteEntity, { id });
  }
  findBySecret(secretHash: string): Promise<Invite | null> {
    return this.session.manager.findOneBy(inviteEntity, { secretHash });
  }
  openTo(emails: readonly string[]): Promise<Invite[]> {
    return this.session.manager.findBy(inviteEntity, { email: In([...emails]), acceptedAt: IsNull(), revokedAt: IsNull() });
  }
  async save(...invites: Invite[]): Promise<void> {
    if (invites.length > 0) await this.session.manager.upsert(inviteEntity, invites, ['id']);
  }
}
