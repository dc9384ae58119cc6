import { type ObjectSchema, refuse } from '../kernel/index.ts';
import { emailField } from './email.ts';

export const accountRemoval = {
  type: 'object',
  properties: { email: { ...emailField, description: 'The address of the account, typed as a confirmation' } },
  required: ['email'],
} as const satisfies ObjectSchema;

/** A workspace of a departing member. */
export interface WorkspaceLeft {
  readonly name: string;
  readonly workspaceAdmin: boolean;
  readonly otherAdmins: number;
}

/**
 * Every workspace keeps an admin, so that its research can always be opened or deleted.
 * @throws Refusal `InvalidOperation` naming the workspaces without another admin
 */
export function demandSuccessors(workspaces: readonly WorkspaceLeft[]): void {
  const left = workspaces
    .filter(({ workspaceAdmin, otherAdmins }) => workspaceAdmin && otherAdmins === 0)
    .map(({ name }) => `“${name}”`);
  if (left.length > 0)
    refuse(
      'InvalidOperation',
      `You are the only admin of ${left.join(', ')}`,
      left.length === 1
        ? 'Make another member an admin there, or delete the workspace first.'
        : 'Make another member an admin in each of them, or delete them first.',
    );
}
