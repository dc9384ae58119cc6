import type { Uuid } from '@evident/domain/kernel';
import { PostgresNamesInSight } from '../../adapters/postgres/search/postgres-names-in-sight.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../support/known-people.ts';
import { type OpenSearch, openSearch } from '../support/open-search.ts';

describe('names of typed filters', () => {
  let search: OpenSearch;
  let ada: Person;
  let stranger: Person;
  let projectId: Uuid;
  let names: PostgresNamesInSight;

  beforeAll(async () => {
    search = await openSearch();
    names = new PostgresNamesInSight(search.reads);
    const team = await search.people.team();
    ada = await search.people.member(team);
    stranger = await search.people.member(team);
    projectId = await search.people.project(ada);
    await search.database.query(`UPDATE project SET title = 'Café  “Nord”' WHERE id = $1`, [projectId]);
    await search.database.query(
      `INSERT INTO person (id, team_id, name, name_key, details, created_by, created_at, updated_at) VALUES ($1, $2, 'Grace HOPPER', 'grace hopper', '{}', $3, now(), now())`,
      [uuidV7.newId(), ada.teamId, ada.userId],
    );
  });
  afterAll(() => search.close());

  it('are compared without case, accents, quotes and blanks', async () => {
    const found = await names.named(ada, [
      { held: 'PROJECT', name: 'cafe "nord"' },
      { held: 'PERSON', name: 'grace hopper' },
      { held: 'PROJECT', name: 'Nord' },
    ]);
    expect(found.map(({ held, name }) => [held, name])).toEqual([
      ['PROJECT', 'Café  “Nord”'],
      ['PERSON', 'Grace HOPPER'],
    ]);
  });

  it('of objects that the member does not see are unknown', async () =>
    expect(await names.named(stranger, [{ held: 'PROJECT', name: 'cafe nord' }])).toEqual([]));

  it('include members, tags, folders and fields', async () => {
    const asked = (['MEMBER', 'TAG', 'PROJECT_CATEGORY'] as const).map((held) => ({ held, name: 'nobody at all' }));
    expect(await names.named(ada, asked)).toEqual([]);
    expect(await names.fields(ada)).toEqual([]);
  });
});
