import { type Uuid, refuse } from '@evident/domain/kernel';
import type { IdentityWork } from '../identity/identity-work.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import { Doorkeeper, type Visitor } from './doorkeeper.ts';
import type { SharedReader } from './shared-reader.ts';

/** A file of what a public link leads to; answers its id once the visitor may have it. */
export class OpenSharedFile extends Query<{ teamId: Uuid; fileId: Uuid }> {
  constructor(readonly visitor: Visitor, readonly fileId: Uuid) { super(); }
}

export class OpenSharedFileHandler implements Handler<OpenSharedFile> {
  private readonly door: Doorkeeper;

  constructor(private readonly reader: SharedReader, hasher: PasswordHasher, identity: IdentityWork, clock: Clock) {
    this.door = new Doorkeeper(reader, hasher, identity, clock);
  }

  async execute({ visitor, fileId }: OpenSharedFile): Promise<{ teamId: Uuid; fileId: Uuid }> {
    const link = await this.door.admit(visitor);
    return (await this.reader.holdsFile(link, fileId)) ? { teamId: link.teamId, fileId } : refuse('NotFound', 'File not found');
  }
}
