import { type Infer, type ObjectSchema, type Uuid, refuse } from '../kernel/index.ts';
import { codeField } from './sign-in.ts';

/** Recovery codes are shown once. Each replaces one authenticator code (decided). */
export const RECOVERY_CODES = 10;
/** Minutes to enter the second factor after the first. */
export const SECOND_FACTOR_MINUTES = 10;

/** The authenticator app of an account. */
export interface SecondFactor {
  readonly accountId: Uuid;
  /** The shared secret, encrypted. */
  readonly sealedSecret: string;
  /** Null until the first code is accepted. */
  readonly enabledAt: Date | null;
  /** The time step of the last accepted code. */
  readonly lastStep: number;
  readonly recoveryHashes: readonly string[];
}

export const isEnabled = (factor: SecondFactor | null): factor is SecondFactor => factor?.enabledAt != null;

/**
 * Returns the factor after accepting a code of this time step; null for a replay, that is a code of that step or
 * earlier.
 */
export const afterStep = (factor: SecondFactor, step: number): SecondFactor | null =>
  step > factor.lastStep ? { ...factor, lastStep: step } : null;

/** Returns the factor after using a recovery code; null if the code is unknown. */
export const afterRecovery = (factor: SecondFactor, hash: string): SecondFactor | null =>
  factor.recoveryHashes.includes(hash)
    ? { ...factor, recoveryHashes: factor.recoveryHashes.filter((each) => each !== hash) }
    : null;

/** Normalizes a typed code: no spaces or hyphens, lower case. */
export const typedCode = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase();

export function demandEnabled(factor: SecondFactor | null): SecondFactor {
  return isEnabled(factor) ? factor : refuse('InvalidOperation', 'Two-step sign-in is not set up', 'Set it up first.');
}

export const secondFactorView = {
  type: 'object',
  properties: {
    enabledAt: { type: 'string', format: 'date-time', nullable: true, description: 'Null while it is not set up' },
    recoveryCodesLeft: { type: 'integer' },
  },
  required: ['enabledAt', 'recoveryCodesLeft'],
} as const satisfies ObjectSchema;
export type SecondFactorView = Infer<typeof secondFactorView>;

export const viewSecondFactor = (factor: SecondFactor | null): SecondFactorView => ({
  enabledAt: factor?.enabledAt?.toISOString() ?? null,
  recoveryCodesLeft: isEnabled(factor) ? factor.recoveryHashes.length : 0,
});

export const secondFactorSetup = {
  type: 'object',
  properties: {
    secret: { type: 'string', description: 'For typing into the app, in base32' },
    url: { type: 'string', description: 'The same as an `otpauth:` address, for a QR code' },
  },
  required: ['secret', 'url'],
} as const satisfies ObjectSchema;
export type SecondFactorSetup = Infer<typeof secondFactorSetup>;

export const recoveryCodesView = {
  type: 'object',
  properties: {
    recoveryCodes: {
      type: 'array',
      items: { type: 'string', examples: ['3f9a0-71c2e-88b4d-0a6f5'] },
      description: 'Shown once. Each works once.',
    },
  },
  required: ['recoveryCodes'],
} as const satisfies ObjectSchema;
export type RecoveryCodesView = Infer<typeof recoveryCodesView>;

export const secondFactorCode = {
  type: 'object',
  properties: { code: { ...codeField, description: 'The six digits of the app, or a recovery code' } },
  required: ['code'],
} as const satisfies ObjectSchema;
