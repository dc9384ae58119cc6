import type { AccessToken, Account, OneTimeCode, Session } from '@evident/domain/identity';
import { EntitySchema } from 'typeorm';

const id = { type: 'uuid', primary: true } as const;
const text = { type: 'text' } as const;
const uuid = (name: string) => ({ type: 'uuid', name }) as const;
const optionalUuid = (name: string) => ({ type: 'uuid', name, nullable: true }) as const;
const at = (name: string) => ({ type: 'timestamptz', name }) as const;
const optionalAt = (name: string) => ({ type: 'timestamptz', name, nullable: true }) as const;

export const accountEntity = new EntitySchema<Account>({
  name: 'account',
  columns: { id, email: text, name: text, passwordHash: { type: 'text', name: 'password_hash', nullable: true }, emailConfirmedAt: at('email_confirmed_at'), createdAt: at('created_at') },
});

export const sessionEntity = new EntitySchema<Session>({
  name: 'session',
  columns: {
    id, accountId: uuid('account_id'), teamId: optionalUuid('workspace_id'), originId: optionalUuid('origin_id'), secretHash: { type: 'text', name: 'secret_hash' },
    device: text, createdAt: at('created_at'), usedAt: at('used_at'), expiresAt: at('expires_at'),
  },
});

export const oneTimeCodeEntity = new EntitySchema<OneTimeCode>({
  name: 'one_time_code',
  columns: {
    id, kind: text, purpose: text, email: text, accountId: optionalUuid('account_id'), teamId: optionalUuid('workspace_id'), sessionId: optionalUuid('session_id'),
    secretHash: { type: 'text', name: 'secret_hash' }, signUp: { type: 'jsonb', name: 'sign_up', nullable: true }, triesLeft: { type: 'integer', name: 'tries_left' }, expiresAt: at('expires_at'),
  },
});

export const accessTokenEntity = new EntitySchema<AccessToken>({
  name: 'access_token',
  columns: {
    id, teamId: uuid('team_id'), memberId: uuid('member_id'), name: text, scopes: { type: 'text', array: true }, secretHash: { type: 'text', name: 'secret_hash' },
    createdAt: at('created_at'), expiresAt: optionalAt('expires_at'), usedAt: optionalAt('used_at'), revokedAt: optionalAt('revoked_at'),
  },
});
