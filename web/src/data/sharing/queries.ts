import type { DocumentMatches, DocumentPageView } from '@evident/domain/documents';
import type { SharedType, SharedView, ShareLinkView } from '@evident/domain/sharing';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { isWorthRetrying } from '../../kernel/api/retry.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, INSIGHT_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The share links of a project, note or insight, newest first. */
export const shareLinksQuery = (objectType: SharedType, objectId: string) =>
  queryOptions({
    queryKey: ['share-links', objectType, objectId],
    queryFn: async (): Promise<ShareLinkView[]> =>
      (await answer(api.GET('/api/v1/share-links', { params: { query: { objectType, objectId } } }))).items,
    meta: touchedBy<ShareLinkView[]>({
      ...on(ACCESS_CHANGES, true),
      'share-link:changed': { objectId },
      ...on(['note:changed', 'note:removed'], { noteId: objectId }),
      ...on(INSIGHT_CHANGES, { insightId: objectId }),
    }),
  });

/** The token of a share link, and the password if the visitor entered one. */
export interface Key {
  readonly token: string;
  readonly password: string | null;
}

/** The password is percent-encoded, because headers hold only ASCII. */
export const keyHeader = ({ password }: Key): Record<string, string> =>
  password === null ? {} : { 'x-evident-share-password': encodeURIComponent(password) };

const TOO_MANY = 429;
/** Too many wrong passwords block a link for minutes, so a retry is of no use. */
const isWorthAskingAgain = (failures: number, thrown: unknown): boolean =>
  asProblem(thrown).status !== TOO_MANY && isWorthRetrying(failures, thrown);

/** How often a reel that is being rendered is asked for. */
const RENDERING_MS = 5_000;

/** The content behind a share link, page by page. Refetched whenever the visitor returns to the page, so that a link that was switched off shows nothing. */
export const sharedQuery = (key: Key) =>
  infiniteQueryOptions({
    queryKey: ['shared', key.token, key.password],
    queryFn: ({ pageParam: cursor }): Promise<SharedView> =>
      answer(
        api.GET('/api/v1/public/{shareToken}', {
          params: { path: { shareToken: key.token }, query: { cursor }, header: keyHeader(key) },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    retry: isWorthAskingAgain,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.pages[0]?.reel?.state === 'PREPARING' ? RENDERING_MS : false),
  });

/** The bytes of a picture behind a link with a password. */
export const sharedFileQuery = (key: Key, fileId: string) =>
  queryOptions({
    queryKey: ['shared-file', key.token, key.password, fileId],
    queryFn: () =>
      answer(
        api.GET('/api/v1/public/{shareToken}/files/{fileId}', {
          params: { path: { shareToken: key.token, fileId }, header: keyHeader(key) },
          parseAs: 'blob',
        }),
      ) as Promise<unknown> as Promise<Blob>,
    retry: isWorthAskingAgain,
    staleTime: Infinity,
  });

/** The bytes of a picture of an area behind a link with a password. */
export const sharedAreaQuery = (key: Key, address: string) =>
  queryOptions({
    queryKey: ['shared-area', key.password, address],
    queryFn: async (): Promise<Blob> => {
      const response = await fetch(address, { headers: keyHeader(key) });
      if (!response.ok) throw new Error('The picture could not be loaded');
      return response.blob();
    },
    retry: false,
    staleTime: Infinity,
  });

/** The text of a page of a shared document. */
export const sharedPageQuery = (key: Key, fileId: string, page: number) =>
  queryOptions({
    queryKey: ['shared-page', key.token, key.password ?? '', fileId, page],
    queryFn: (): Promise<DocumentPageView> =>
      answer(
        api.GET('/api/v1/public/{shareToken}/documents/{fileId}/pages/{page}', {
          params: { path: { shareToken: key.token, fileId, page }, header: keyHeader(key) },
        }),
      ),
    retry: false,
  });

/** The pages of a shared document with some words. */
export const sharedMatchesQuery = (key: Key, fileId: string, query: string) =>
  queryOptions({
    queryKey: ['shared-matches', key.token, key.password ?? '', fileId, query],
    queryFn: (): Promise<DocumentMatches> =>
      answer(
        api.GET('/api/v1/public/{shareToken}/documents/{fileId}/matches', {
          params: { path: { shareToken: key.token, fileId }, query: { query }, header: keyHeader(key) },
        }),
      ),
  });

/** The bytes of a clip behind a link with a password. */
export const sharedClipQuery = (key: Key, clipId: string) =>
  queryOptions({
    queryKey: ['shared-clip', key.token, key.password, clipId],
    queryFn: () =>
      answer(
        api.GET('/api/v1/public/{shareToken}/clips/{clipId}', {
          params: { path: { shareToken: key.token, clipId }, header: keyHeader(key) },
          parseAs: 'blob',
        }),
      ) as Promise<unknown> as Promise<Blob>,
    retry: isWorthAskingAgain,
    staleTime: Infinity,
  });
