import type { NewShareLink, ShareLinkChange, ShareLinkView } from '@evident/domain/sharing';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { shareLinksQuery } from './queries.ts';

/** Creates a public link and puts it first in the list. */
export function useCreateShareLink() {
  const client = useQueryClient();
  return useCreate({
    create: (wanted: NewShareLink, header): Promise<ShareLinkView> =>
      answer(api.POST('/api/v1/share-links', { params: { header }, body: wanted })),
    onSuccess: async (link) => {
      const list = shareLinksQuery(link.objectType, link.objectId);
      // Cancels list requests sent before the creation, whose responses lack the new link.
      await client.cancelQueries(list);
      client.setQueryData(list.queryKey, (links = []) => [link, ...links.filter(({ id }) => id !== link.id)]);
    },
    onError: (thrown) => showProblem(thrown, 'Creating the link failed'),
  });
}

interface Changing {
  link: ShareLinkView;
  change: ShareLinkChange;
}

/** Updates state, expiry or password: optimistic, rolled back on refusal. */
export function useChangeShareLink() {
  return useOptimistic<Changing, ShareLinkView>({
    change: ({ link, change }) =>
      answer(
        api.PATCH('/api/v1/share-links/{linkId}', {
          params: { path: { linkId: link.id }, header: unlessChanged(link.version) },
          body: change,
        }),
      ),
    refused: 'The link was not changed',
    updates: ({ link: { id, objectType, objectId } }) => [
      updated<ShareLinkView[], Changing>(shareLinksQuery(objectType, objectId), (links, { change }) =>
        links.map((link) => (link.id === id ? changed(link, change) : link)),
      ),
    ],
  });
}

/** The optimistic link. Only the existence of a password is known. */
export const changed = (
  link: ShareLinkView,
  {
    on = link.on,
    expiresAt = link.expiresAt,
    password,
    searchEngines = link.searchEngines,
    charts = link.charts,
  }: ShareLinkChange,
): ShareLinkView => ({
  ...link,
  on,
  expiresAt,
  searchEngines,
  charts,
  version: link.version + 1,
  hasPassword: password === undefined ? link.hasPassword : password !== null,
});
