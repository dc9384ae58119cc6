import type { components } from '@evident/client';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import type { IdempotencyHeader } from '../../kernel/queries/creation.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { importQuery } from './queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

type PreviewOptions = NonNullable<components['schemas']['PreviewRequest']['options']>;
type NewImport = components['schemas']['NewImport'];

/** Reads an uploaded file without importing it. */
export const previewImport = (fileId: string, options: PreviewOptions, signal: AbortSignal) =>
  answer(
    api.POST('/api/v1/files/{fileId}/import-preview', { params: { path: { fileId } }, body: { options }, signal }),
  );

/** Starts an import of uploaded files. */
export const startImport = (projectId: string, body: NewImport, header: IdempotencyHeader) =>
  answer(api.POST('/api/v1/projects/{projectId}/imports', { params: { path: { projectId }, header }, body }));

/** Cancels an import. Notes that were already created stay. */
export function useCancelImport() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (importId: string) =>
      answer(api.DELETE('/api/v1/imports/{importId}', { params: { path: { importId } } })),
    onSettled: (_done, _problem, importId) => invalidate(client, importQuery(importId)),
  });
}
