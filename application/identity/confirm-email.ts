import {
  type Account,
  type CodePurpose,
  type ConfirmEmailRequest,
  type OneTimeCode,
  nameFromEmail,
  tryCode,
} from '@evident/domain/identity';
import { isUuid, refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Addresses, Caller } from './ports.ts';
import { codeHash } from './codes.ts';
import type { AccountStore, CodeStore, IdentityStores, IdentityWork } from './identity-work.ts';
import { afterFirstFactor } from './after-first-factor.ts';
import { type SigningIn, signingIn } from './signing-in.ts';
import { codeAttempts, countAttempt, refundAttempt } from './throttling.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

const CONFIRMS: readonly CodePurpose[] = ['SIGN_IN', 'SIGN_UP'];

/** Confirms an email address by mailed link or code: finishes a sign-up, or signs in. */
export class ConfirmEmail extends Command<SigningIn> {
  static readonly requires = ANYONE;

  constructor(
    readonly request: ConfirmEmailRequest,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class ConfirmEmailHandler implements Handler<ConfirmEmail> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly addresses: Addresses,
    readonly secrets: Secrets,
    readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ request, caller }: ConfirmEmail): Promise<SigningIn> {
    const now = this.clock.now();
    const attempts = codeAttempts(this.secrets, caller.ip);
    await this.work.perform(({ throttles }) => countAttempt(throttles, attempts, now));
    const signing = await this.work.perform(async (stores) => {
      const opened = await this.open(stores, request, caller, now);
      if (opened) await refundAttempt(stores.throttles, attempts[0]);
      return opened;
    });
    if (!signing)
      return refuse(
        'Unauthorized',
        request.method === 'EMAIL' ? 'This link no longer works' : 'The code is wrong or expired',
        'Request a new one.',
      );
    return signingIn(this.directory, this.addresses, signing.account, signing.admission);
  }

  /** Returns nothing instead of refusing, because failed tries must be counted. */
  private async open(stores: IdentityStores, request: ConfirmEmailRequest, caller: Caller, now: Date) {
    const code =
      request.method === 'EMAIL'
        ? await this.byLink(stores.codes, request, now)
        : await this.byCode(stores, request, caller, now);
    const account = code && (await this.accountOf(stores.accounts, code, caller.browser, now));
    if (!account) return undefined;
    return { account, admission: await afterFirstFactor(stores, this, account, code.kind, caller, now) };
  }

  private byLink(codes: CodeStore, { token }: ConfirmEmailRequest, now: Date): Promise<OneTimeCode | null> {
    return codes.take(this.secrets.hash(token ?? ''), CONFIRMS, now);
  }

  private async byCode(
    { codes, events }: IdentityStores,
    { codeChallenge, code: digits }: ConfirmEmailRequest,
    caller: Caller,
    now: Date,
  ): Promise<OneTimeCode | null> {
    const code = codeChallenge && isUuid(codeChallenge) ? await codes.hold(codeChallenge) : null;
    if (code?.kind !== 'CODE' || !CONFIRMS.includes(code.purpose)) return null;
    const tried = tryCode(code, codeHash(this.secrets, code.id, (digits ?? '').replace(/\s/g, '')), now);
    if (tried.fits) await codes.remove(code.id);
    else await codes.save({ ...code, triesLeft: tried.triesLeft });
    // Also without an account, so that the response takes the same time.
    if (!tried.fits)
      await events.record({ accountId: code.accountId, action: 'sign-in:failed', method: 'CODE', at: now }, caller);
    return tried.fits ? code : null;
  }

  /** A code is typed where it was requested; a link may be opened by an owner of the address who did not sign up. */
  private async accountOf(
    accounts: AccountStore,
    { accountId, signUp, email, kind }: OneTimeCode,
    browser: string | undefined,
    now: Date,
  ): Promise<Account | null> {
    if (accountId) return accounts.find(accountId);
    if (!signUp) return null;
    const own = kind === 'CODE' || (browser !== undefined && this.secrets.hash(browser) === signUp.browserHash);
    const { name, passwordHash } = own ? signUp : { name: nameFromEmail(email), passwordHash: null };
    return accounts.addOrFind({
      id: this.ids.newId(),
      email,
      name,
      passwordHash,
      emailConfirmedAt: now,
      createdAt: now,
    });
  }
}
