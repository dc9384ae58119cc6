import type { RichNode, Speakers } from '@evident/domain/content';
import type { TextVersionView, VersionComparison } from '@evident/domain/history';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** A note or insight with a history of its text. */
export interface Versioned {
  readonly kind: 'note' | 'insight';
  readonly id: string;
}

/** The versions of a text, newest first. */
export const textVersionsQuery = ({ kind, id }: Versioned) =>
  queryOptions({
    queryKey: ['text-versions', id],
    queryFn: async (): Promise<TextVersionView[]> =>
      (kind === 'note'
        ? await answer(api.GET('/api/v1/notes/{noteId}/versions', { params: { path: { noteId: id } } }))
        : await answer(api.GET('/api/v1/insights/{insightId}/versions', { params: { path: { insightId: id } } }))
      ).items,
    meta: touchedBy<TextVersionView[]>({
      ...on(ACCESS_CHANGES, true),
      'text-version:named': { documentId: id },
      ...(kind === 'note' ? on(['note:changed'], { noteId: id }) : on(['insight:changed'], { insightId: id })),
    }),
  });

/** The changes of a version. The current one still grows: its `endedAt` is part of the key. */
export const comparisonQuery = (version: Pick<TextVersionView, 'id' | 'endedAt'>, since?: string) =>
  queryOptions({
    queryKey: ['text-version-comparison', version.id, version.endedAt, since ?? null],
    queryFn: (): Promise<VersionComparison> =>
      answer(
        api.GET('/api/v1/text-versions/{textVersionId}/comparison', {
          params: { path: { textVersionId: version.id }, query: { since } },
        }),
      ),
    meta: touchedBy<VersionComparison>(on(ACCESS_CHANGES, true)),
  });

export interface VersionText {
  readonly content: RichNode;
  readonly speakers: Speakers;
}

/** The whole text of a version. */
export const versionTextQuery = (version: Pick<TextVersionView, 'id' | 'endedAt'>) =>
  queryOptions({
    queryKey: ['text-version', version.id, version.endedAt],
    queryFn: async (): Promise<VersionText> => {
      const { content, speakers } = await answer(
        api.GET('/api/v1/text-versions/{textVersionId}', { params: { path: { textVersionId: version.id } } }),
      );
      return { content: content as unknown as RichNode, speakers: speakers as unknown as Speakers };
    },
    meta: touchedBy<VersionText>(on(ACCESS_CHANGES, true)),
  });
