import type { InviteStore } from '@evident/application/workspaces/workspace-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { Invite } from '@evident/domain/workspaces';
import { Any, IsNull } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { inviteEntity } from './entities.ts';

export class PostgresInviteStore implements InviteStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Invite | null> {
    return this.session.manager.findOneBy(inviteEntity, { id });
  }
  findBySecret(secretHash: string): Promise<Invite | null> {
    return this.session.manager.findOneBy(inviteEntity, [{ secretHash }, { linkHash: secretHash }]);
  }
  openTo(emails: readonly string[]): Promise<Invite[]> {
    return this.session.manager.findBy(inviteEntity, {
      email: Any([...emails]),
      acceptedAt: IsNull(),
      revokedAt: IsNull(),
    });
  }
  async save(...invites: Invite[]): Promise<void> {
    await upsertMany(this.session.manager, inviteEntity, invites);
  }
}
