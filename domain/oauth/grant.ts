import { type Infer, type ObjectSchema, type Uuid, isUuid } from '../kernel/index.ts';
import { SCOPES, type Scope } from '../permissions/index.ts';
import { demandWishedScopes } from './authorization.ts';
import { refuseOauth } from './oauth-refusal.ts';
import { hostOfRedirect } from './redirect-uri.ts';

/** Lifetimes (decided). A refreshed token moves the end of its successor. */
export const ACCESS_SECONDS = 3600;
const CODE_SECONDS = 60;
const REFRESH_DAYS = 30;
/** However often it is refreshed, the member decides again after a year. */
const GRANT_DAYS_MAX = 365;
const DAY_MS = 86_400_000;
/** Programs that one member can allow in a workspace (decided). */
export const GRANTS_MAX = 50;

/**
 * The permission of a member for a program. Its access token has the same id: when that is revoked, for any reason, the
 * grant ends. A code and each refresh token work once; a second use ends the grant.
 */
export interface Grant {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly clientId: string;
  /** Null for a plug-in that cannot be led back. */
  readonly redirectUri: string | null;
  readonly scopes: readonly Scope[];
  readonly codeHash: string;
  readonly challenge: string;
  readonly codeExpiresAt: Date;
  readonly codeUsedAt: Date | null;
  /** Of the part that all refresh tokens of the grant share; null before the first. */
  readonly familyHash: string | null;
  /** Of the only refresh token that works. */
  readonly refreshHash: string | null;
  readonly refreshExpiresAt: Date | null;
}

export const codeExpiry = (now: Date): Date => new Date(now.getTime() + CODE_SECONDS * 1000);
export const accessExpiry = (now: Date): Date => new Date(now.getTime() + ACCESS_SECONDS * 1000);
/** @param begunAt when the member allowed it */
export const refreshExpiry = (now: Date, begunAt: Date): Date =>
  new Date(Math.min(now.getTime() + REFRESH_DAYS * DAY_MS, begunAt.getTime() + GRANT_DAYS_MAX * DAY_MS));

const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** `code.<teamId>.<secret>` */
export const formatCode = (teamId: Uuid, secret: string): string => `code.${teamId}.${secret}`;
/** `refresh.<teamId>.<family>.<secret>`: a family of tokens, of which the last works. */
export const formatRefresh = (teamId: Uuid, family: string, secret: string): string =>
  `refresh.${teamId}.${family}.${secret}`;

export function parseCode(text: string): { teamId: Uuid; secret: string } | null {
  const [kind, teamId = '', secret = '', ...more] = text.split('.');
  return kind === 'code' && isUuid(teamId) && SECRET.test(secret) && more.length === 0 ? { teamId, secret } : null;
}
export function parseRefresh(text: string): { teamId: Uuid; family: string; secret: string } | null {
  const [kind, teamId = '', family = '', secret = '', ...more] = text.split('.');
  return kind === 'refresh' && isUuid(teamId) && SECRET.test(family) && SECRET.test(secret) && more.length === 0
    ? { teamId, family, secret }
    : null;
}

/** `spent`: used before, so that it leaked; the grant ends (OAuth 2.1, 4.1.3 and 4.3.1). */
export type Outcome = 'works' | 'spent' | 'wrong';

/** Whether a code works for a client, its address and its verifier. */
export function outcomeOfCode(
  grant: Grant,
  sent: { readonly clientId: string; readonly redirectUri: string | null; readonly challenge: string },
  now: Date,
): Outcome {
  const fits =
    grant.clientId === sent.clientId && grant.redirectUri === sent.redirectUri && grant.challenge === sent.challenge;
  if (grant.codeUsedAt !== null) return 'spent';
  return fits && grant.codeExpiresAt > now ? 'works' : 'wrong';
}

/** Whether a refresh token of a family works for a client. */
export function outcomeOfRefresh(
  grant: Grant,
  sent: { readonly clientId: string; readonly refreshHash: string },
  now: Date,
): Outcome {
  if (grant.clientId !== sent.clientId) return 'wrong';
  if (grant.refreshHash !== sent.refreshHash) return 'spent';
  return grant.refreshExpiresAt !== null && grant.refreshExpiresAt > now ? 'works' : 'wrong';
}

/** Scopes of a refreshed token: as granted, or fewer. @throws OauthRefusal `invalid_scope` */
export function demandGranted({ scopes }: Pick<Grant, 'scopes'>, scope: string | undefined): readonly Scope[] {
  if (scope === undefined) return scopes;
  const wished = demandWishedScopes(scope);
  return wished.every((one) => scopes.includes(one))
    ? wished
    : refuseOauth('invalid_scope', 'The member did not allow these scopes');
}

/** The answer of the token endpoint (OAuth 2.1, 3.2.3). */
export const viewTokens = (accessToken: string, refreshToken: string, scopes: readonly Scope[]) => ({
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: ACCESS_SECONDS,
  refresh_token: refreshToken,
  scope: scopes.join(' '),
});

export const programView = {
  type: 'object',
  description: 'A program that a member allowed to act for them',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string', description: 'By its own word' },
    host: { type: 'string', nullable: true, description: 'Its codes lead there; null: to a program on a device' },
    scopes: { type: 'array', items: { type: 'string', enum: SCOPES } },
    memberId: { type: 'string', format: 'uuid' },
    memberName: { type: 'string' },
    createdAt: { type: 'string', format: 'date-time' },
    usedAt: { type: 'string', format: 'date-time', nullable: true, description: 'Last use, to the minute' },
  },
  required: ['id', 'name', 'host', 'scopes', 'memberId', 'memberName', 'createdAt', 'usedAt'],
} as const satisfies ObjectSchema;
export const programsView = {
  type: 'object',
  properties: { items: { type: 'array', items: programView } },
  required: ['items'],
} as const satisfies ObjectSchema;
export type ProgramsView = Infer<typeof programsView>;

/** A working grant with the facts of its access token. */
export interface ConnectedProgram extends Pick<Grant, 'id' | 'clientId' | 'redirectUri' | 'scopes'> {
  readonly name: string;
  readonly memberId: Uuid;
  readonly memberName: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

export const viewProgram = (program: ConnectedProgram): ProgramsView['items'][number] => ({
  id: program.id,
  name: program.name,
  host: program.redirectUri === null ? null : hostOfRedirect(program.redirectUri),
  scopes: [...program.scopes],
  memberId: program.memberId,
  memberName: program.memberName,
  createdAt: program.createdAt.toISOString(),
  usedAt: program.usedAt?.toISOString() ?? null,
});

/**
 * Whether a member allowed the same before, so that the page may lead on at once. Only for https addresses: any program on
 * a device can claim to be another (RFC 8252, 8.6).
 */
export const isAllowedBefore = (
  programs: readonly Pick<ConnectedProgram, 'clientId' | 'redirectUri' | 'scopes'>[],
  asked: { readonly clientId: string; readonly redirectUri: string; readonly scopes: readonly Scope[] },
): boolean =>
  hostOfRedirect(asked.redirectUri) !== null &&
  programs.some(
    ({ clientId, redirectUri, scopes }) =>
      clientId === asked.clientId &&
      redirectUri === asked.redirectUri &&
      asked.scopes.every((scope) => scopes.includes(scope)),
  );
