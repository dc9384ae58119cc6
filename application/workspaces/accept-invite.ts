import { type Account, type SignedIn, demandGoodPassword, nameFromEmail } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { type InviteAcceptance, demandRoomForWorkspace, inviteState } from '@evident/domain/workspaces';
import {
  type Addresses,
  type Caller,
  codeAttempts,
  type CommonPasswords,
  countAttempt,
  refundAttempt,
  type IdentityStores,
  type IdentityWork,
  type OpenedSession,
  openSession,
  type PasswordHasher,
  viewOf,
  type WorkspaceDirectory,
} from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SignedInView } from '@evident/domain/workspaces';
import { ADMITTED, type AdmissionStores, admit } from './admission.ts';
import { badInvite } from './preview-invite.ts';

/** Result of accepting an invite; a session only for a new account. */
export interface Accepted {
  readonly session: OpenedSession | null;
  readonly view: SignedInView;
}

/**
 * Accepts an invite by its link. A mailed link proves the address: a new person gets an account and is signed in.
 * Existing accounts must sign in first, because the link may have been forwarded. A copied link proves nothing, so it
 * requires a signed-in account with the invited address.
 */
export class AcceptInvite extends Command<Accepted> {
  static readonly requires = { ...ANYONE, ...ADMITTED };

  constructor(
    readonly acceptance: InviteAcceptance,
    readonly signedIn: SignedIn | null,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class AcceptInviteHandler implements Handler<AcceptInvite> {
  constructor(
    private readonly work: UnitOfWork<AdmissionStores & Pick<IdentityStores, 'accounts' | 'events' | 'sessions'>>,
    private readonly identity: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly hasher: PasswordHasher,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly common: CommonPasswords,
  ) {}

  async execute({ acceptance, signedIn, caller }: AcceptInvite): Promise<Accepted> {
    const now = this.clock.now();
    const [attempt] = codeAttempts(this.secrets, caller.ip);
    await this.identity.perform(({ throttles }) => countAttempt(throttles, [attempt], now));
    const hash = this.secrets.hash(acceptance.token);
    const teamId = (await this.directory.teamOfInvite(hash)) ?? badInvite();
    const { email, linkHash } = await this.work.perform(teamId, ({ invites }) => pending(invites, hash, now));
    // A copied link proves nothing: admins could otherwise create confirmed accounts for other people's addresses.
    if (linkHash === hash && !signedIn)
      refuse('Unauthorized', 'Sign in to accept', `Sign in, or create an account, as ${email}.`);
    const { account, isNew } = await this.personFor(email, acceptance, signedIn, now);
    if (!isNew) demandRoomForWorkspace((await this.directory.of(account.id)).length);
    const session = await this.work.perform(teamId, async (stores) => {
      await stores.teams.hold(teamId);
      const invite = await pending(stores.invites, hash, now);
      if (isNew && (await stores.accounts.addOrFind(account)).id !== account.id) askToSignIn(email);
      await admit(
        stores,
        this.ids,
        teamId,
        { accountId: account.id, name: account.name, email: account.email },
        invite,
        invite,
        now,
      );
      if (isNew)
        await stores.events.record(
          { accountId: account.id, action: 'sign-in:succeeded', method: 'INVITE', at: now },
          caller,
        );
      return isNew ? openSession(stores.sessions, this.ids, this.secrets, account, caller, now) : null;
    });
    await this.identity.perform(({ throttles }) => refundAttempt(throttles, attempt));
    return { session, view: await viewOf(this.directory, this.addresses, account) };
  }

  /**
   * Returns the existing or new account of the address. A new account is saved only together with its membership and
   * session.
   */
  private async personFor(
    email: string,
    { name, password }: InviteAcceptance,
    signedIn: SignedIn | null,
    now: Date,
  ): Promise<{ account: Account; isNew: boolean }> {
    if (signedIn && signedIn.email !== email)
      refuse('InvalidOperation', 'The invite is for another address', `Sign in as ${email}.`);
    if (password !== undefined) demandGoodPassword(password, { email, name }, await this.common.lookUp());
    const existing = await this.identity.perform(({ accounts }) => accounts.findByEmail(email));
    if (existing && !signedIn) askToSignIn(email);
    if (existing) return { account: existing, isNew: false };
    const passwordHash = password === undefined ? null : await this.hasher.hash(password);
    return {
      account: {
        id: this.ids.newId(),
        email,
        name: name?.trim() || nameFromEmail(email),
        passwordHash,
        emailConfirmedAt: now,
        createdAt: now,
      },
      isNew: true,
    };
  }
}

const askToSignIn = (email: string): never =>
  refuse('Unauthorized', 'Sign in to accept', `${email} already has an account.`);

async function pending(invites: AdmissionStores['invites'], hash: string, now: Date) {
  const invite = await invites.findBySecret(hash);
  return invite && inviteState(invite, now) === 'PENDING' ? invite : badInvite();
}
