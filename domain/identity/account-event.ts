import type { Infer, ObjectSchema, Uuid } from '../kernel/index.ts';

/** Security events of an account: sign-ins, failures, credential changes. */
export const ACCOUNT_ACTIONS = [
  'sign-in:succeeded',
  'sign-in:failed',
  'second-factor:failed',
  'second-factor:enabled',
  'second-factor:disabled',
  'recovery-codes:created',
  'identity:confirmed',
  'identity:failed',
  'password:changed',
  'email:changed',
  'account:exported',
] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];
export const ACCOUNT_METHODS = [
  'PASSWORD',
  'LINK',
  'CODE',
  'PASSWORD_RESET',
  'INVITE',
  'AUTHENTICATOR',
  'RECOVERY_CODE',
  'SSO',
] as const;
export type AccountMethod = (typeof ACCOUNT_METHODS)[number];

export interface AccountEvent {
  readonly id: Uuid;
  readonly action: AccountAction;
  readonly method: AccountMethod | null;
  readonly ip: string;
  readonly device: string;
  readonly at: Date;
}

export const accountEventView = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    action: { type: 'string', enum: ACCOUNT_ACTIONS },
    method: { type: 'string', enum: ACCOUNT_METHODS, nullable: true },
    ip: { type: 'string', description: 'Network address of the client' },
    device: { type: 'string', description: 'User agent of the browser' },
    at: { type: 'string', format: 'date-time' },
  },
  required: ['id', 'action', 'method', 'ip', 'device', 'at'],
} as const satisfies ObjectSchema;
export type AccountEventView = Infer<typeof accountEventView>;

export const viewAccountEvent = ({ id, action, method, ip, device, at }: AccountEvent): AccountEventView => ({
  id,
  action,
  method,
  ip,
  device,
  at: at.toISOString(),
});
