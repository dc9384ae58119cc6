import type { AccessToken, Account, OneTimeCode, SecondFactor, Session } from '@evident/domain/identity';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const accountEntity = new EntitySchema<Account>({
  name: 'account',
  columns: {
    id,
    email: text,
    name: text,
    passwordHash: maybeText('password_hash'),
    emailConfirmedAt: moment('email_confirmed_at'),
    createdAt: moment('created_at'),
  },
});

export const sessionEntity = new EntitySchema<Session>({
  name: 'session',
  columns: {
    id,
    accountId: uuid('account_id'),
    teamId: maybeUuid('workspace_id'),
    originId: maybeUuid('origin_id'),
    secretHash: { type: 'text', name: 'secret_hash' },
    device: text,
    createdAt: moment('created_at'),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at'),
    signedInAt: moment('signed_in_at'),
    confirmedAt: moment('confirmed_at'),
    byPassword: { type: 'boolean', name: 'by_password' },
    ssoTeamId: maybeUuid('sso_team_id'),
  },
});

export const secondFactorEntity = new EntitySchema<SecondFactor>({
  name: 'second_factor',
  columns: {
    accountId: { ...uuid('account_id'), primary: true },
    sealedSecret: { type: 'text', name: 'sealed_secret' },
    enabledAt: maybeMoment('enabled_at'),
    lastStep: { type: 'bigint', name: 'last_step' },
    recoveryHashes: { type: 'text', array: true, name: 'recovery_hashes' },
  },
});

export const oneTimeCodeEntity = new EntitySchema<OneTimeCode>({
  name: 'one_time_code',
  columns: {
    id,
    kind: text,
    purpose: text,
    email: text,
    accountId: maybeUuid('account_id'),
    teamId: maybeUuid('workspace_id'),
    sessionId: maybeUuid('session_id'),
    byPassword: { type: 'boolean', name: 'by_password' },
    ssoTeamId: maybeUuid('sso_team_id'),
    secretHash: { type: 'text', name: 'secret_hash' },
    signUp: { type: 'jsonb', name: 'sign_up', nullable: true },
    triesLeft: { type: 'integer', name: 'tries_left' },
    expiresAt: moment('expires_at'),
  },
});

export const accessTokenEntity = new EntitySchema<AccessToken>({
  name: 'access_token',
  columns: {
    id,
    teamId: team,
    memberId: uuid('member_id'),
    name: text,
    scopes: { type: 'text', array: true },
    secretHash: { type: 'text', name: 'secret_hash' },
    createdAt: moment('created_at'),
    expiresAt: maybeMoment('expires_at'),
    usedAt: maybeMoment('used_at'),
    revokedAt: maybeMoment('revoked_at'),
    program: { type: 'boolean' },
  },
});
