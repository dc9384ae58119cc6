import {
  type ConfirmationView,
  type PendingSignUp,
  type SignUpRequest,
  codeSent,
  demandGoodPassword,
  emailSent,
  nameFromEmail,
  normalEmail,
} from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mail, Mailer } from '../mail/index.ts';
import type { Addresses, BotCheck, Caller, CommonPasswords, PasswordHasher } from './ports.ts';
import { newCode, newLink } from './codes.ts';
import type { IdentityStores, IdentityWork } from './identity-work.ts';
import { alreadySignedUpMail, codeMail, confirmSignUpMail } from './mails.ts';
import { sendMail } from './send-mail.ts';
import { countMail } from './throttling.ts';

/**
 * Requests an account, created once the address is confirmed; until then only the code is stored. An address with an
 * account gets the same response, but a mail that signs in.
 */
export class SignUp extends Command<ConfirmationView> {
  static readonly requires = ANYONE;

  /** @param browser a secret stored only in the requesting browser */
  constructor(
    readonly request: SignUpRequest,
    readonly browser: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class SignUpHandler implements Handler<SignUp> {
  constructor(
    private readonly work: IdentityWork,
    private readonly hasher: PasswordHasher,
    private readonly botCheck: BotCheck,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly common: CommonPasswords,
  ) {}

  async execute({ request, browser, caller }: SignUp): Promise<ConfirmationView> {
    const email = normalEmail(request.email);
    const password = await this.passwordOf(request, email);
    const now = this.clock.now();
    await this.work.perform((stores) => countMail(stores, this.secrets, email, caller, now));
    if (!(await this.botCheck.verify(request.botCheck)))
      refuse('ValidationError', 'The bot check was not passed', 'Solve a new one and try again.');
    const passwordHash = password === null ? null : await this.hasher.hash(password);
    const signUp = {
      name: request.name?.trim() || nameFromEmail(email),
      passwordHash,
      browserHash: this.secrets.hash(browser),
    };
    const { mail, answer } = await this.work.perform((stores) =>
      this.prepare(stores, request.method, email, signUp, now),
    );
    await sendMail(this.mailer, mail);
    return answer;
  }

  private async prepare(
    { accounts, codes }: IdentityStores,
    method: SignUpRequest['method'],
    email: string,
    signUp: PendingSignUp,
    now: Date,
  ): Promise<{ mail: Mail; answer: ConfirmationView }> {
    const account = await accounts.findByEmail(email);
    const purpose = account ? 'SIGN_IN' : 'SIGN_UP';
    const target = { email, accountId: account?.id ?? null, signUp: account ? undefined : signUp };
    if (method === 'ONE_TIME_CODE') {
      const { code, digits } = newCode(this.ids, this.secrets, purpose, target, now);
      await codes.add(code);
      return { mail: codeMail(email, digits), answer: codeSent(code.id) };
    }
    const { code, secret } = newLink(this.ids, this.secrets, purpose, target, now);
    await codes.add(code);
    const mail = account
      ? alreadySignedUpMail(email, this.addresses.root(`/auth/magic-login#token=${secret}`))
      : confirmSignUpMail(email, this.addresses.root(`/auth/confirm-email#token=${secret}`));
    return { mail, answer: emailSent };
  }

  private async passwordOf({ method, name, password }: SignUpRequest, email: string): Promise<string | null> {
    if (method === 'ONE_TIME_CODE') return null;
    if (password === undefined)
      refuse('ValidationError', 'Enter a password', 'Choose one, or sign up with a one-time code.');
    demandGoodPassword(password, { email, name }, await this.common.lookUp());
    return password;
  }
}
