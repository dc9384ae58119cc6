import { domainField, emailField } from '../identity/index.ts';
import { type Infer, id, lineOf, moment, objectOf, partOf, version } from '../kernel/index.ts';
import { ROLES } from '../permissions/index.ts';
import { DOMAIN_MAILBOXES } from './domain.ts';
import { BREAK_GLASS_MAX } from './rules.ts';
import { SSO_PROTOCOLS, SSO_STRATEGIES } from './strategies.ts';

const URL_MAX = 2_000;
const SECRET_MAX = 1_000;
const CERTIFICATE_MAX = 20_000;
const CERTIFICATES_MAX = 2;
const RULES_MAX = 100;
const STATE_MAX = 200;
const ANSWER_MAX = 8_000;

const word = { type: 'string', minLength: 1, maxLength: 500 } as const;
const url = { type: 'string', minLength: 1, maxLength: URL_MAX } as const;
const strategy = {
  type: 'string',
  enum: SSO_STRATEGIES,
  description: 'Google and Okta, for example, are presets of OIDC or SAML',
} as const;
const name = { ...lineOf(60, 'Acme Okta'), description: 'Shown on the sign-in button' } as const;
const attribute = { type: 'string', maxLength: 300, description: 'Empty: the usual names' } as const;
const attributes = partOf({ email: attribute, name: attribute, groups: attribute } as const);

const oidc = objectOf(
  {
    issuer: { ...url, examples: ['https://login.example.com'] },
    clientId: word,
    clientSecret: { type: 'string', minLength: 1, maxLength: SECRET_MAX, description: 'Absent keeps the stored one' },
    scopes: { type: 'array', items: word, maxItems: 20, description: 'In addition to openid, email and profile' },
  } as const,
  { optional: ['clientSecret', 'scopes'], description: 'For strategies with OpenID Connect' },
);
const saml = objectOf(
  {
    entryPoint: { ...url, description: 'The sign-on URL of the directory' },
    idpEntityId: { ...word, description: 'The issuer of the directory' },
    certificates: {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: CERTIFICATE_MAX },
      minItems: 1,
      maxItems: CERTIFICATES_MAX,
      description: 'Signing certificates (PEM). Two count at once, so that one can follow the other',
    },
  } as const,
  { description: 'For strategies with SAML 2.0' },
);
const role = { type: 'string', enum: ROLES } as const;
const joinRole = {
  ...role,
  nullable: true,
  description: 'Of people who become members by signing in. Null: only invited people',
} as const;
const groupRules = {
  type: 'array',
  maxItems: RULES_MAX,
  items: objectOf(
    {
      value: { ...word, description: 'A value of the groups attribute' },
      groupId: { ...id, nullable: true },
      role: { ...role, nullable: true },
      admin: { type: 'boolean' },
    } as const,
    { optional: ['groupId', 'role', 'admin'] },
  ),
  description: 'Applied at each sign-in. Groups that the directory provisions are left to it',
} as const;

export const newSsoConnection = objectOf({ strategy, name, oidc, saml, attributes, joinRole, groupRules } as const, {
  optional: ['oidc', 'saml', 'attributes', 'joinRole', 'groupRules'],
});
export type NewSsoConnection = Infer<typeof newSsoConnection>;

export const ssoConnectionUpdate = partOf({
  name,
  enabled: { type: 'boolean' },
  oidc,
  saml,
  attributes,
  joinRole,
  groupRules,
} as const);
export type SsoConnectionUpdate = Infer<typeof ssoConnectionUpdate>;

const givenAttribute = { type: 'string' } as const;
export const ssoConnectionView = objectOf({
  id,
  strategy,
  protocol: { type: 'string', enum: SSO_PROTOCOLS },
  name: { type: 'string' },
  enabled: { type: 'boolean' },
  oidc: {
    ...objectOf({
      issuer: { type: 'string' },
      clientId: { type: 'string' },
      hasSecret: { type: 'boolean' },
      scopes: { type: 'array', items: { type: 'string' } },
    } as const),
    nullable: true,
  },
  saml: {
    ...objectOf({
      entryPoint: { type: 'string' },
      idpEntityId: { type: 'string' },
      certificates: { type: 'array', items: objectOf({ pem: { type: 'string' }, expiresAt: moment } as const) },
    } as const),
    nullable: true,
  },
  attributes: objectOf({ email: givenAttribute, name: givenAttribute, groups: givenAttribute } as const),
  joinRole,
  groupRules: {
    type: 'array',
    items: objectOf({
      value: { type: 'string' },
      groupId: { ...id, nullable: true },
      role: { ...role, nullable: true },
      admin: { type: 'boolean' },
    } as const),
  },
  redirectUrl: { type: 'string', description: 'The redirect address of OIDC' },
  acsUrl: { type: 'string', description: 'The assertion consumer address of SAML' },
  entityId: { type: 'string', description: 'The entity ID of Evident for SAML; its metadata is at this address' },
  certificatesEndAt: {
    ...moment,
    nullable: true,
    description: 'When the last certificate ends, if that is within 30 days',
  },
  provedAt: { ...moment, nullable: true, description: 'When the directory last answered a test or a sign-in' },
  createdAt: moment,
  version,
} as const);
export type SsoConnectionView = Infer<typeof ssoConnectionView>;
export const ssoConnectionsView = objectOf({ items: { type: 'array', items: ssoConnectionView } } as const);
export type SsoConnectionsView = Infer<typeof ssoConnectionsView>;

export const newSsoDomain = objectOf({ domain: domainField } as const);
export const ssoDomainView = objectOf({
  id,
  domain: { type: 'string', description: 'With leading @' },
  record: { type: 'string', description: 'The TXT record that proves it' },
  verifiedAt: { ...moment, nullable: true },
  createdAt: moment,
} as const);
export type SsoDomainView = Infer<typeof ssoDomainView>;
export const ssoDomainsView = objectOf({ items: { type: 'array', items: ssoDomainView } } as const);
export type SsoDomainsView = Infer<typeof ssoDomainsView>;
export const domainMail = objectOf({ mailbox: { type: 'string', enum: DOMAIN_MAILBOXES } } as const);
export const domainProof = objectOf(
  {
    code: { type: 'string', minLength: 1, maxLength: 40, description: 'The mailed code. Absent: the DNS is asked' },
  } as const,
  { optional: ['code'] },
);

export const ssoRulesWording = objectOf({
  required: { type: 'boolean', description: 'Members must sign in through a connection' },
  breakGlass: {
    type: 'array',
    items: id,
    maxItems: BREAK_GLASS_MAX,
    description: 'Admins who can still sign in with their password and second factor',
  },
} as const);
export type SsoRulesWording = Infer<typeof ssoRulesWording>;
export const ssoRulesView = objectOf({
  required: { type: 'boolean' },
  breakGlass: { type: 'array', items: id },
  candidates: {
    type: 'array',
    items: objectOf({ id, name: { type: 'string' } } as const),
    description: 'Admins with a password and two-step sign-in',
  },
} as const);
export type SsoRulesView = Infer<typeof ssoRulesView>;

/** A way of signing in, for the sign-in screens. */
export const ssoChoice = objectOf({ id, name: { type: 'string' }, strategy } as const);
export type SsoChoice = Infer<typeof ssoChoice>;
export const ssoChoices = objectOf({
  items: { type: 'array', items: ssoChoice },
  required: { type: 'boolean', description: 'The workspace accepts nothing else' },
} as const);
export type SsoChoices = Infer<typeof ssoChoices>;
export const ssoQuestion = partOf({
  workspace: { type: 'string', minLength: 1, maxLength: 100, description: 'Id or subdomain' },
  email: emailField,
} as const);
export type SsoQuestion = Infer<typeof ssoQuestion>;

export const ssoStart = objectOf(
  {
    connectionId: id,
    path: { type: 'string', maxLength: URL_MAX, description: 'The page of the workspace to continue at' },
  } as const,
  { optional: ['path'] },
);
export const ssoLink = objectOf({ url: { type: 'string', description: 'The page of the directory' } } as const);

/** The answer of the directory, which the browser brings. */
export const ssoAnswer = objectOf(
  {
    state: { type: 'string', minLength: 1, maxLength: STATE_MAX },
    code: { type: 'string', minLength: 1, maxLength: ANSWER_MAX },
    iss: { type: 'string', minLength: 1, maxLength: URL_MAX },
    error: { type: 'string', minLength: 1, maxLength: STATE_MAX },
  } as const,
  { optional: ['code', 'iss', 'error'] },
);
export type SsoAnswer = Infer<typeof ssoAnswer>;

export const ssoTestView = objectOf({
  subject: { type: 'string' },
  email: { type: 'string', nullable: true },
  emailVerified: { type: 'boolean' },
  name: { type: 'string', nullable: true },
  groups: { type: 'array', items: { type: 'string' } },
  claims: { type: 'free', description: 'All that the directory sent' },
} as const);
export type SsoTestView = Infer<typeof ssoTestView>;

export const ssoFinished = objectOf({
  url: { type: 'string', description: 'The page of the workspace to continue at' },
  signedIn: { type: 'boolean', description: 'Whether a session was opened at this host' },
} as const);
