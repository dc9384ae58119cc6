import { refuse, type Uuid } from '../kernel/index.ts';

/** Whether members must sign in through a connection, and the admins who need not. */
export interface SsoRules {
  readonly required: boolean;
  /** Members who can still sign in with password and second factor, in case the directory fails. */
  readonly breakGlass: readonly Uuid[];
}

export const NO_SSO_RULES: SsoRules = { required: false, breakGlass: [] };

export const BREAK_GLASS_MAX = 5;

/** A candidate for emergency access. */
export interface EmergencyAdmin {
  readonly id: Uuid;
  readonly isAdmin: boolean;
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
}

/**
 * Checks a change, so that no member is locked out: a connection works, and an admin can enter without it.
 *
 * @throws Refusal
 */
export function demandSafeRules(
  { required, breakGlass }: SsoRules,
  connections: readonly { readonly enabled: boolean; readonly provedAt: Date | null }[],
  admins: readonly EmergencyAdmin[],
): void {
  const chosen = breakGlass.map((id) => admins.find((each) => each.id === id));
  if (!chosen.every(isFit))
    refuse(
      'ValidationError',
      'Emergency access needs an admin with a password and two-step sign-in',
      'Choose other admins, or ask them to set up both under Your security.',
    );
  if (!required) return;
  if (!connections.some(({ enabled, provedAt }) => enabled && provedAt !== null))
    refuse('InvalidOperation', 'No connection works yet', 'Turn one on and test it first.');
  if (breakGlass.length === 0)
    refuse(
      'InvalidOperation',
      'Choose an admin for emergency access first',
      'Otherwise no one could enter the workspace while your directory is down.',
    );
}

const isFit = (admin: EmergencyAdmin | undefined): boolean =>
  admin !== undefined && admin.isAdmin && admin.hasPassword && admin.hasSecondFactor;

/**
 * A connection that is in use cannot be turned off or deleted while single sign-on is required and no other works.
 *
 * @throws Refusal `InvalidOperation`
 */
export function demandAnotherConnection(
  { required }: Pick<SsoRules, 'required'>,
  others: readonly { readonly enabled: boolean; readonly provedAt: Date | null }[],
): void {
  if (required && !others.some(({ enabled, provedAt }) => enabled && provedAt !== null))
    refuse(
      'InvalidOperation',
      'Members must sign in through this connection',
      'Stop requiring single sign-on first, or turn on another connection that was tested.',
    );
}
