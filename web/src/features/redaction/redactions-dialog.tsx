import { Button, Group, Text } from '@mantine/core';
import type { RedactionView } from '@evident/domain/redaction';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { redactionsQuery } from '../../data/redaction/queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { RecordingRedactions } from './recording-redactions.tsx';
import { RedactionRow } from './redaction-row.tsx';
import styles from './redaction.module.css';
import { useRedactionChanges } from '../../data/redaction/mutations.ts';

interface Props {
  noteId: string;
  /** The reason redacting is disabled; absent if allowed. */
  reason?: string;
  onClose: () => void;
}

type Asked = { readonly as: 'apply' } | { readonly as: 'restore' | 'original'; readonly of: RedactionView };

/** The redactions of a note: planned ones to apply, applied ones to restore. */
export function RedactionsDialog({ noteId, reason, onClose }: Props) {
  const { data = [], error, isPending } = useQuery(redactionsQuery(noteId));
  const changes = useRedactionChanges(noteId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const planned = data.filter(({ state }) => state === 'PENDING');
  return (
    <>
      <Dialog opened={asked === null} onClose={onClose} title="Redactions">
        <ProblemNote problem={error} />
        {!isPending && !error && data.length === 0 && (
          <Text c="dimmed">
            Redactions of this note appear here. Select words, or a part in the player, and choose Redact.
          </Text>
        )}
        <RecordingRedactions noteId={noteId} reason={reason} />
        <ul className={styles.list} aria-label="Redactions">
          {data.map((redaction) => (
            <RedactionRow
              key={redaction.id}
              redaction={redaction}
              reason={reason}
              onDelete={() => void changes.remove(redaction)}
              onRestore={() => setAsked({ as: 'restore', of: redaction })}
              onDeleteOriginal={() => setAsked({ as: 'original', of: redaction })}
            />
          ))}
        </ul>
        <Group justify="flex-end" mt={16} gap="xs">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {planned.length > 0 && (
            <DisabledReason reason={reason}>
              <Button color="danger" onClick={() => setAsked({ as: 'apply' })}>
                Apply redactions
              </Button>
            </DisabledReason>
          )}
        </Group>
      </Dialog>
      {asked?.as === 'apply' && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          title={planned.length === 1 ? 'Apply this redaction?' : `Apply ${planned.length} redactions?`}
          verb="Apply redactions"
          danger
          onConfirm={changes.apply}
        >
          Words are removed from this note and from every copy. Recordings are hidden until their redacted version is
          ready. Members with full access can restore them until they delete the original.
        </ConfirmDialog>
      )}
      {asked?.as === 'restore' && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          title="Restore the original?"
          verb="Restore original"
          onConfirm={() => changes.restore(asked.of)}
        >
          Everyone with access to this note can read, hear and see it again.
        </ConfirmDialog>
      )}
      {asked?.as === 'original' && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          title="Delete the original for good?"
          verb="Delete original"
          danger
          onConfirm={() => changes.deleteOriginal(asked.of)}
        >
          The removed words, the uploads that contain them and the original recording are deleted, for all redactions of
          the recording. You cannot undo this.
        </ConfirmDialog>
      )}
    </>
  );
}
