import type { SignedIn } from '@evident/domain/identity';
import { type Uuid, notFound, refuse, refuseOneMore } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type AttributeNames,
  CONNECTION_LIMIT,
  type GroupRule,
  type InternalProviders,
  type NewSsoConnection,
  type OidcFacts,
  PRESETS,
  type SamlFacts,
  type SsoConnection,
  type SsoConnectionUpdate,
  type SsoConnectionView,
  type SsoConnectionsView,
  demandAnotherConnection,
  providerUrl,
  secretOwner,
} from '@evident/domain/sso';
import type { Addresses, Vault } from '../identity/index.ts';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, memberWith } from '../kernel/message.ts';
import { queryWith } from '../kernel/message-with.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { entry, shown } from './connection-entries.ts';
import { viewConnection } from './own-addresses.ts';
import type { ReadCertificate } from './ports.ts';
import type { SsoStores } from './sso-stores.ts';

type Work = UnitOfWork<SsoStores>;
const ADMIN = { role: 'admin' } as const;
/** A connection decides who can sign in: a change needs a session and a recent confirmation. */
const CHANGES = { scope: 'write', ...ADMIN, session: true, confirmed: true } as const;

/** The connections of the workspace, the oldest first. */
export class ListSsoConnections extends queryWith({ scope: 'read', ...ADMIN })<object, SsoConnectionsView> {}
export const ListSsoConnectionsHandler = answeredBy(
  async ({ actor }: ListSsoConnections, work: Work, addresses: Addresses, clock: Clock) => ({
    items: (await work.perform(actor.teamId, ({ ssoConnections }) => ssoConnections.all())).map((connection) =>
      viewConnection(connection, addresses, clock.now()),
    ),
  }),
);

/** Adds a connection, which is off until an admin turns it on. */
export class CreateSsoConnection extends Command<SsoConnectionView> {
  static readonly requires = memberWith({ ...CHANGES, feature: 'enterpriseAuthentication' });

  constructor(
    readonly actor: Actor,
    readonly signedIn: SignedIn,
    readonly wanted: NewSsoConnection,
  ) {
    super();
  }
}
export const CreateSsoConnectionHandler = answeredBy(
  async (
    { actor, wanted }: CreateSsoConnection,
    work: Work,
    { facts, vault }: ConnectionFacts,
    addresses: Addresses,
    ids: Ids,
    clock: Clock,
  ) => {
    const now = clock.now();
    const created: SsoConnection = {
      id: ids.newId(),
      teamId: actor.teamId,
      strategy: wanted.strategy,
      enabled: false,
      oidc: null,
      sealedSecret: null,
      saml: null,
      attributes: NO_NAMES,
      joinRole: null,
      groupRules: [],
      provedAt: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
      name: wanted.name.trim(),
    };
    const connection = changed(created, wanted, facts, vault);
    const protocol = PRESETS[wanted.strategy].protocol;
    if (protocol === 'OIDC' ? !connection.oidc : !connection.saml)
      refuse('ValidationError', `This strategy needs the property ${protocol.toLowerCase()}`);
    await work.perform(actor.teamId, async ({ ssoConnections, audit }) => {
      refuseOneMore(await ssoConnections.count({ teamId: actor.teamId }), CONNECTION_LIMIT);
      await ssoConnections.save(connection);
      await audit.record(entry(actor.userId, 'sso:connection-created', connection, { to: shown(connection) }));
    });
    return viewConnection(connection, addresses, now);
  },
);

/** Changes a connection, or turns it on or off. */
export class UpdateSsoConnection extends Command {
  static readonly requires = memberWith({ ...CHANGES, feature: 'enterpriseAuthentication' });

  constructor(
    readonly actor: Actor,
    readonly signedIn: SignedIn,
    readonly connectionId: Uuid,
    readonly update: SsoConnectionUpdate,
    readonly expected: number | null,
  ) {
    super();
  }

  /** Turning off is always possible. */
  get needsFeature(): boolean {
    return this.update.enabled !== false;
  }
}
export const UpdateSsoConnectionHandler = answeredBy(
  (
    { actor, connectionId, update, expected }: UpdateSsoConnection,
    work: Work,
    { facts, vault }: ConnectionFacts,
    clock: Clock,
  ): Promise<void> =>
    work.perform(actor.teamId, async ({ ssoConnections, ssoRules, audit }) => {
      const before = (await ssoConnections.find(connectionId)) ?? notFound('Connection');
      refuseOverwriting(before, expected);
      const after = { ...changed(before, update, facts, vault), updatedAt: clock.now() };
      if (before.enabled && !after.enabled)
        demandAnotherConnection(await ssoRules.find(), others(await ssoConnections.all(), before.id));
      await ssoConnections.save(after);
      await audit.record(
        entry(actor.userId, 'sso:connection-changed', after, { from: shown(before), to: shown(after) }),
      );
    }),
);

/** Deletes a connection, and its links of people to accounts. */
export class DeleteSsoConnection extends Command {
  static readonly requires = memberWith(CHANGES);

  constructor(
    readonly actor: Actor,
    readonly signedIn: SignedIn,
    readonly connectionId: Uuid,
  ) {
    super();
  }
}
export const DeleteSsoConnectionHandler = answeredBy(
  ({ actor, connectionId }: DeleteSsoConnection, work: Work): Promise<void> =>
    work.perform(actor.teamId, async ({ ssoConnections, ssoRules, audit }) => {
      const connection = (await ssoConnections.find(connectionId)) ?? notFound('Connection');
      demandAnotherConnection(await ssoRules.find(), others(await ssoConnections.all(), connectionId));
      await ssoConnections.remove(connectionId);
      await audit.record(entry(actor.userId, 'sso:connection-deleted', connection, { from: shown(connection) }));
    }),
);

/** Checks of the facts that an admin entered. */
export interface ConnectionFacts {
  readonly facts: { readonly internal: InternalProviders; readonly readCertificate: ReadCertificate };
  readonly vault: Vault;
}

const NO_NAMES: AttributeNames = { email: '', name: '', groups: '' };
const others = (all: readonly SsoConnection[], id: Uuid) => all.filter((each) => each.id !== id);

type Change = SsoConnectionUpdate & Partial<NewSsoConnection>;

/** The changed facts, in the form that is kept. */
function kept(
  before: SsoConnection,
  { oidc, saml, ...change }: Change,
  facts: ConnectionFacts['facts'],
): SsoConnection {
  const { protocol, issuer } = PRESETS[before.strategy];
  const { name = before.name, enabled = before.enabled, joinRole = before.joinRole, groupRules } = change;
  return {
    ...before,
    name: name.trim(),
    enabled,
    joinRole,
    attributes: { ...before.attributes, ...change.attributes },
    groupRules: groupRules?.map(ruleOf) ?? before.groupRules,
    ...(oidc && protocol === 'OIDC' && { oidc: oidcOf({ ...oidc, issuer: issuer ?? oidc.issuer }, facts.internal) }),
    ...(saml && protocol === 'SAML' && { saml: samlOf(saml, facts) }),
  };
}

const ruleOf = ({
  value,
  groupId = null,
  role = null,
  admin = false,
}: NonNullable<Change['groupRules']>[number]): GroupRule => ({
  value,
  groupId,
  role,
  admin,
});

function changed(before: SsoConnection, change: Change, facts: ConnectionFacts['facts'], vault: Vault): SsoConnection {
  const after = kept(before, change, facts);
  const isSame = secretOwner(before) === secretOwner(after);
  const secret = change.oidc?.clientSecret;
  return {
    ...after,
    // A secret is for the issuer that it was entered for, and a proof for the directory that gave it.
    sealedSecret: secret === undefined ? (isSame ? before.sealedSecret : null) : vault.seal(secret, secretOwner(after)),
    provedAt: isSame && before.saml?.idpEntityId === after.saml?.idpEntityId ? before.provedAt : null,
  };
}

const oidcOf = (
  { issuer, clientId, scopes = [] }: { issuer: string; clientId: string; scopes?: readonly string[] },
  internal: InternalProviders,
): OidcFacts => ({ issuer: providerUrl(issuer, internal), clientId: clientId.trim(), scopes });

const samlOf = (
  {
    entryPoint,
    idpEntityId,
    certificates,
  }: { entryPoint: string; idpEntityId: string; certificates: readonly string[] },
  { internal, readCertificate }: ConnectionFacts['facts'],
): SamlFacts => ({
  entryPoint: providerUrl(entryPoint, internal),
  idpEntityId: idpEntityId.trim(),
  certificates: certificates.map(
    (text) =>
      readCertificate(text) ??
      refuse(
        'ValidationError',
        'This is not a certificate',
        'Paste it as PEM, from BEGIN CERTIFICATE to END CERTIFICATE.',
      ),
  ),
});
