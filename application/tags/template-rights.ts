import { refuse } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';

export const TEMPLATE_REFUSAL = { title: 'Viewers cannot change templates' };

/** Refuses unless the actor may change the templates of the workspace. */
export function refuseUnlessManaging(actor: Actor): void {
  if (!managesWorkspaceContent(actor))
    refuse('Forbidden', 'You can’t change the templates of the workspace', 'Ask a manager or an admin.');
}
