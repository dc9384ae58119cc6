import type { Infer, ObjectSchema, Uuid } from '../kernel/index.ts';
import { personNameField, revokeTokens } from './account.ts';
import { emailField } from './email.ts';
import { passwordField } from './password.ts';

/**
 * How an account is created; AUTH0 and OIDC follow with identity providers (specification, document 000, section 5).
 */
const SIGN_UP_METHODS = ['EMAIL', 'ONE_TIME_CODE'] as const;
/** How an address is confirmed (specification, document 000, section 5). */
const CONFIRM_METHODS = ['EMAIL', 'ONE_TIME_CODE'] as const;
/** Results of requesting a confirmation (specification, document 000, section 4). */
const CONFIRMATION_OUTCOMES = ['EMAIL_SENT', 'EMAIL_ONE_TIME_CODE', 'EMAIL_SKIPPED'] as const;

const LINK_TOKEN_MAX = 200;
export const linkTokenField = {
  type: 'string',
  minLength: 1,
  maxLength: LINK_TOKEN_MAX,
  description: 'The token of a mailed link',
} as const;
export const challengeField = {
  type: 'string',
  minLength: 1,
  maxLength: LINK_TOKEN_MAX,
  description: 'Names the code that was mailed',
} as const;

export const codeField = {
  type: 'string',
  minLength: 1,
  maxLength: 40,
  description: 'The six digits; space around them is ignored',
} as const;

export const signUpRequest = {
  type: 'object',
  properties: {
    method: {
      type: 'string',
      enum: SIGN_UP_METHODS,
      description:
        'EMAIL: with a password, confirmed by a mailed link. ONE_TIME_CODE: by a mailed code, without a password',
    },
    email: emailField,
    password: {
      ...passwordField,
      description: 'For EMAIL: at least 12 characters with upper case, lower case, a digit and a non-word character',
    },
    name: personNameField,
    botCheck: { type: 'string', minLength: 1, maxLength: 5000, description: 'The solved challenge of the bot check' },
  },
  required: ['method', 'email', 'botCheck'],
} as const satisfies ObjectSchema;
export type SignUpRequest = Infer<typeof signUpRequest>;

export const confirmationView = {
  type: 'object',
  description: 'The same whether an account exists for the address or not',
  properties: {
    outcome: { type: 'string', enum: CONFIRMATION_OUTCOMES },
    codeChallenge: { ...challengeField, nullable: true },
    teamId: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'Where nothing had to be mailed: the workspace to go on to',
    },
  },
  required: ['outcome', 'codeChallenge', 'teamId'],
} as const satisfies ObjectSchema;
export type ConfirmationView = Infer<typeof confirmationView>;

export const emailSent: ConfirmationView = { outcome: 'EMAIL_SENT', codeChallenge: null, teamId: null };
export const codeSent = (codeChallenge: Uuid): ConfirmationView => ({
  outcome: 'EMAIL_ONE_TIME_CODE',
  codeChallenge,
  teamId: null,
});
export const emailSkipped = (teamId: Uuid | null): ConfirmationView => ({
  outcome: 'EMAIL_SKIPPED',
  codeChallenge: null,
  teamId,
});

export const signInMailRequest = {
  type: 'object',
  properties: {
    email: emailField,
    useOneTimeCode: { type: 'boolean', description: 'Mail a six-digit code instead of a link' },
  },
  required: ['email'],
} as const satisfies ObjectSchema;
export type SignInMailRequest = Infer<typeof signInMailRequest>;

export const confirmEmailRequest = {
  type: 'object',
  properties: {
    method: { type: 'string', enum: CONFIRM_METHODS },
    token: linkTokenField,
    codeChallenge: challengeField,
    code: codeField,
  },
  required: ['method'],
} as const satisfies ObjectSchema;
export type ConfirmEmailRequest = Infer<typeof confirmEmailRequest>;

export const signInRequest = {
  type: 'object',
  properties: { email: emailField, password: passwordField },
  required: ['email', 'password'],
} as const satisfies ObjectSchema;

export const emailRequest = {
  type: 'object',
  properties: { email: emailField },
  required: ['email'],
} as const satisfies ObjectSchema;
export const linkTokenRequest = {
  type: 'object',
  properties: { token: linkTokenField },
  required: ['token'],
} as const satisfies ObjectSchema;
export const passwordReset = {
  type: 'object',
  properties: { token: linkTokenField, password: passwordField, revokeTokens },
  required: ['token', 'password'],
} as const satisfies ObjectSchema;
export type PasswordReset = Infer<typeof passwordReset>;

export const handoverView = {
  type: 'object',
  properties: {
    code: { type: 'string', description: 'Works once, within a minute, at the host of the workspace' },
    url: {
      type: 'string',
      description: 'Where to go with it; the code is in the fragment, which is never sent to a server',
    },
  },
  required: ['code', 'url'],
} as const satisfies ObjectSchema;
export type HandoverView = Infer<typeof handoverView>;
