import { CHOSEN_NOTES_MAX } from '@evident/domain/conversations';
import type { Row } from '@evident/domain/views';
import { Button } from '@mantine/core';
import { MessageCircleQuestion } from 'lucide-react';
import { askPanel } from '../kernel/ask-panel.ts';
import { opensField } from '../kernel/keys/type-ahead.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';

const TOO_MANY = `A conversation can be about ${CHOSEN_NOTES_MAX} notes at most`;

const ask = opensField((rows: readonly Row[]) => {
  const [first, ...others] = rows;
  if (!first) return;
  const { id, title } = first;
  askPanel.ask(
    others.length === 0
      ? { type: 'NOTE', id, title }
      : { type: 'NOTES', id: null, ids: rows.map((row) => row.id), title },
  );
});

/** Asks about the selected notes, in the panel. */
export function AskSelected({ rows }: { rows: readonly Row[] }) {
  const reason = rows.length > CHOSEN_NOTES_MAX ? TOO_MANY : null;
  return (
    <DisabledReason reason={reason}>
      <Button
        size="xs"
        variant="default"
        leftSection={<MessageCircleQuestion size={14} aria-hidden />}
        disabled={reason !== null}
        onClick={() => ask(rows)}
      >
        {rows.length === 1 ? 'Ask about this' : 'Ask about these'}
      </Button>
    </DisabledReason>
  );
}
