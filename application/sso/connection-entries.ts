import type { Uuid } from '@evident/domain/kernel';
import type { SsoConnection } from '@evident/domain/sso';

/** Facts for the audit log, without secrets. */
export const shown = ({ name, strategy, enabled, oidc, saml, attributes, joinRole, groupRules }: SsoConnection) => ({
  name,
  strategy,
  enabled,
  issuer: oidc?.issuer ?? saml?.idpEntityId ?? null,
  attributes,
  joinRole,
  groupRules,
  certificatesEnd: saml?.certificates.map(({ expiresAt }) => expiresAt) ?? [],
});

export const entry = (
  actorId: Uuid,
  action: string,
  { id }: SsoConnection,
  detail: Readonly<Record<string, unknown>>,
) => ({
  actorId,
  action,
  objectType: 'sso-connection',
  objectId: id,
  detail,
});
