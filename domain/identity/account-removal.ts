import { type ObjectSchema, refuse } from '../kernel/index.ts';
import { emailField } from './email.ts';

export const accountRemoval = {
  type: 'object',
  properties: { email: { ...emailField, description: 'The address of the account, typed as a confirmation' } },
  required: ['email'],
} as const satisfies ObjectSchema;

/** A workspace as its departing member leaves it. */
export interface WorkspaceLeft {
  readonly name: string;
  readonly workspaceAdmin: boolean;
  readonly otherMembers: number;
  readonly otherAdmins: number;
}

/** Refuses to delete an account that is the only admin of a workspace with other members. */
export function demandSuccessors(workspaces: readonly WorkspaceLeft[]): void {
  const left = workspaces.filter(({ workspaceAdmin, otherMembers, otherAdmins }) => workspaceAdmin && otherMembers > 0 && otherAdmins === 0).map(({ name }) => `“${name}”`);
  if (left.length > 0) refuse('InvalidOperation', `You are the only admin of ${left.join(', ')}`, 'Make another member an admin there first, or remove the other members.');
}
