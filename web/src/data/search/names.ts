import { channelTitle } from '@evident/domain/channels';
import { personName } from '@evident/domain/people';
import { folderTitle } from '@evident/domain/projects';
import { type AskedName, nameKey } from '@evident/domain/typed-query';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import {
  ACCESS_CHANGES,
  PEOPLE_CHANGES,
  PROJECT_CHANGES,
  TAG_CHANGES,
  type ChangeKind,
} from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';
import { channelsQuery } from '../channels/queries.ts';
import { foldersQuery } from '../projects/queries.ts';
import { projectTitlesQuery, search } from './queries.ts';

type Held = AskedName['held'];
interface Named {
  readonly id: string;
  readonly name: string;
}
interface Asked {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  /** The most objects to return. */
  readonly limit: number;
}
type Find = (typed: string, asked: Asked) => Promise<readonly Named[]>;

/** Several objects may share a name, and other names contain it. */
const EXACT_AMONG = 200;
const SUGGESTED = 8;

const contains = (named: readonly Named[], typed: string): Named[] =>
  named.filter(({ name }) => nameKey(name).includes(nameKey(typed)));

/** The visible objects whose names contain what was typed, by the kind of object. */
const FIND: Partial<Record<Held, Find>> = {
  async TAG(typed, { limit, signal }) {
    if (nameKey(typed) === '') return [];
    const { groups } = await search({ query: typed, types: ['TAG'], titleOnly: true, limit, signal });
    return (groups[0]?.items ?? []).map(({ id, preview }) => ({
      id,
      name: preview.title.map(({ text }) => text).join(''),
    }));
  },
  async PERSON(typed, { limit, signal }) {
    const query = { ...(typed.trim() === '' ? {} : { search: typed.trim() }), limit };
    const { items } = await answer(api.GET('/api/v1/people', { params: { query }, signal }));
    return items.filter(({ name }) => name !== '').map(({ id, name }) => ({ id, name: personName(name) }));
  },
  async MEMBER(typed, { limit, signal }) {
    const query = { ...(typed.trim() === '' ? {} : { search: typed.trim() }), limit };
    const { items } = await answer(api.GET('/api/v1/members', { params: { query }, signal }));
    return items.map(({ id, name, email }) => ({ id, name: name || email }));
  },
  async PROJECT(typed, { client }) {
    const titles = await client.fetchQuery(projectTitlesQuery());
    return contains(
      [...titles].map(([id, name]) => ({ id, name })),
      typed,
    );
  },
  async CHANNEL(typed, { client }) {
    const channels = await client.fetchQuery(channelsQuery());
    return contains(
      channels.map(({ id, title }) => ({ id, name: channelTitle(title) })),
      typed,
    );
  },
  async PROJECT_CATEGORY(typed, { client }) {
    const folders = await client.fetchQuery(foldersQuery());
    return contains(
      folders.map(({ id, title }) => ({ id, name: folderTitle(title) })),
      typed,
    );
  },
};

const NAMES: readonly ChangeKind[] = [
  ...ACCESS_CHANGES,
  ...PROJECT_CHANGES,
  'folder:changed',
  'channel:changed',
  ...TAG_CHANGES,
  'tags:arranged',
  ...PEOPLE_CHANGES,
  'member:changed',
  'member:joined',
  'member:removed',
];

/** The ids of the visible objects with exactly this name. */
export const nameQuery = (held: AskedName['held'], name: string) =>
  queryOptions({
    queryKey: ['names', 'exact', held, nameKey(name)],
    queryFn: async ({ client, signal }): Promise<readonly string[]> => {
      const found = (await FIND[held]?.(name, { client, signal, limit: EXACT_AMONG })) ?? [];
      return found.filter((one) => nameKey(one.name) === nameKey(name)).map(({ id }) => id);
    },
    meta: touchedBy<readonly string[]>(on(NAMES, true)),
  });

/** The first names of these kinds of objects that contain what was typed, each once. */
export const nameSuggestionsQuery = (held: readonly Held[], typed: string) =>
  queryOptions({
    queryKey: ['names', 'suggested', held, typed],
    queryFn: async ({ client, signal }): Promise<readonly string[]> => {
      const found = await Promise.all(
        held.map(async (one) => (await FIND[one]?.(typed, { client, signal, limit: SUGGESTED })) ?? []),
      );
      return [...new Set(found.flat().map(({ name }) => name))].slice(0, SUGGESTED);
    },
    meta: touchedBy<readonly string[]>(on(NAMES, true)),
  });
