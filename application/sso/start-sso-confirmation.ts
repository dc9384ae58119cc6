import type { SignedIn } from '@evident/domain/identity';
import { type Uuid, notFound } from '@evident/domain/kernel';
import { returnPath } from '@evident/domain/sso';
import { answeredBy } from '../kernel/answered-by.ts';
import { Command, PERSON } from '../kernel/message.ts';
import { NOBODY, begin } from './beginning.ts';
import type { SsoPorts } from './ports.ts';

/** Begins to confirm the identity of a signed-in person by signing in to the directory again. */
export class StartSsoConfirmation extends Command<{ url: string }> {
  static readonly requires = PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly connectionId: Uuid,
    readonly path: string | undefined,
  ) {
    super();
  }
}
export const StartSsoConfirmationHandler = answeredBy(
  async ({ signedIn, connectionId, path }: StartSsoConfirmation, ports: SsoPorts) => {
    const place = (await ports.directory.ofConnection(connectionId)) ?? notFound('Connection');
    return begin(ports, place, connectionId, {
      ...NOBODY,
      purpose: 'CONFIRM',
      path: returnPath(path),
      sessionId: signedIn.sessionId,
      accountId: signedIn.accountId,
    });
  },
);
