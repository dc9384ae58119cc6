import type { SignedIn } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { SignedInView } from '@evident/domain/workspaces';
import { type Handler, PERSON, Query } from '../kernel/message.ts';
import type { Addresses } from './ports.ts';
import type { IdentityWork } from './identity-work.ts';
import { viewOf } from './signing-in.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Returns the signed-in account and its workspaces. */
export class GetSignedIn extends Query<SignedInView> {
  static readonly requires = PERSON;

  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export class GetSignedInHandler implements Handler<GetSignedIn> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly addresses: Addresses,
  ) {}

  async execute({ signedIn }: GetSignedIn): Promise<SignedInView> {
    const account =
      (await this.work.perform(({ accounts }) => accounts.find(signedIn.accountId))) ??
      refuse('Unauthorized', 'Sign in first');
    return viewOf(this.directory, this.addresses, account);
  }
}
