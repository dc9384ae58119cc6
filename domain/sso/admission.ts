import { domainOfEmail, isEmail } from '../identity/index.ts';
import { refuse } from '../kernel/index.ts';
import { type Role, ROLES } from '../permissions/index.ts';
import { type AttributeNames, type GroupRule, type SsoConnection, protocolOf } from './connection.ts';
import { PRESETS } from './strategies.ts';

/** Claims of a directory about a person, after all checks of the protocol. */
export interface Assertion {
  /** The permanent id of the person in the directory. */
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** The time of the authentication, if known. */
  readonly authenticatedAt: Date | null;
}

/** A person as the directory describes them. */
export interface Identified {
  readonly subject: string;
  /** Null if the directory sent none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly groups: readonly string[];
}

const WS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims';
const MS = 'http://schemas.microsoft.com/ws/2008/06/identity/claims';
/** Names that directories use, in the order of preference. */
const USUAL: Readonly<Record<keyof AttributeNames, readonly string[]>> = {
  email: ['email', 'mail', 'emailAddress', `${WS}/emailaddress`, 'urn:oid:0.9.2342.19200300.100.1.3'],
  name: [
    'name',
    'displayName',
    'urn:oid:2.16.840.1.113730.3.1.241',
    'http://schemas.microsoft.com/identity/claims/displayname',
  ],
  groups: ['groups', 'memberOf', `${MS}/groups`, 'http://schemas.xmlsoap.org/claims/Group'],
};
const NAME_MAX = 100;

const texts = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one.trim() !== '');

function valuesOf(claims: Assertion['claims'], mapped: string, usual: readonly string[]): string[] {
  const names = mapped === '' ? usual : [mapped];
  const name = names.find((each) => Object.hasOwn(claims, each) && texts(claims[each]).length > 0);
  return name === undefined ? [] : texts(claims[name]);
}

/** Reads a person from the claims of a connection. */
export function identified(
  { strategy, attributes }: Pick<SsoConnection, 'strategy' | 'attributes'>,
  { subject, claims }: Assertion,
): Identified {
  const sent =
    valuesOf(claims, attributes.email, USUAL.email)[0] ?? (protocolOf({ strategy }) === 'SAML' ? subject : '');
  const email = isEmail(sent.trim()) ? sent.trim().toLowerCase() : null;
  const verified = claims['email_verified'];
  return {
    subject,
    email,
    emailVerified: isTrue(verified) || (verified === undefined && PRESETS[strategy].managesAddresses === true),
    name: valuesOf(claims, attributes.name, USUAL.name)[0]?.trim().slice(0, NAME_MAX) ?? null,
    groups: valuesOf(claims, attributes.groups, USUAL.groups),
  };
}

/** Some directories send a text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';

/** The account and membership of a person who comes from a directory. */
export interface Known {
  /** The account of a member that this subject of this connection signed in to before. */
  readonly linked: { readonly email: string } | null;
  /** The member with that account or, without one, with that address. */
  readonly member: { readonly isActive: boolean } | null;
  /** Domains that the workspace proved, with leading @. */
  readonly verifiedDomains: readonly string[];
  /** The address may join only by invite, because an admin removed it. */
  readonly isBlocked: boolean;
  /** There is an open invite to the address. */
  readonly isInvited: boolean;
}

/**
 * Whether a person may enter the workspace through a connection. Returns the address of the account.
 *
 * @throws Refusal `Forbidden`
 */
export function mayEnter(
  { joinRole }: Pick<SsoConnection, 'joinRole'>,
  person: Identified,
  { linked, member, verifiedDomains, isBlocked, isInvited }: Known,
): string {
  const email = linked?.email ?? trustedAddress(person, verifiedDomains);
  if (member && !member.isActive) refuse('Forbidden', 'Your access to this workspace has ended', ASK);
  if (!member && !isInvited) {
    if (isBlocked) refuse('Forbidden', 'Your access to this workspace has ended', ASK);
    if (joinRole === null) refuse('Forbidden', 'You are not a member of this workspace', ASK);
  }
  return email;
}

const ASK = 'Ask a workspace admin for an invite.';

/** An address opens an account only if the directory vouches for it and the workspace owns its domain. */
function trustedAddress({ email, emailVerified }: Identified, domains: readonly string[]): string {
  if (email === null)
    return refuse(
      'Forbidden',
      'Your directory sent no email address',
      'Ask a workspace admin to check the attributes of the connection.',
    );
  if (!emailVerified)
    refuse(
      'Forbidden',
      'Your directory has not verified your email address',
      'Verify the address there, then sign in again.',
    );
  if (!domains.includes(domainOfEmail(email)))
    refuse(
      'Forbidden',
      `This workspace has not verified the domain ${domainOfEmail(email)}`,
      'Ask a workspace admin to verify it under Settings, Authentication.',
    );
  return email;
}

/** Rights that the groups of a person give. */
export interface MappedRights {
  /** The highest role; null if no rule with a role applies. */
  readonly role: Role | null;
  /** Null if no rule is about admins. */
  readonly admin: boolean | null;
  readonly join: readonly string[];
  readonly leave: readonly string[];
}

/** Applies the rules of a connection to the groups that the directory sent. */
export function mappedRights(rules: readonly GroupRule[], groups: readonly string[]): MappedRights {
  const met = rules.filter(({ value }) => groups.includes(value));
  const roles = met.flatMap(({ role }) => role ?? []);
  const ids = (of: readonly GroupRule[]) => [...new Set(of.flatMap(({ groupId }) => groupId ?? []))];
  const join = ids(met);
  return {
    role: ROLES.find((role) => roles.includes(role)) ?? null,
    admin: rules.some(({ admin }) => admin) ? met.some(({ admin }) => admin) : null,
    join,
    leave: ids(rules).filter((id) => !join.includes(id)),
  };
}

/** Directories may run a minute ahead or behind. */
const SKEW_MS = 60_000;

/**
 * For a confirmation of the identity, the person must have signed in to the directory since it began.
 *
 * @throws Refusal `Forbidden`
 */
export function demandFresh({ authenticatedAt }: Assertion, since: Date): void {
  if (authenticatedAt === null || authenticatedAt.getTime() < since.getTime() - SKEW_MS)
    refuse(
      'Forbidden',
      'Your directory did not ask you to sign in again',
      'Confirm your identity in another way, or sign out of the directory first.',
    );
}
