import { Button } from '@mantine/core';
import type { OwnWorkspaceView } from '@evident/domain/workspaces';
import { useKeepWorkspace } from '../../data/workspaces/mutations.ts';
import { WorkspaceIcon } from '../../ui/layout/workspace-icon.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { shownDate } from '../../ui/time.ts';
import styles from './workspace-chooser.module.css';

interface Props {
  workspaces: readonly OwnWorkspaceView[];
  /** Navigates to a workspace. */
  open: (teamId: string) => Promise<void>;
}

/** Closed workspaces with their last day. Admins can keep them. */
export function ClosedWorkspaces({ workspaces, open }: Props) {
  const keeping = useKeepWorkspace(open);
  if (workspaces.length === 0) return null;
  return (
    <section className={styles.open}>
      <h2 className={styles.heading}>Closed</h2>
      <ProblemNote problem={keeping.error} />
      <ul className={styles.rows} aria-label="Closed workspaces">
        {workspaces.map(({ id, name, primaryColor, logoUrl, workspaceAdmin, deletesAt }) => (
          <li key={id} className={styles.row}>
            <WorkspaceIcon name={name} color={primaryColor} logoUrl={logoUrl} />
            <span className={styles.words}>
              <strong>{name}</strong>
              <small>
                Will be deleted on {shownDate(deletesAt!)}
                {workspaceAdmin ? '' : '. A workspace admin can keep it'}
              </small>
            </span>
            {workspaceAdmin && (
              <Button
                variant="default"
                loading={keeping.isPending && keeping.variables === id}
                aria-label={`Keep the workspace ${name}`}
                onClick={() => keeping.mutate(id)}
              >
                Keep the workspace
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
