import type { WorkspaceRetentionView } from '@evident/domain/retention';
import { Link } from 'react-router';
import { ruleWords } from './retention-words.ts';
import styles from './retention.module.css';

/** Projects with a rule of their own. */
export function OwnRules({ projects }: Pick<WorkspaceRetentionView, 'projects'>) {
  return (
    <ul className={styles.list} aria-label="Rules of projects">
      {projects.map(({ projectId, title, rule }) => (
        <li key={projectId}>
          {title === null ? (
            'A project that you cannot see'
          ) : (
            <Link to={`/projects/${projectId}/settings/data-retention`}>{title || 'Untitled'}</Link>
          )}
          <span className={styles.when}>{ruleWords(rule)}</span>
        </li>
      ))}
    </ul>
  );
}
