import {
  type ConfirmationView,
  type SignInMailRequest,
  type SignedIn,
  codeSent,
  emailSent,
  emailSkipped,
  normalEmail,
} from '@evident/domain/identity';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mail, Mailer } from '../mail/index.ts';
import type { Addresses, Caller } from './ports.ts';
import { newCode, newLink } from './codes.ts';
import type { IdentityStores, IdentityWork } from './identity-work.ts';
import { codeMail, noAccountMail, signInMail } from './mails.ts';
import { sendMail } from './send-mail.ts';
import { countMail } from './throttling.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Mails a sign-in link or code. Skipped if already signed in with that address. */
export class RequestSignInMail extends Command<ConfirmationView> {
  static readonly requires = ANYONE;

  constructor(
    readonly request: SignInMailRequest,
    readonly signedIn: SignedIn | null,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class RequestSignInMailHandler implements Handler<RequestSignInMail> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ request, signedIn, caller }: RequestSignInMail): Promise<ConfirmationView> {
    const email = normalEmail(request.email);
    if (signedIn?.email === email) {
      const own = await this.directory.of(signedIn.accountId);
      return emailSkipped(own.length === 1 && !own[0]!.deletesAt ? own[0]!.id : null);
    }
    const now = this.clock.now();
    await this.work.perform((stores) => countMail(stores, this.secrets, email, caller, now));
    const { mail, answer } = await this.work.perform((stores) =>
      this.prepare(stores, email, request.useOneTimeCode === true, now),
    );
    await sendMail(this.mailer, mail);
    return answer;
  }

  private async prepare(
    { accounts, codes }: IdentityStores,
    email: string,
    byCode: boolean,
    now: Date,
  ): Promise<{ mail: Mail; answer: ConfirmationView }> {
    const account = await accounts.findByEmail(email);
    const target = { email, accountId: account?.id ?? null };
    const { code, told, answer } = byCode ? this.byCode(target, now) : this.byLink(target, now);
    await codes.add(code);
    return { mail: account ? told : noAccountMail(email, this.addresses.root('/auth/signup')), answer };
  }

  private byCode(target: { email: string; accountId: string | null }, now: Date) {
    const { code, digits } = newCode(this.ids, this.secrets, 'SIGN_IN', target, now);
    return { code, told: codeMail(target.email, digits), answer: codeSent(code.id) };
  }

  private byLink(target: { email: string; accountId: string | null }, now: Date) {
    const { code, secret } = newLink(this.ids, this.secrets, 'SIGN_IN', target, now);
    return {
      code,
      told: signInMail(target.email, this.addresses.root(`/auth/magic-login#token=${secret}`)),
      answer: emailSent,
    };
  }
}
