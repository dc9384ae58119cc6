import type { SearchDocument } from '@evident/application/search/search-index';
import type { Clause } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import { SEARCHED_TYPES, type SearchedType, searchOrder } from '@evident/domain/search';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../support/known-people.ts';
import { UNFILTERED } from '../support/search-question.ts';
import type { SearchWorld } from './search-index.contract.ts';

interface ChannelsWorld extends SearchWorld {
  sql(text: string, ...values: unknown[]): Promise<unknown>;
}

/** Whichever engine finds: what is in channels is found by those who see the channel. */
export function channelsInSearchContract(name: string, open: () => Promise<ChannelsWorld>): void {
  describe(`${name}: channels`, () => {
    let world: ChannelsWorld;
    let actor: Person;
    const at = (day: number) => new Date(Date.UTC(2026, 4, day));

    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
    beforeEach(async () => {
      actor = (await world.member(await world.team())) as Person;
    });

    async function channel(folderId: Uuid | null = null): Promise<Uuid> {
      const id = uuidV7.newId();
      await world.sql(
        `INSERT INTO channel (id, team_id, folder_id, title, description, created_by, created_at, updated_at) VALUES ($1, $2, $3, 'Reviews', '', $4, $5, $5)`,
        id,
        actor.teamId,
        folderId,
        actor.userId,
        at(1),
      );
      return id;
    }
    async function folder(): Promise<Uuid> {
      const id = uuidV7.newId();
      await world.sql(
        `INSERT INTO folder (id, team_id, path, title, rank, created_by, created_at, updated_at) VALUES ($1, $2, ARRAY[$1::uuid], 'F', 0, $3, now(), now())`,
        id,
        actor.teamId,
        actor.userId,
      );
      return id;
    }
    async function dataPoint(channelId: Uuid, text: string, day: number): Promise<SearchDocument> {
      const id = uuidV7.newId();
      await world.sql(
        `INSERT INTO data_point (id, team_id, channel_id, source, external_id, said_at, title, text, tags, fields, entries, digest, created_at)
         VALUES ($1, $2, $3, 'API', $1::uuid::text, $4, '', $5, '{}', '{}', '[]', '', now())`,
        id,
        actor.teamId,
        channelId,
        at(day),
        text,
      );
      const facts = { parentId: channelId, scopeId: channelId, title: '', keywords: [], language: null };
      return { ...facts, type: 'CHANNEL_DATAPOINT', id, text, createdAt: at(day) };
    }
    const put = (...documents: SearchDocument[]) => world.change(actor.teamId, (index) => index.put(documents));
    const find = (query: string, more: object = {}, who = actor) =>
      world.reader.find(who, {
        ...UNFILTERED,
        words: (languages) => world.analysis.analyseQuery(query, languages),
        types: SEARCHED_TYPES,
        limit: 50,
        offset: 0,
        ...more,
      });
    const idsOf = async (query: string, more: object = {}, who = actor) =>
      (await find(query, more, who)).groups.flatMap(({ hits }) => hits.map(({ id }) => id));

    it('are found by every member at the top level, and in a folder by those who see it', async () => {
      const [shared, secret] = [await channel(), await channel(await folder())];
      const [seen, hidden] = [await dataPoint(shared, 'A zeppelin', 1), await dataPoint(secret, 'A zeppelin', 2)];
      await put(seen);
      const before = await find('zeppelin');
      await put(hidden);
      expect(await find('zeppelin')).toEqual(before);
      expect(before.groups[0]!.hits).toMatchObject([
        { id: seen.id, scopeId: shared, parentId: shared, parentTitle: 'Reviews' },
      ]);
      const stranger = (await world.member(await world.team())) as Person;
      expect(await idsOf('zeppelin', {}, stranger)).toEqual([]);
    });

    it('are filtered by channel and date, and ordered by when they were written', async () => {
      const [one, other] = [await channel(), await channel()];
      const points = [await dataPoint(one, 'A zeppelin', 3), await dataPoint(one, 'Zeppelins', 5)];
      await put(...points, await dataPoint(other, 'Two zeppelins', 4));
      const filtered = (clause: Clause, more: object = {}) =>
        idsOf('zeppelin', { clauses: new Map<SearchedType, Clause>([['CHANNEL_DATAPOINT', clause]]), ...more });
      const inOne: Clause = { kind: 'overlaps', at: { attribute: 'channel' }, values: [one] };
      const [first, second] = points.map(({ id }) => id);
      expect(await filtered(inOne, { order: searchOrder('CREATED') })).toEqual([second, first]);
      expect(await filtered(inOne, { order: searchOrder('CREATED', 'ASC'), limit: 1 })).toEqual([first]);
      const late: Clause = {
        kind: 'greaterThan',
        at: { attribute: 'createdAt' },
        value: { instant: at(4).toISOString(), clock: at(4).toISOString() },
      };
      expect(await filtered({ kind: 'and', clauses: [inOne, late] })).toEqual([second]);
    });
  });
}
