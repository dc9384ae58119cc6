import { Button, CloseButton } from '@mantine/core';
import type { MemberView } from '@evident/domain/workspaces';
import { useState } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import styles from './workspaces.module.css';

interface Props {
  group: string;
  members: readonly MemberView[];
  /** The reason removing is disabled; null if allowed. */
  reason: string | null;
  onRemove: (memberId: string) => void;
}

/** Groups of a directory can have thousands of members. */
const SHOWN_AT_FIRST = 24;

/** The members of a group, each with a way out. */
export function GroupMembers({ group, members, reason, onRemove }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  if (members.length === 0) return <p className={styles.quiet}>No members yet.</p>;
  const shown = showsAll ? members : members.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul className={styles.people} aria-label={`Members of ${group}`}>
        {shown.map(({ id, name }) => (
          <li key={id} className={styles.person}>
            {name}
            <DisabledReason reason={reason}>
              <CloseButton size="sm" aria-label={`Remove ${name} from ${group}`} onClick={() => onRemove(id)} />
            </DisabledReason>
          </li>
        ))}
      </ul>
      {shown.length < members.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          Show all {members.length} members
        </Button>
      )}
    </>
  );
}
