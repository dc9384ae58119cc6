import { Button } from '@mantine/core';
import { Lock } from 'lucide-react';
import { useNavigate } from 'react-router';
import { privateProjectsQuery } from '../../data/access/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useWho } from '../../kernel/who.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { TakeAccess } from './take-access.tsx';
import styles from './access.module.css';

/** Lists private projects without access, for workspace admins. Shows their owners, never their titles. */
export function PrivateProjects() {
  const admin = useWho()?.member.workspaceAdmin === true;
  const navigate = useNavigate();
  const { items = [], problem, again, more, loadingMore } = usePages(privateProjectsQuery(), { enabled: admin });
  if (problem && items.length === 0)
    return (
      <FailedState
        title="The private projects of others could not be loaded"
        problem={problem}
        kept="Nothing is lost."
        onRetry={again}
      />
    );
  if (!admin || items.length === 0) return null;
  return (
    <section className={styles.section} style={{ marginTop: 40 }} aria-label="Private projects">
      <h2 className={styles.title}>Private projects you have no access to</h2>
      <p className={styles.about}>
        Only admins see that they exist. Their content stays with the members who have access.
      </p>
      <ul className={styles.list}>
        {items.map(({ id, createdBy, createdAt }) => (
          <li key={id} className={styles.line}>
            <Lock size={16} aria-hidden className={styles.icon} />
            <span className={styles.name}>
              Created by {createdBy.name} · <RelativeTime at={createdAt} />
            </span>
            <TakeAccess projectId={id} onTaken={() => void navigate(`/projects/${id}`)} />
          </li>
        ))}
      </ul>
      {more && (
        <Button mt="sm" variant="default" loading={loadingMore} onClick={more}>
          Show more
        </Button>
      )}
    </section>
  );
}
