import { type Limit, refuse, type Uuid } from '../kernel/index.ts';
import type { Role } from '../permissions/index.ts';
import { PRESETS, type SsoProtocol, type SsoStrategy } from './strategies.ts';

/** The names of claims in a directory. Empty: the usual names. */
export interface AttributeNames {
  readonly email: string;
  readonly name: string;
  readonly groups: string;
}

/** A value of the group claim, and what members with it get. */
export interface GroupRule {
  readonly value: string;
  readonly groupId: Uuid | null;
  readonly role: Role | null;
  readonly admin: boolean;
}

export interface OidcFacts {
  readonly issuer: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
}

/** A public certificate of a directory (PEM), valid until then. */
export interface Certificate {
  readonly pem: string;
  readonly expiresAt: string;
}

export interface SamlFacts {
  readonly entryPoint: string;
  readonly idpEntityId: string;
  /** At most two, so that one can follow the other without a gap. */
  readonly certificates: readonly Certificate[];
}

/** A directory whose people can sign in to a workspace. */
export interface SsoConnection {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly strategy: SsoStrategy;
  readonly name: string;
  readonly enabled: boolean;
  readonly oidc: OidcFacts | null;
  /** The client secret, encrypted. */
  readonly sealedSecret: string | null;
  readonly saml: SamlFacts | null;
  readonly attributes: AttributeNames;
  /** The role of people who become members by signing in; null if they must be invited. */
  readonly joinRole: Role | null;
  readonly groupRules: readonly GroupRule[];
  /** The last time that the directory answered a test or a sign-in. */
  readonly provedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

const CONNECTIONS_MAX = 10;
export const CONNECTION_LIMIT: Limit = {
  most: CONNECTIONS_MAX,
  title: `A workspace has at most ${CONNECTIONS_MAX} connections`,
  advice: 'Delete one that is not used.',
};

export const protocolOf = ({ strategy }: Pick<SsoConnection, 'strategy'>): SsoProtocol => PRESETS[strategy].protocol;

/** The secret of a connection belongs to it and to the issuer that it was entered for. */
export const secretOwner = ({ id, oidc }: Pick<SsoConnection, 'id' | 'oidc'>): string => `${id} ${oidc?.issuer ?? ''}`;

const DAY_MS = 86_400_000;
/** Admins are warned so long before the last certificate ends (decided). */
export const CERTIFICATE_WARNING_DAYS = 30;

/**
 * The certificates that count at a time. OIDC has none.
 *
 * @throws Refusal `InvalidOperation` if all have ended
 */
export function validCertificates({ certificates }: Pick<SamlFacts, 'certificates'>, now: Date): string[] {
  const valid = certificates.filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime());
  if (valid.length === 0)
    refuse(
      'InvalidOperation',
      'The certificate of this connection has expired',
      'Ask a workspace admin to add the new certificate of the directory.',
    );
  return valid.map(({ pem }) => pem);
}

/** When the last certificate ends, if that is within 30 days; else null. */
export function certificatesEnding({ saml }: Pick<SsoConnection, 'saml'>, now: Date): Date | null {
  if (!saml) return null;
  const end = Math.max(...saml.certificates.map(({ expiresAt }) => Date.parse(expiresAt)));
  return end - now.getTime() < CERTIFICATE_WARNING_DAYS * DAY_MS ? new Date(end) : null;
}

/** Days before the end at which admins get a mail. */
const MAIL_DAYS = [7, CERTIFICATE_WARNING_DAYS];

/** The end of the last certificate, if a mail about it is due; else null. Each mail is sent once. */
export function certificateWarning(
  connection: Pick<SsoConnection, 'saml' | 'enabled'>,
  warnedAt: Date | null,
  now: Date,
): Date | null {
  const end = certificatesEnding(connection, now);
  if (!end || !connection.enabled || end <= now) return null;
  const since = end.getTime() - MAIL_DAYS.find((days) => end.getTime() - now.getTime() < days * DAY_MS)! * DAY_MS;
  return warnedAt === null || warnedAt.getTime() < since ? end : null;
}

/** Addresses of a directory in the internal network that the operator allowed. */
export type InternalProviders = ReadonlySet<string>;

/**
 * The issuer or the sign-on address of a directory.
 *
 * @throws Refusal `ValidationError` for another address than https, or one with a name and password
 */
export function providerUrl(text: string, internal: InternalProviders): string {
  const parts = /^(https?):\/\/([^\s/?#]+)\S*$/i.exec(text.trim());
  if (!parts) return refuse('ValidationError', 'The address is not valid', 'Send a URL that begins with https://.');
  const [url, protocol, authority] = parts as unknown as [string, string, string];
  if (authority.includes('@')) refuse('ValidationError', 'The address contains a name or password');
  const host = authority.replace(/:\d*$/, '').toLowerCase();
  if (protocol.toLowerCase() !== 'https' && !internal.has(host))
    refuse('ValidationError', 'The address is not encrypted', 'Send a URL that begins with https://.');
  return url;
}
