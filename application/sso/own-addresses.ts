import { type SsoConnection, type SsoConnectionView, certificatesEnding, protocolOf } from '@evident/domain/sso';
import type { Addresses } from '../identity/index.ts';
import type { OwnAddresses } from './ports.ts';

/** The addresses of Evident that are entered in the directory of a connection. */
export const ownAddresses = (addresses: Addresses, { id }: Pick<SsoConnection, 'id'>): OwnAddresses => ({
  redirectUrl: addresses.root('/callback'),
  acsUrl: addresses.root(`/api/v1/auth/sso/${id}/acs`),
  entityId: addresses.root(`/api/v1/auth/sso/${id}/metadata`),
});

export const viewConnection = (connection: SsoConnection, addresses: Addresses, now: Date): SsoConnectionView => ({
  id: connection.id,
  strategy: connection.strategy,
  protocol: protocolOf(connection),
  name: connection.name,
  enabled: connection.enabled,
  oidc: connection.oidc && {
    issuer: connection.oidc.issuer,
    clientId: connection.oidc.clientId,
    scopes: [...connection.oidc.scopes],
    hasSecret: connection.sealedSecret !== null,
  },
  saml: connection.saml && { ...connection.saml, certificates: [...connection.saml.certificates] },
  attributes: { ...connection.attributes },
  joinRole: connection.joinRole,
  groupRules: [...connection.groupRules],
  ...ownAddresses(addresses, connection),
  certificatesEndAt: certificatesEnding(connection, now)?.toISOString() ?? null,
  provedAt: connection.provedAt?.toISOString() ?? null,
  createdAt: connection.createdAt.toISOString(),
  version: connection.version,
});
