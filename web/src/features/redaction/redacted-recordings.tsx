import { Button } from '@mantine/core';
import type { RedactionView } from '@evident/domain/redaction';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noteFilesQuery } from '../../data/files/queries.ts';
import { redactionsQuery } from '../../data/redaction/queries.ts';
import { memberQuery } from '../../data/workspaces/members.ts';
import { PersonLink } from '../../ui/person-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { RedactionsDialog } from './redactions-dialog.tsx';
import styles from './redaction.module.css';

interface Props {
  noteId: string;
  /** The reason redacting is disabled; absent if allowed. */
  reason?: string;
}

/** The recordings of a note that were redacted, by whom, and where they are restored. Nothing without any. */
export function RedactedRecordings({ noteId, reason }: Props) {
  const { data: redactions = [] } = useQuery(redactionsQuery(noteId));
  const { data: files = [] } = useQuery(noteFilesQuery(noteId));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {lastOf(redactions).map((redaction) => (
        <Line
          key={redaction.fileId}
          redaction={redaction}
          name={files.find(({ id }) => id === redaction.fileId)?.name}
          onOpen={() => setOpen(true)}
        />
      ))}
      {isOpen && <RedactionsDialog noteId={noteId} reason={reason} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The last applied redaction of each recording that changes its sound or picture. */
function lastOf(redactions: readonly RedactionView[]): RedactionView[] {
  const found = new Map<string, RedactionView>();
  for (const redaction of redactions) {
    const { fileId, state, audio, video, appliedAt } = redaction;
    if (fileId === null || state !== 'APPLIED' || (audio === 'KEEP' && video === 'KEEP')) continue;
    if ((appliedAt ?? '') >= (found.get(fileId)?.appliedAt ?? '')) found.set(fileId, redaction);
  }
  return [...found.values()];
}

interface LineProps {
  redaction: RedactionView;
  name: string | undefined;
  onOpen: () => void;
}

function Line({ redaction: { appliedBy, appliedAt, createdAt, restorable }, name, onOpen }: LineProps) {
  const { data: member = null } = useQuery({ ...memberQuery(appliedBy ?? ''), enabled: appliedBy !== null });
  return (
    <div className={styles.recording}>
      <span>
        {name ? `“${name}”` : 'The recording'} was redacted by <PersonLink person={member} />{' '}
        <RelativeTime at={appliedAt ?? createdAt} />.
      </span>
      <Button size="compact-sm" variant="default" onClick={onOpen}>
        {restorable ? 'Redactions and restoring' : 'Redactions'}
      </Button>
    </div>
  );
}
