import type { NewRedaction } from '@evident/domain/redaction';
import { useQueryClient } from '@tanstack/react-query';
import { redactionsQuery } from '../../data/redaction/queries.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showToast } from '../../kernel/toasts.ts';

interface Wanted {
  redaction: NewRedaction;
  /** Applies it at once. */
  now: boolean;
}

/** Plans a redaction, or applies it now. */
export function useRedacting(noteId: string, onDone: () => void) {
  const client = useQueryClient();
  return useCreate({
    create: async ({ redaction, now }: Wanted, header) => {
      const { id } = await answer(
        api.POST('/api/v1/notes/{noteId}/redactions', { params: { path: { noteId }, header }, body: redaction }),
      );
      if (!now) return { recordings: 0 };
      return answer(
        api.POST('/api/v1/notes/{noteId}/redactions/apply', {
          params: { path: { noteId } },
          body: { redactionIds: [id] },
        }),
      );
    },
    onSuccess: ({ recordings }, { now }) => {
      void invalidate(client, redactionsQuery(noteId));
      showToast({
        title: now ? 'Redacted' : 'Planned the redaction',
        message: !now
          ? 'Apply it under “Redactions…” in the menu of the note.'
          : recordings > 0
            ? 'The recording is hidden until its redacted version is ready.'
            : 'Members with full access can restore the words under “Redactions…”.',
      });
      onDone();
    },
  });
}
