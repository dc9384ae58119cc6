import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { passwordField } from './password.ts';
import { challengeField, codeField } from './sign-in.ts';

/** Methods for a signed-in person to confirm their identity. */
export const CONFIRMATION_METHODS = ['PASSWORD', 'ONE_TIME_CODE', 'AUTHENTICATOR'] as const;
export type ConfirmationMethod = (typeof CONFIRMATION_METHODS)[number];

export const confirmationRequest = {
  type: 'object',
  properties: {
    method: {
      type: 'string',
      enum: CONFIRMATION_METHODS,
      description: 'ONE_TIME_CODE: a mailed code. AUTHENTICATOR: a code of the authenticator app, or a recovery code',
    },
    password: { ...passwordField, description: 'For PASSWORD' },
    codeChallenge: { ...challengeField, description: 'For ONE_TIME_CODE: names the code that was mailed' },
    code: codeField,
  },
  required: ['method'],
} as const satisfies ObjectSchema;
export type ConfirmationRequest = Infer<typeof confirmationRequest>;

export const confirmationCodeView = {
  type: 'object',
  properties: { codeChallenge: challengeField },
  required: ['codeChallenge'],
} as const satisfies ObjectSchema;
