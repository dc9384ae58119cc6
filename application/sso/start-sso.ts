import { domainOfEmail, type SignedIn } from '@evident/domain/identity';
import { type Uuid, notFound } from '@evident/domain/kernel';
import {
  SSO_STATE_PREFIX,
  type SsoAttempt,
  type SsoChoices,
  type SsoConnection,
  type SsoQuestion,
  protocolOf,
  returnPath,
  secretOwner,
  ssoAttemptsOverBefore,
} from '@evident/domain/sso';
import { type Caller, type IdentityWork, codeAttempts, countAttempt } from '../identity/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import { ANYONE, Command, PERSON, Query } from '../kernel/message.ts';
import { commandWith } from '../kernel/message-with.ts';
import { ownAddresses } from './own-addresses.ts';
import type { OpenConnection, SsoPorts } from './ports.ts';
import type { SsoDirectory, SsoPlace } from './sso-stores.ts';

const STATE_BYTES = 32;

/** The connections that a sign-in screen offers, by workspace or by mail domain. */
export class ListSsoChoices extends Query<SsoChoices> {
  static readonly requires = ANYONE;

  constructor(readonly question: SsoQuestion) {
    super();
  }
}
export const ListSsoChoicesHandler = answeredBy(
  ({ question: { workspace, email } }: ListSsoChoices, directory: SsoDirectory) =>
    directory.choices(workspace, email === undefined ? undefined : domainOfEmail(email.trim())),
);

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

/** Begins to test a connection, also one that is off. Signs nobody in. */
export class TestSsoConnection extends commandWith({ scope: 'write', role: 'admin' })<
  { connectionId: Uuid },
  { url: string }
> {}
export const TestSsoConnectionHandler = answeredBy(({ actor, connectionId }: TestSsoConnection, ports: SsoPorts) =>
  begin(ports, { teamId: actor.teamId }, connectionId, {
    ...NOBODY,
    purpose: 'TEST',
    path: '/settings/authentication',
    memberId: actor.userId,
  }),
);

const NOBODY = { browserHash: null, sessionId: null, accountId: null, memberId: null } as const;

type Wish = Pick<SsoAttempt, 'purpose' | 'path' | 'browserHash' | 'sessionId' | 'accountId' | 'memberId'>;

async function begin(
  { work, clients, vault, secrets, addresses, ids, clock }: SsoPorts,
  { teamId }: Pick<SsoPlace, 'teamId'>,
  connectionId: Uuid,
  wish: Wish,
): Promise<{ url: string }> {
  const connection = await work.prepare(teamId, ({ ssoConnections }) => ssoConnections.find(connectionId));
  if (!connection || (!connection.enabled && wish.purpose !== 'TEST')) return notFound('Connection');
  const state = SSO_STATE_PREFIX + secrets.token(STATE_BYTES);
  const client = await clients(protocolOf(connection));
  const own = ownAddresses(addresses, connection);
  const { url, kept, requestId } = await client.begin(
    opened(connection, vault),
    own,
    state,
    wish.purpose === 'CONFIRM',
  );
  const createdAt = clock.now();
  const id = ids.newId();
  await work.perform(teamId, async ({ ssoAttempts }) => {
    await ssoAttempts.forget(ssoAttemptsOverBefore(createdAt));
    await ssoAttempts.add({
      ...wish,
      id,
      teamId,
      connectionId,
      stateHash: secrets.hash(state),
      sealed: vault.seal(kept, id),
      requestId,
      response: null,
      claims: null,
      createdAt,
    });
  });
  return { url };
}

/** The connection with its secret in plain text. */
export const opened = (connection: SsoConnection, vault: SsoPorts['vault']): OpenConnection => ({
  ...connection,
  secret: connection.sealedSecret === null ? null : vault.open(connection.sealedSecret, secretOwner(connection)),
});
