import { useQueryClient } from '@tanstack/react-query';
import { documentQuery } from '../data/documents/queries.ts';
import { noteHighlightsQuery } from '../data/highlights/queries.ts';
import type { MarkedArea } from '../documents/selected-areas.ts';
import { api } from '../kernel/api/client.ts';
import { answer } from '../kernel/api/send.ts';
import { invalidate } from '../kernel/queries/invalidate.ts';
import { showProblem } from '../kernel/show-problem.ts';

const refused = (title: string) => (thrown: unknown) => showProblem(thrown, title);

/** Gives the password of a document, or reads it again. */
export function useDocumentReading(fileId: string) {
  const client = useQueryClient();
  const document = { params: { path: { fileId } } };
  return {
    unlock: async (password: string): Promise<void> => {
      await answer(api.POST('/api/v1/files/{fileId}/document/password', { ...document, body: { password } }));
      await invalidate(client, documentQuery(fileId));
    },
    read: () =>
      void answer(api.POST('/api/v1/files/{fileId}/document/read', document)).then(
        () => invalidate(client, documentQuery(fileId)),
        refused('The document could not be read'),
      ),
  };
}

/** Highlights an area of a document of a note. */
export function useMarkArea(noteId: string, fileId: string, choose: (highlightId: string) => void) {
  const client = useQueryClient();
  return ({ areas, text }: MarkedArea) =>
    void answer(
      api.POST('/api/v1/notes/{noteId}/highlights', {
        params: { path: { noteId }, header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { fileId, pdfHighlightAreas: areas, ...(text && { quote: text }) },
      }),
    ).then(async ({ id }) => {
      await invalidate(client, noteHighlightsQuery(noteId));
      return choose(id);
    }, refused('The area was not highlighted'));
}
