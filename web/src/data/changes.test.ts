import { EVENTS } from '@evident/domain/events';
import type { HighlightView } from '@evident/domain/highlights';
import { QueryObserver, type FetchQueryOptions } from '@tanstack/react-query';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SINGLE_KINDS, type Change, type ChangeKind } from '../kernel/queries/changes.ts';
import { invalidateTouchedBy } from '../kernel/queries/invalidate.ts';
import { createQueryClient } from '../kernel/queries/query-client.ts';
import { isTouched } from '../kernel/queries/touched-by.ts';
import {
  channelQuery,
  channelsQuery,
  dataPointsQuery,
  themeQuery,
  themesQuery,
  trendQuery,
} from './channels/queries.ts';
import { evidenceQuery } from './insights/queries.ts';
import { highlightListQuery, noteHighlightsQuery, tagHighlightsQuery } from './highlights/queries.ts';
import { noteListQuery, noteQuery } from './notes/queries.ts';
import { projectCountsQuery, projectListQuery, projectQuery } from './projects/queries.ts';
import { tagBoardsQuery, tagQuery } from './tags/queries.ts';
import { whoQuery } from './identity/queries.ts';

const highlight = (projectId: string, noteId: string, ...tagIds: string[]): HighlightView =>
  ({ id: `${noteId}-${tagIds.join()}`, projectId, noteId, tags: tagIds.map((id) => ({ id })) }) as HighlightView;
const boards = (...tagIds: string[]) => [{ groups: [{ tags: tagIds.map((id) => ({ id })) }] }];
const pages = <Item>(...items: Item[]) => ({ pages: [{ items, next: null }], pageParams: [undefined] });

/** Opens queries with cached answers and counts the requests that a change makes. */
async function requestsAfter(
  open: Readonly<Record<string, readonly [query: object, cached: unknown]>>,
  ...changes: Change[]
): Promise<string[]> {
  const client = createQueryClient();
  const asked: string[] = [];
  const leave = Object.entries(open).map(([name, [query, cached]]) => {
    const options = query as FetchQueryOptions;
    if (cached !== undefined) client.setQueryData(options.queryKey, cached);
    return new QueryObserver(client, {
      ...options,
      staleTime: Infinity,
      refetchOnMount: false,
      queryFn: async () => {
        asked.push(name);
        return cached ?? null;
      },
    }).subscribe(() => undefined);
  });
  asked.length = 0;
  await invalidateTouchedBy(client, ...changes);
  for (const end of leave) end();
  client.clear();
  return asked.sort();
}

const open = {
  'boards of P': [tagBoardsQuery('P'), boards('X', 'Y')],
  'boards of Q': [tagBoardsQuery('Q'), boards('Z')],
  'note with X': [noteHighlightsQuery('n1'), [highlight('P', 'n1', 'X')]],
  'note with Y': [noteHighlightsQuery('n2'), [highlight('P', 'n2', 'Y')]],
  'note of Q': [noteHighlightsQuery('n3'), [highlight('Q', 'n3', 'Z')]],
  'list with X': [highlightListQuery('P', { search: 'trust' }), pages(highlight('P', 'n1', 'X', 'Y'))],
  'list without X': [highlightListQuery('P', { search: 'speed' }), pages(highlight('P', 'n2', 'Y'))],
  'highlights of X': [tagHighlightsQuery('X'), pages(highlight('P', 'n1', 'X'))],
  'highlights of Y': [tagHighlightsQuery('Y'), pages(highlight('P', 'n2', 'Y'))],
  'tag X': [tagQuery('X'), { id: 'X', projectId: 'P' }],
  'tag Y': [tagQuery('Y'), { id: 'Y', projectId: 'P' }],
  'evidence with X': [evidenceQuery('i1'), { items: [{ highlightId: 'h', highlight: highlight('P', 'n1', 'X') }] }],
  'evidence without X': [evidenceQuery('i2'), { items: [{ highlightId: 'h', highlight: highlight('P', 'n2', 'Y') }] }],
  'counts of P': [projectCountsQuery('P'), {}],
  'project P': [projectQuery('P'), {}],
  'project Q': [projectQuery('Q'), {}],
  projects: [projectListQuery(), []],
  'notes of P': [noteListQuery('P', {} as never), pages()],
  me: [whoQuery(), {}],
} as const;

describe('the event of a tag', () => {
  const holdX = [
    'boards of P',
    'counts of P',
    'evidence with X',
    'highlights of X',
    'list with X',
    'note with X',
    'project P',
    'tag X',
  ];

  it('refetches the open lists that hold the tag, each once, and no other', async () => {
    expect(await requestsAfter(open, { kind: 'tag:changed', tagId: 'X', projectId: 'P' })).toEqual(holdX);
  });

  it('refetches each list once for several events', async () => {
    const renamed: Change = { kind: 'tag:changed', tagId: 'X', projectId: 'P' };
    expect(await requestsAfter(open, renamed, renamed)).toEqual(holdX);
  });

  it('refetches any highlights of its project when it was created or restored, because they may hold it now', async () => {
    expect(await requestsAfter(open, { kind: 'tag:changed', tagId: 'restored', projectId: 'Q' })).toEqual([
      'boards of Q',
      'note of Q',
      'project Q',
    ]);
  });

  it('refetches what could not be answered before', () => {
    const { meta } = noteHighlightsQuery('n3');
    const renamed: Change = { kind: 'tag:changed', tagId: 'X', projectId: 'P' };
    expect(isTouched({ meta, state: { data: undefined } as never }, renamed, createQueryClient())).toBe(true);
  });
});

describe('an event', () => {
  it('of a note refetches that note and the lists of its project', async () => {
    const others = {
      ...open,
      'note n1': [noteQuery('n1'), { id: 'n1', projectId: 'P' }],
      'note n2': [noteQuery('n2'), { id: 'n2', projectId: 'P' }],
      'notes of Q': [noteListQuery('Q', {} as never), pages()],
    } as const;
    expect(await requestsAfter(others, { kind: 'note:changed', noteId: 'n1', projectId: 'P' })).toEqual([
      'counts of P',
      'evidence with X',
      'list with X',
      'list without X',
      'note n1',
      'note with X',
      'notes of P',
      'project P',
    ]);
  });

  it('of many notes or tags refetches what any of them might touch, in their project', async () => {
    const others = {
      ...open,
      'note n1': [noteQuery('n1'), { id: 'n1', projectId: 'P' }],
      'notes of Q': [noteListQuery('Q', {} as never), pages()],
    } as const;
    const touched = await requestsAfter(others, { kind: 'notes:removed', projectId: 'P' });
    expect(touched).toEqual(
      expect.arrayContaining(['note n1', 'notes of P', 'note with X', 'project P', 'list with X']),
    );
    expect(touched).not.toEqual(expect.arrayContaining(['notes of Q']));
    expect(await requestsAfter(open, { kind: 'tags:changed', projectId: 'P' })).toEqual(
      expect.arrayContaining(['boards of P', 'tag X', 'highlights of X', 'list with X']),
    );
  });

  it('of a channel refetches that channel, its themes and its data points, and the lists that hold it', async () => {
    const channels = {
      'channel C': [channelQuery('C'), { id: 'C' }],
      'channel D': [channelQuery('D'), { id: 'D' }],
      'list with C': [channelsQuery(), [{ id: 'C' }]],
      'list with D': [channelsQuery('F'), [{ id: 'D' }]],
      'points of C': [dataPointsQuery('C', {}), pages()],
      'theme of C': [themeQuery('C', 'T'), { id: 'T' }],
      'themes of C': [themesQuery('C'), []],
      'trend of D': [trendQuery('D', {}), { steps: [] }],
    } as const;
    const ofC = ['channel C', 'list with C', 'points of C', 'theme of C', 'themes of C'];
    expect(await requestsAfter(channels, { kind: 'data-points:changed', channelId: 'C' })).toEqual(ofC);
    expect(await requestsAfter(channels, { kind: 'themes:changed', channelId: 'C' })).toEqual(ofC);
    const renamed: Change = { kind: 'theme:changed', themeId: 'T', channelId: 'C' };
    expect(await requestsAfter(channels, renamed)).toEqual(['channel C', 'list with C', 'theme of C', 'themes of C']);
  });

  it('of access refetches everything that depends on it', async () => {
    expect(await requestsAfter(open, { kind: 'access:changed' })).toEqual(Object.keys(open).sort());
  });

  it('of a kind is handled by a query, or is on the list of ignored events', async () => {
    const handled = new Set<string>();
    for (const [name, make] of await declared()) {
      const query = make('a', 'b', 'c') as { queryKey?: unknown; meta?: { touchedBy?: object } };
      if (!Array.isArray(query?.queryKey)) throw new Error(`${name} makes no query`);
      for (const kind of Object.keys(query.meta?.touchedBy ?? {})) handled.add(kind);
    }
    for (const [list, single] of Object.entries(SINGLE_KINDS)) if (handled.has(single)) handled.add(list);
    const ignored: ChangeKind[] = [
      'workspace:created',
      'readme:changed',
      'dataset:created',
      'user:activity',
      'users:activity',
      'text:mentioned',
      'document:requested',
      'ai-doc:requested',
      'alert:opened',
      'billing:noticed',
      'channel-import:started',
      'channel-import:finished',
      'channel-source:stopped',
      'integration:received',
      'payment:received',
      'plan:feature-requested',
      'retention:rule-changed',
      'retention:run-started',
    ];
    expect([...handled, ...ignored].sort()).toEqual(Object.keys(EVENTS).sort());
  });
});

/** The functions under `web/src/data` that make queries. */
async function declared(): Promise<[string, (...ids: unknown[]) => unknown][]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const found = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => Object.entries((await import(join(import.meta.dirname, file))) as object)),
  );
  const queries = found.flat().filter(([name]) => name.endsWith('Query'));
  expect(queries.length).toBeGreaterThan(50);
  return queries;
}
