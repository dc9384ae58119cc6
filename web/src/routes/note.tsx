import { Button } from '@mantine/core';
import { FileX } from 'lucide-react';
import { Link } from 'react-router';
import { useNote } from '../data/notes/mutations.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { Page } from '../ui/layout/page.tsx';
import type { ItemScreenProps } from '../ui/peek/peek-stack.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { Refused } from '../ui/states/refused.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';
import { NoteScreen } from './note-screen.tsx';

/** A note with its highlights. */
export function Screen({ id, place }: ItemScreenProps) {
  const known = useNote(id);
  if (known.note) return <NoteScreen key={id} known={{ ...known, note: known.note }} place={place} />;
  const problem = known.problem ? asProblem(known.problem) : null;
  if (!problem)
    return (
      <Page title="" placeholder="Opening…" width={864}>
        <ListSkeleton things="the note" shape="text" count={5} />
      </Page>
    );
  if (problem.status === 403)
    return (
      <Page title="Note" width={864}>
        <Refused reason={problem.reason} />
      </Page>
    );
  if (problem.status === 404) {
    return (
      <Page title="Note not found" width={864}>
        <StateMessage
          icon={FileX}
          title="You don’t have access to this note"
          action={
            <Button component={Link} to="/projects">
              See your projects
            </Button>
          }
        >
          It may have been deleted, or be in a project that isn’t shared with you. Ask the person who sent the link for
          access.
        </StateMessage>
      </Page>
    );
  }
  return (
    <Page title="Note" width={864}>
      <FailedState
        title="The note could not be opened"
        problem={known.problem}
        kept="Nothing in it was changed."
        onRetry={known.again}
      />
    </Page>
  );
}
