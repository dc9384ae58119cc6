import { type Uuid, notFound } from '@evident/domain/kernel';
import { returnPath } from '@evident/domain/sso';
import { type Caller, type IdentityWork, codeAttempts, countAttempt } from '../identity/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import { ANYONE, Command } from '../kernel/message.ts';
import { NOBODY, begin } from './beginning.ts';
import type { SsoPorts } from './ports.ts';

/** Begins to sign in through a connection; returns the page of the directory. */
export class StartSso extends Command<{ url: string }> {
  static readonly requires = ANYONE;

  constructor(
    readonly connectionId: Uuid,
    readonly path: string | undefined,
    /** The secret of the browser, which alone can finish. */
    readonly browser: string,
    readonly caller: Caller,
  ) {
    super();
  }
}
export const StartSsoHandler = answeredBy(
  async ({ connectionId, path, browser, caller }: StartSso, ports: SsoPorts, identity: IdentityWork) => {
    const now = ports.clock.now();
    await identity.perform(({ throttles }) => countAttempt(throttles, codeAttempts(ports.secrets, caller.ip), now));
    const place = (await ports.directory.ofConnection(connectionId)) ?? notFound('Connection');
    return begin(ports, place, connectionId, {
      ...NOBODY,
      purpose: 'SIGN_IN',
      path: returnPath(path),
      browserHash: ports.secrets.hash(browser),
    });
  },
);
