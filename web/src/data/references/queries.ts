import { type Referenced, type ReferenceKindName, referenceKey } from '@evident/domain/content';
import { KINDS } from '@evident/domain/kinds';
import { CARD_BATCH_MS, CARDS_MAX, type ReferenceCard } from '@evident/domain/references';
import type { SearchedType } from '@evident/domain/search';
import { queryOptions } from '@tanstack/react-query';
import { batched } from '../../kernel/api/batched.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';
import { search } from '../search/queries.ts';

const load = batched<string, ReferenceCard>({
  load: async (keys) => {
    const { items } = await answer(
      api.GET('/api/v1/reference-cards', { params: { query: { objects: keys.join(',') } } }),
    );
    return new Map(items.map((card) => [referenceKey(card), card]));
  },
  afterMs: CARD_BATCH_MS,
  most: CARDS_MAX,
});

const KEPT_MS = 300_000;

/** The events that change the title or the facts of an object. */
const changesOf = ({ kind, id }: Referenced) => {
  switch (kind) {
    case 'note':
      return on(['note:changed', 'note:removed', 'highlight:changed', 'highlight:removed', 'redaction:changed'], {
        noteId: id,
      });
    case 'insight':
      return on(['insight:changed', 'insight:removed', 'insight:published', 'insight:unpublished'], { insightId: id });
    case 'person':
      return {
        ...on(['person:changed', 'person:removed'], { personId: id }),
        ...on(['people:changed', 'people:linked'], true),
      };
    case 'tag':
      return {
        ...on(['tag:changed', 'tag:removed'], { tagId: id }),
        ...on(['tags:arranged', 'highlights:changed'], true),
      };
    case 'project':
      return on(['project:changed', 'note:created', 'note:removed', 'insight:removed'], { projectId: id });
    case 'folder':
      return { ...on(['folder:changed'], true), ...on(['project:changed', 'project:created'], true) };
    case 'file':
      return on(['file:uploaded', 'file:removed'], { fileId: id });
    case 'member':
      return on(['member:changed', 'member:removed', 'member:left'], { memberId: id });
  }
};

/** The card of an object; null if it is gone or out of sight. Those of one text are asked for together. */
export const cardQuery = ({ kind, id }: Referenced) =>
  queryOptions({
    queryKey: ['reference-card', kind, id],
    queryFn: (): Promise<ReferenceCard | null> => load(referenceKey({ kind, id })),
    staleTime: KEPT_MS,
    meta: touchedBy<ReferenceCard | null>({ ...on(ACCESS_CHANGES, true), ...changesOf({ kind, id }) }),
  });

const FOUND = 12;

const textOf = (fragments: readonly { readonly text: string }[]): string => fragments.map(({ text }) => text).join('');
const typeOf = (kind: Exclude<ReferenceKindName, 'file'>): SearchedType => KINDS[kind].type;

/** Objects of a kind for a card, by words of their title. */
export const objectsQuery = (kind: Exclude<ReferenceKindName, 'file'>, words: string) =>
  queryOptions({
    queryKey: ['objects-for-cards', kind, words],
    queryFn: async ({ signal }) => {
      const { groups } = await search({ query: words, types: [typeOf(kind)], titleOnly: true, limit: FOUND, signal });
      return groups
        .flatMap(({ items }) => items)
        .map(({ id, preview, medium = null }) => ({
          id,
          title: textOf(preview.title),
          preview: textOf(preview.content),
          medium,
        }));
    },
    meta: touchedBy(on(ACCESS_CHANGES, true)),
  });
