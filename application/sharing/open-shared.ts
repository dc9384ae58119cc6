import { refuse } from '@evident/domain/kernel';
import type { SharedView } from '@evident/domain/sharing';
import type { IdentityWork } from '../identity/identity-work.ts';
import type { PasswordHasher } from '../identity/password-hasher.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import { Doorkeeper, type Visitor } from './doorkeeper.ts';
import type { SharedReader } from './shared-reader.ts';

/** What a public link leads to. */
export class OpenShared extends Query<SharedView> {
  constructor(readonly visitor: Visitor) { super(); }
}

export class OpenSharedHandler implements Handler<OpenShared> {
  private readonly door: Doorkeeper;

  constructor(private readonly reader: SharedReader, hasher: PasswordHasher, identity: IdentityWork, clock: Clock) {
    this.door = new Doorkeeper(reader, hasher, identity, clock);
  }

  async execute({ visitor }: OpenShared): Promise<SharedView> {
    return (await this.reader.shared(await this.door.admit(visitor))) ?? refuse('NotFound', 'This link leads nowhere', 'What it showed is gone.');
  }
}
