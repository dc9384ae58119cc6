import { parseAccessToken } from '../identity/index.ts';
import { type Infer, type ObjectSchema, type Uuid, refuse } from '../kernel/index.ts';
import type { WorkspacePlan } from '../plans/index.ts';

const TOKEN_NAME_MAX = 100;
/** Working tokens in a workspace (decided): enough for two directories and a change of each token. */
export const SCIM_TOKENS_MAX = 10;

/** A key with which a directory provisions a workspace. Only the hash of its secret is stored. */
export interface ScimToken {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly name: string;
  readonly secretHash: string;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** The directory behind a request. Its changes are announced in the name of the member who created the token. */
export interface Directory {
  readonly teamId: Uuid;
  readonly tokenId: Uuid;
  readonly createdBy: Uuid;
  readonly plan?: WorkspacePlan;
}

const PREFIX = 'scim.';

export const formatScimToken = (teamId: Uuid, secret: string): string => `${PREFIX}${teamId}.${secret}`;

/** Parses a token; `undefined` if invalid. */
export const parseScimToken = (text: string): { teamId: Uuid; secret: string } | undefined =>
  text.startsWith(PREFIX) ? parseAccessToken(text.slice(PREFIX.length)) : undefined;

export const scimTokenWording = {
  type: 'object',
  properties: {
    name: {
      type: 'string',
      minLength: 1,
      maxLength: TOKEN_NAME_MAX,
      description: 'The directory that uses the token',
      examples: ['Entra ID'],
    },
  },
  required: ['name'],
} as const satisfies ObjectSchema;
export type ScimTokenWording = Infer<typeof scimTokenWording>;

export const scimTokenView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    createdBy: { type: 'string', format: 'uuid' },
    createdAt: { type: 'string', format: 'date-time' },
    usedAt: { type: 'string', format: 'date-time', nullable: true, description: 'Last use, to the minute' },
  },
  required: ['id', 'name', 'createdBy', 'createdAt', 'usedAt'],
} as const satisfies ObjectSchema;
export type ScimTokenView = Infer<typeof scimTokenView>;

export const createdScimTokenView = {
  type: 'object',
  properties: {
    ...scimTokenView.properties,
    token: { type: 'string', description: 'The token itself. It is shown this once and cannot be read again.' },
  },
  required: [...scimTokenView.required, 'token'],
} as const satisfies ObjectSchema;
export type CreatedScimTokenView = Infer<typeof createdScimTokenView>;

/** Excludes the hash of the secret. */
export const viewScimToken = ({ id, name, createdBy, createdAt, usedAt }: ScimToken): ScimTokenView => ({
  id,
  name,
  createdBy,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

export function demandRoomForScimToken(tokens: number): void {
  if (tokens >= SCIM_TOKENS_MAX)
    refuse('UnprocessableContent', `A workspace has at most ${SCIM_TOKENS_MAX} tokens for directories`, 'Revoke one.');
}
