import { Button, Group } from '@mantine/core';
import type { NewRedaction } from '@evident/domain/redaction';
import { useQueryClient } from '@tanstack/react-query';
import { redactionsQuery } from '../../data/redaction/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showToast } from '../../kernel/toasts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProblemNote } from '../../ui/entrance/problem-note.tsx';

interface Props {
  noteId: string;
  words: NonNullable<NewRedaction['words']>;
  onClose: () => void;
}

/** Redacts selected words now, or plans it. */
export function RedactDialog({ noteId, words, onClose }: Props) {
  const client = useQueryClient();
  const redacting = useCreate({
    create: async ({ now }: { now: boolean }, header) => {
      const { id } = await answer(
        api.POST('/api/v1/notes/{noteId}/redactions', { params: { path: { noteId }, header }, body: { words } }),
      );
      if (now)
        await answer(
          api.POST('/api/v1/notes/{noteId}/redactions/apply', {
            params: { path: { noteId } },
            body: { redactionIds: [id] },
          }),
        );
    },
    onSuccess: (_, { now }) => {
      void invalidate(client, redactionsQuery(noteId));
      showToast({
        title: now ? 'Redacted the words' : 'Planned the redaction',
        message: now
          ? 'Members with full access can restore them under “Redactions…”.'
          : 'Apply it under “Redactions…” in the menu of the note.',
      });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title="Redact these words?">
      <blockquote>{words.quote}</blockquote>
      <p>
        They become <em>[redacted]</em> here and in every copy: highlights, insights, published versions, search and
        deleted history. Uploads that contain them are hidden. Members with full access can restore the original until
        they delete it.
      </p>
      <p>The sound and picture of recordings do not change.</p>
      <ProblemNote problem={redacting.error} />
      <Group justify="flex-end" mt={16} gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="default" loading={redacting.isPending} onClick={() => redacting.mutate({ now: false })}>
          Plan redaction
        </Button>
        <Button color="danger" loading={redacting.isPending} onClick={() => redacting.mutate({ now: true })}>
          Redact words
        </Button>
      </Group>
    </Dialog>
  );
}
