import { refuse } from '@evident/domain/kernel';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Refuses if a workspace does not accept passwords. @throws Refusal `Forbidden` */
export async function demandPasswords(directory: WorkspaceDirectory, workspace: string): Promise<void> {
  const environment = await directory.environment(workspace);
  if (environment && !environment.passwordAuthEnabled)
    refuse(
      'Forbidden',
      'This workspace does not accept passwords',
      'Sign in with a mailed link or code instead. Sign out first if you are signed in with a password.',
    );
}
