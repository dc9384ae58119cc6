import type { HighlightedNotes } from '@evident/domain/highlights';
import type { Row } from '@evident/domain/views';
import { Button } from '@mantine/core';
import { Highlighter } from 'lucide-react';
import { useHighlightNotes } from '../../data/highlights/mutations.ts';

interface Props {
  projectId: string;
  rows: readonly Row[];
  /** The notes were highlighted. */
  onDone: () => void;
}

/** Highlights the whole text of each selected note, such as comments of a survey. */
export function HighlightNotesButton({ projectId, rows, onDone }: Props) {
  const { mutateAsync, isPending } = useHighlightNotes(projectId, labelOf);
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      leftSection={<Highlighter size={14} aria-hidden />}
      title="Highlight the whole text of each note"
      onClick={() =>
        void mutateAsync(rows.map(({ id }) => id))
          .then(onDone)
          // A refusal appears as a toast, and the selection stays.
          .catch(() => undefined)
      }
    >
      Highlight
    </Button>
  );
}

function labelOf({ highlighted, skipped }: HighlightedNotes): string {
  const done = `Highlighted ${highlighted === 1 ? '1 note' : `${highlighted.toLocaleString()} notes`}`;
  if (skipped === 0) return done;
  return `${done}. ${skipped.toLocaleString()} skipped: empty, too long, archived or highlighted before`;
}
