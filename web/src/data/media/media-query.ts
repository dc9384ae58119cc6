import type { MediaView } from '@evident/domain/media';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The processing of a recording, and the addresses of what it made. */
export const mediaQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['media', fileId],
    queryFn: (): Promise<MediaView> =>
      answer(api.GET('/api/v1/files/{fileId}/media', { params: { path: { fileId } } })),
    meta: touchedBy<MediaView>({
      ...on(ACCESS_CHANGES, true),
      // While it waits, the others of its workspace change how many come first.
      'media:changed': (change, { waiting }) => change.fileId === fileId || waiting !== null,
      'redaction:changed': { fileId },
    }),
  });
