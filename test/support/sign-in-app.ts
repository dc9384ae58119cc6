import { Argon2PasswordHasher } from '@evident/adapters/crypto/argon2-password-hasher';
import { type Mail, MailNotSent } from '@evident/application/mail/mailer';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { AppModule } from '../../api/app.module.ts';
import { adapterFor, prepare } from '../../api/app.ts';
import { BOT_CHECK, MAILER, PASSWORD_HASHER, PAUSE } from '../../api/identity/identity.ports.ts';
import { proxiesIn } from '../../api/kernel/host.ts';
import { CLOCK } from '../../api/kernel/kernel.module.ts';
import type { Settings } from '../../api/kernel/settings.ts';
import { watchContract } from './contract.ts';
import { type TestDatabase, openDatabase } from './database.ts';
import { Visitor } from './visitor.ts';

/** Local proxy; visitors come from other addresses. */
const proxies = proxiesIn(['127.0.0.1', '::1']);

export const PASSWORD = 'Nine interviews!1';

/** Application with real sign-in. Captures mail, accepts the bot check `solved`, and has a manual clock. */
export interface SignInApp {
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  readonly mails: Mail[];
  /** Addresses whose mail is refused. */
  readonly undeliverable: Set<string>;
  /** Counts password hashes and comparisons, whose duration could reveal accounts. */
  passwordWork(): number;
  wait(ms: number): void;
  /** Delays of responses in milliseconds, in order. */
  readonly pauses: number[];
  visitor(ip?: string): Visitor;
  /** Signs up by password and confirms; the visitor is signed in at the root address. */
  person(email: string, ip?: string): Promise<Visitor>;
  /** Returns the token of the last link or the digits of the last code mailed to an address. */
  linkTo(email: string): string;
  codeTo(email: string): string;
  close(): Promise<void>;
}

export async function openSignInApp(
  publicUrl = 'http://localhost',
  settings: Partial<Settings> = {},
  change: (module: TestingModuleBuilder) => TestingModuleBuilder = (module) => module,
): Promise<SignInApp> {
  const database = await openDatabase();
  const mails: Mail[] = [];
  const undeliverable = new Set<string>();
  const hasher = new CountingHasher();
  const pauses: number[] = [];
  let ahead = 0;
  const module = await change(
    Test.createTestingModule({
      imports: [
        AppModule.with({ databaseUrl: database.url, publicUrl, dataFolder: '/nonexistent', proxies, ...settings }),
      ],
    })
      .overrideProvider(MAILER.token)
      .useValue({
        send: async (mail: Mail) => {
          if (undeliverable.has(mail.to)) throw new MailNotSent('no such mailbox', true);
          mails.push(mail);
        },
        close: async () => {},
      })
      .overrideProvider(BOT_CHECK.token)
      .useValue({ challenge: async () => ({ puzzle: 1 }), verify: async (solution: string) => solution === 'solved' })
      .overrideProvider(PASSWORD_HASHER.token)
      .useValue(hasher)
      .overrideProvider(PAUSE.token)
      .useValue(async (ms: number) => {
        if (ms > 0) pauses.push(ms);
      })
      .overrideProvider(CLOCK.token)
      .useValue({ now: () => new Date(Date.now() + ahead) }),
  ).compile();
  const app = await prepare(module.createNestApplication<NestFastifyApplication>(adapterFor({ proxies })));
  const demandTold = watchContract(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const lastTo = (email: string): string => mails.findLast(({ to }) => to === email)?.text ?? '';
  const linkTo = (email: string): string => /#(?:token|change)=([\w-]+)/.exec(lastTo(email))?.[1] ?? '';
  const visitor = (ip?: string): Visitor => new Visitor(app, ip);
  return {
    app,
    database,
    mails,
    undeliverable,
    visitor,
    linkTo,
    pauses,
    passwordWork: () => hasher.work,
    wait: (ms) => {
      ahead += ms;
    },
    codeTo: (email) => /\b(\d{6})\b/.exec(lastTo(email))?.[1] ?? '',
    async person(email, ip) {
      const browser = visitor(ip);
      await browser.post('/auth/sign-up', {
        method: 'EMAIL',
        email,
        password: PASSWORD,
        name: email.split('@')[0],
        botCheck: 'solved',
      });
      const { status } = await browser.post('/auth/confirm-email', { method: 'EMAIL', token: linkTo(email) });
      if (status !== 200) throw new Error(`${email} was not signed up`);
      return browser;
    },
    async close() {
      await app.close();
      await database.close();
      demandTold();
    },
  };
}

/** Argon2id with a minimal cost for tests. */
class CountingHasher extends Argon2PasswordHasher {
  work = 0;

  constructor() {
    super({ memoryKib: 8, passes: 1, lanes: 1 });
  }
  override hash(password: string): Promise<string> {
    this.work += 1;
    return super.hash(password);
  }
  override verify(kept: string | null, password: string): Promise<boolean> {
    this.work += 1;
    return super.verify(kept, password);
  }
}
