import { Button, Group, TextInput } from '@mantine/core';
import { HOLD_REASON_MAX, type RetentionHoldView } from '@evident/domain/retention';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePlaceHold, useReleaseHold } from '../../data/retention/mutations.ts';
import { useSubmit } from '../../kernel/use-submit.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { shownDate } from '../../ui/time.ts';
import styles from './retention.module.css';

/** Holds with their reasons. */
export function RetentionHolds({ holds, reason }: { holds: readonly RetentionHoldView[]; reason: string | null }) {
  const release = useReleaseHold();
  if (holds.length === 0) return <p className={styles.about}>Nothing is on hold.</p>;
  return (
    <>
      <ul className={styles.list} aria-label="Holds">
        {holds.map((hold) => (
          <li key={hold.id}>
            <div>
              <HeldTitle hold={hold} />: {hold.reason}
              <br />
              <span className={styles.about}>
                {hold.heldBy.name}, {shownDate(hold.heldAt)}
              </span>
            </div>
            <DisabledReason reason={reason}>
              <Button
                variant="default"
                size="compact-sm"
                loading={release.isPending && release.variables === hold.id}
                onClick={() => release.mutate(hold.id)}
                aria-label={`Release the hold on ${hold.title ?? 'this'}`}
              >
                Release
              </Button>
            </DisabledReason>
          </li>
        ))}
      </ul>
      <ProblemNote problem={release.error} />
    </>
  );
}

function HeldTitle({ hold: { noteId, projectId, title } }: { hold: RetentionHoldView }) {
  const kind = noteId === null ? 'Project' : 'Note';
  if (title === null) return <>{kind} that you cannot see</>;
  return <Link to={noteId === null ? `/projects/${projectId}` : `/data/${noteId}`}>{title || 'Untitled'}</Link>;
}

/** Holds a project, or one of its notes by its link. */
export function PlaceHold({ projectId, reason }: { projectId: string; reason: string | null }) {
  const [why, setWhy] = useState('');
  const [link, setLink] = useState('');
  const place = usePlaceHold(projectId);
  const noteId = NOTE_ID.exec(link)?.[0] ?? null;
  const { busy, error, edited, submit } = useSubmit(
    async () => {
      await place.mutateAsync({ reason: why, noteId });
      setWhy('');
      setLink('');
    },
    () =>
      why.trim() === '' ? 'Give a reason.' : link.trim() !== '' && noteId === null ? 'Paste the link of a note.' : null,
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Reason"
        description="Such as the legal matter. Members who can see the project read it."
        maxLength={HOLD_REASON_MAX}
        value={why}
        disabled={reason !== null}
        onChange={(event) => {
          setWhy(event.currentTarget.value);
          edited();
        }}
      />
      <TextInput
        mt="md"
        label="Link of a note"
        description="Without one, all notes of the project are held."
        value={link}
        disabled={reason !== null}
        error={error}
        onChange={(event) => {
          setLink(event.currentTarget.value);
          edited();
        }}
      />
      <Group mt="md">
        <DisabledReason reason={reason}>
          <Button type="submit" variant="default" loading={busy}>
            Place hold
          </Button>
        </DisabledReason>
      </Group>
    </form>
  );
}

const NOTE_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
