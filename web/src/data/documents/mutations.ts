import type { PageArea } from '@evident/domain/highlights';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { useUndoable } from '../../kernel/undo/use-undoable.ts';
import { noteHighlightsQuery } from '../highlights/queries.ts';
import { documentQuery } from './queries.ts';

/** Saves the alternative text of a file. Offers undo. */
export function useAltText(fileId: string): (altText: string | null) => Promise<void> {
  const client = useQueryClient();
  const fresh = () => invalidate(client, documentQuery(fileId));
  return useUndoable(fresh, ({ change }) => ({
    save: async (altText: string | null) => {
      try {
        const asked = answer(
          api.PUT('/api/v1/files/{fileId}/document/alt-text', { params: { path: { fileId } }, body: { altText } }),
        );
        await change('Changed the alternative text', asked);
      } catch (thrown) {
        showProblem(thrown, 'The text was not saved');
        throw thrown;
      }
    },
  })).save;
}

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
  return ({ areas, text }: { readonly areas: PageArea[]; readonly text: string }) =>
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
