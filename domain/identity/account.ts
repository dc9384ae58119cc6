import type { Infer, ObjectSchema, Uuid } from '../kernel/index.ts';
import { emailField } from './email.ts';
import { passwordField } from './password.ts';

const PERSON_NAME_MAX = 100;
export const personNameField = {
  type: 'string',
  minLength: 1,
  maxLength: PERSON_NAME_MAX,
  examples: ['Ada Lovelace'],
} as const;

/**
 * A person who can sign in. Exists only after the email address is confirmed. Can be a member of several workspaces.
 */
export interface Account {
  readonly id: Uuid;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly emailConfirmedAt: Date;
  readonly createdAt: Date;
}

/**
 * The signed-in person behind a request, before a workspace is chosen. `teamId` is set if the session belongs to a
 * workspace's host.
 */
export interface SignedIn {
  readonly accountId: Uuid;
  readonly sessionId: Uuid;
  readonly email: string;
  readonly name: string;
  readonly teamId: Uuid | null;
  /** Last proof of identity in this session. */
  readonly confirmedAt: Date;
}

export const accountWording = {
  type: 'object',
  properties: { name: personNameField },
  required: ['name'],
} as const satisfies ObjectSchema;
export type AccountWording = Infer<typeof accountWording>;

/** Requested with every password change. */
export const revokeTokens = {
  type: 'boolean',
  description: 'Also revokes the account’s access tokens in all workspaces; true by default',
} as const;

export const passwordChange = {
  type: 'object',
  properties: {
    currentPassword: {
      ...passwordField,
      description: 'Confirms the identity. Not needed within ten minutes of signing in or of another confirmation',
    },
    newPassword: passwordField,
    revokeTokens,
  },
  required: ['newPassword'],
} as const satisfies ObjectSchema;
export type PasswordChange = Infer<typeof passwordChange>;

export const emailChange = {
  type: 'object',
  properties: {
    email: emailField,
    password: {
      ...passwordField,
      description: 'Confirms the identity. Not needed within ten minutes of signing in or of another confirmation',
    },
  },
  required: ['email'],
} as const satisfies ObjectSchema;
export type EmailChange = Infer<typeof emailChange>;

/** Derives a default name from the local part of an email address. */
export function nameFromEmail(email: string): string {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .split(/[.+_-]+/)
    .filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return (name || email).slice(0, PERSON_NAME_MAX);
}
