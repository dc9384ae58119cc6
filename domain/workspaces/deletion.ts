import { refuse, type ObjectSchema } from '../kernel/index.ts';

/** Deleting a workspace requires typing its name. */
export const workspaceDeletion = {
  type: 'object',
  properties: {
    name: {
      type: 'string',
      maxLength: 200,
      description: 'The name of the workspace, typed as confirmation',
      examples: ['Acme Research'],
    },
  },
  required: ['name'],
} as const satisfies ObjectSchema;

/** Ignores case and surrounding spaces. */
export const isTypedName = (name: string, typed: string): boolean =>
  name.trim().toLowerCase() === typed.trim().toLowerCase();

/** @throws Refusal `ValidationError` unless the name was typed */
export function demandTypedName(name: string, typed: string): void {
  if (!isTypedName(name, typed))
    refuse('ValidationError', 'The name does not match', `Type “${name}” to delete the workspace.`);
}
