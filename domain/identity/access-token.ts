import { isUuid, refuse, type Infer, type ObjectSchema, type Uuid } from '../kernel/index.ts';
import { SCOPES, type Scope } from '../permissions/index.ts';

/** Characters of a token's secret: 256 bits in base64url. */
export const TOKEN_SECRET_LENGTH = 43;
const TOKEN_NAME_MAX = 100;
/** Maximum number of tokens per member and workspace (decided). */
export const TOKENS_MAX = 50;
const SECRET = new RegExp(`^[A-Za-z0-9_-]{${TOKEN_SECRET_LENGTH}}$`);

/**
 * A key to one workspace for scripts and integrations. Acts as the member who created it. Only the hash of its secret
 * is stored.
 */
export interface AccessToken {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly memberId: Uuid;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly secretHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
  /** Whether a program got it by OAuth. It is short-lived, and not in the list of tokens. */
  readonly program: boolean;
}

/** `api.<teamId>.<secret>` (specification, document 000, section 3). */
export const formatAccessToken = (teamId: Uuid, secret: string): string => `api.${teamId}.${secret}`;

/** Parses a token, with or without its prefix; `undefined` if invalid. */
export function parseAccessToken(text: string): { teamId: Uuid; secret: string } | undefined {
  const parts = text.split('.');
  const [teamId, secret] = parts[0] === 'api' ? parts.slice(1) : parts;
  if (parts.length > 3 || (parts.length === 3 && parts[0] !== 'api')) return undefined;
  return teamId && secret && isUuid(teamId) && SECRET.test(secret)
    ? { teamId: teamId.toLowerCase(), secret }
    : undefined;
}

export const accessTokenWording = {
  type: 'object',
  properties: {
    name: {
      type: 'string',
      minLength: 1,
      maxLength: TOKEN_NAME_MAX,
      description: 'Purpose of the token',
      examples: ['Nightly import'],
    },
    scopes: {
      type: 'array',
      items: { type: 'string', enum: SCOPES },
      minItems: 1,
      maxItems: 2,
      description: 'A write token needs read as well',
    },
    expiresAt: {
      type: 'string',
      format: 'date-time',
      nullable: true,
      description: 'When it stops working; null or absent: never',
    },
  },
  required: ['name', 'scopes'],
} as const satisfies ObjectSchema;
export type AccessTokenWording = Infer<typeof accessTokenWording>;

export const accessTokenView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    scopes: { type: 'array', items: { type: 'string', enum: SCOPES } },
    createdAt: { type: 'string', format: 'date-time' },
    expiresAt: { type: 'string', format: 'date-time', nullable: true },
    usedAt: { type: 'string', format: 'date-time', nullable: true, description: 'Last use, to the minute' },
  },
  required: ['id', 'name', 'scopes', 'createdAt', 'expiresAt', 'usedAt'],
} as const satisfies ObjectSchema;
export type AccessTokenView = Infer<typeof accessTokenView>;

export const createdAccessTokenView = {
  type: 'object',
  properties: {
    ...accessTokenView.properties,
    token: { type: 'string', description: 'The token itself. It is shown this once and cannot be read again.' },
  },
  required: [...accessTokenView.required, 'token'],
} as const satisfies ObjectSchema;
export type CreatedAccessTokenView = Infer<typeof createdAccessTokenView>;

/** Excludes the secret and its hash. */
export const viewAccessToken = (token: AccessToken): AccessTokenView => ({
  id: token.id,
  name: token.name,
  scopes: [...token.scopes],
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt?.toISOString() ?? null,
  usedAt: token.usedAt?.toISOString() ?? null,
});

/** Whether a bearer token is a JWT: its first part is a JSON object in base64url. Access tokens never are. */
export const isJwt = (bearer: string): boolean => /^eyJ[\w-]*\.[\w-]+\.[\w-]*$/.test(bearer);

/** Normalizes the scopes of a new token. Refuses `write` without `read`. */
export function demandScopes(scopes: readonly Scope[]): Scope[] {
  if (scopes.includes('write') && !scopes.includes('read'))
    refuse('ValidationError', 'A token that writes must be allowed to read', 'Give it both scopes.');
  return SCOPES.filter((scope) => scopes.includes(scope));
}

/** Whether an unrevoked token is still valid. */
export const isWorking = ({ expiresAt }: Pick<AccessToken, 'expiresAt'>, now: Date): boolean =>
  expiresAt === null || expiresAt > now;

/** The expiry of a new token, which must be in the future. */
export function demandFuture(expiresAt: string | null | undefined, now: Date): Date | null {
  if (expiresAt == null) return null;
  const date = new Date(expiresAt);
  if (!(date > now)) refuse('ValidationError', 'The token would have expired already', 'Choose a later date.');
  return date;
}
