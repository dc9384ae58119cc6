import { normalEmail } from '@evident/domain/identity';
import {
  type Addresses,
  type Caller,
  countMail,
  type IdentityWork,
  noAccountMail,
  sendMail,
  type WorkspaceDirectory,
} from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/index.ts';
import { workspacesMail } from './mails.ts';

/** Mails a list of the recipient's workspaces. The response reveals nothing about the address. */
export class FindWorkspaces extends Command {
  static readonly requires = ANYONE;

  constructor(
    readonly email: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class FindWorkspacesHandler implements Handler<FindWorkspaces> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ email: given, caller }: FindWorkspaces): Promise<void> {
    const email = normalEmail(given);
    await this.work.perform((stores) => countMail(stores, this.secrets, email, caller, this.clock.now()));
    const account = await this.work.perform(({ accounts }) => accounts.findByEmail(email));
    const own = await this.directory.of(account?.id ?? NOBODY);
    const rows = own.map(({ name, subdomain }) => ({ name, url: this.addresses.workspace(subdomain) }));
    await sendMail(
      this.mailer,
      account
        ? workspacesMail(email, rows, this.addresses.root('/auth/login'))
        : noAccountMail(email, this.addresses.root('/auth/signup')),
    );
  }
}

/** An id that no account has, for an equal lookup with every address. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
