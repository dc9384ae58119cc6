import { type Account, nameFromEmail } from '@evident/domain/identity';
import { type Uuid, refuse } from '@evident/domain/kernel';
import {
  type Assertion,
  type Identified,
  type SsoAnswer,
  type SsoAttempt,
  type SsoConnection,
  demandFresh,
  demandOpenAttempt,
  refuseOver,
  identified,
  protocolOf,
} from '@evident/domain/sso';
import {
  type Caller,
  type IdentityWork,
  type SigningIn,
  type WorkspaceDirectory,
  afterFirstFactor,
  codeAttempts,
  refundAttempt,
  signingIn,
} from '../identity/index.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import { ADMITTED } from '../workspaces/index.ts';
import { type EnteringStores, accountOf } from './entering.ts';
import { ownAddresses } from './own-addresses.ts';
import type { SsoPorts } from './ports.ts';
import type { SsoPlace } from './sso-stores.ts';
import { opened } from './beginning.ts';

/** The result of an attempt. `url` is the page of the workspace to continue at. */
export interface FinishedSso {
  readonly signing: SigningIn | null;
  readonly url: string;
}

/** Finishes what began with a directory: signs in, confirms the identity, or shows an admin what the directory sent. */
export class FinishSso extends Command<FinishedSso> {
  static readonly requires = { ...ANYONE, ...ADMITTED };

  constructor(
    readonly returned: SsoAnswer,
    readonly browser: string | undefined,
    readonly caller: Caller,
  ) {
    super();
  }
}

type Ports = SsoPorts<EnteringStores>;
interface Finishing {
  readonly place: SsoPlace;
  readonly attempt: SsoAttempt;
  readonly connection: SsoConnection;
  readonly assertion: Assertion;
  readonly person: Identified;
}

export class FinishSsoHandler implements Handler<FinishSso> {
  constructor(
    private readonly ports: Ports,
    private readonly identity: IdentityWork,
    private readonly workspaces: WorkspaceDirectory,
  ) {}

  async execute({ returned, browser, caller }: FinishSso): Promise<FinishedSso> {
    const now = this.ports.clock.now();
    try {
      const finishing = await this.asserted(returned, browser, now);
      return await this.complete(finishing, caller, now);
    } catch (refused) {
      await this.identity.perform(({ events }) =>
        events.record({ accountId: null, action: 'sign-in:failed', method: 'SSO', at: now }, caller),
      );
      throw refused;
    }
  }

  /** Uses the attempt, then checks the answer of the directory. */
  private async asserted(returned: SsoAnswer, browser: string | undefined, now: Date): Promise<Finishing> {
    const { work, directory, secrets, vault, clients, addresses } = this.ports;
    const hash = secrets.hash(returned.state);
    const place = (await directory.ofAttempt(hash)) ?? refuseOver();
    const { attempt, connection } = await work.prepare(place.teamId, async (stores) => {
      const taken = await stores.ssoAttempts.take(hash, now);
      return { attempt: taken, connection: taken && (await stores.ssoConnections.find(taken.connectionId)) };
    });
    const open = demandOpenAttempt(attempt, browser === undefined ? null : secrets.hash(browser), now);
    if (!connection || (!connection.enabled && open.purpose !== 'TEST'))
      return refuse('Forbidden', 'This connection was turned off', 'Sign in in another way.');
    const client = await clients(protocolOf(connection));
    const assertion = await client.finish(opened(connection, vault), ownAddresses(addresses, connection), {
      ...returned,
      response: open.response === null ? null : vault.open(open.response, hash),
      kept: vault.open(open.sealed, open.id) ?? '',
      requestId: open.requestId,
      freshSince: open.purpose === 'CONFIRM' ? open.createdAt : null,
    });
    return { place, attempt: open, connection, assertion, person: identified(connection, assertion) };
  }

  private async complete(finishing: Finishing, caller: Caller, now: Date): Promise<FinishedSso> {
    const { place, attempt, connection } = finishing;
    const { addresses, work } = this.ports;
    const done = {
      TEST: () => this.tested(finishing),
      CONFIRM: () => this.confirmed(finishing, caller, now),
      SIGN_IN: () => this.signedIn(finishing, caller, now),
    };
    const signing = await done[attempt.purpose]();
    await work.perform(place.teamId, async ({ ssoConnections }) => {
      const current = await ssoConnections.find(connection.id);
      if (current) await ssoConnections.save({ ...current, provedAt: now });
    });
    const path =
      attempt.purpose === 'TEST' ? `${attempt.path}?${new URLSearchParams({ test: attempt.id })}` : attempt.path;
    return { signing, url: addresses.workspace(place.subdomain, path) };
  }

  private async tested({ place, attempt, assertion, person }: Finishing): Promise<null> {
    const { work, vault } = this.ports;
    const shown = JSON.stringify({ ...person, claims: assertion.claims });
    await work.perform(place.teamId, ({ ssoAttempts }) =>
      ssoAttempts.keepClaims(attempt.id, vault.seal(shown, attempt.id)),
    );
    return null;
  }

  private async confirmed(
    { place, attempt, connection, assertion }: Finishing,
    caller: Caller,
    now: Date,
  ): Promise<null> {
    demandFresh(assertion, attempt.createdAt);
    const accountId = await this.ports.work.prepare(place.teamId, ({ externalIdentities }) =>
      externalIdentities.accountOf(connection.id, assertion.subject),
    );
    await this.identity.perform(async ({ sessions, events }) => {
      const session = attempt.sessionId === null ? null : await sessions.find(attempt.sessionId);
      if (!session || accountId === null || session.accountId !== accountId || accountId !== attempt.accountId)
        return refuse(
          'Forbidden',
          'You signed in to the directory as another person',
          'Use the account that you work with here.',
        );
      await sessions.confirm(session.id, now);
      await events.record({ accountId, action: 'identity:confirmed', method: 'SSO', at: now }, caller);
    });
    return null;
  }

  private async signedIn({ place, connection, person }: Finishing, caller: Caller, now: Date): Promise<SigningIn> {
    const { ids, secrets, addresses } = this.ports;
    const account = await this.ports.work.perform(place.teamId, (stores) =>
      accountOf(stores, {
        ids,
        teamId: place.teamId,
        connection,
        person,
        now,
        newAccount: (email) => this.newAccount(email, person, now),
      }),
    );
    const admission = await this.identity.perform(async (stores) => {
      await refundAttempt(stores.throttles, codeAttempts(secrets, caller.ip)[0]);
      return afterFirstFactor(stores, { ids, secrets }, account, 'SSO', caller, now, place.teamId);
    });
    return signingIn(this.workspaces, addresses, account, admission);
  }

  private newAccount(email: string, { name }: Identified, now: Date): Account {
    const id: Uuid = this.ports.ids.newId();
    return { id, email, name: name ?? nameFromEmail(email), passwordHash: null, emailConfirmedAt: now, createdAt: now };
  }
}
