import { highlightsIn } from '../../../test/builders/tagged-highlights.ts';
import { type OpenStores, openStores } from '../../../test/support/open-stores.ts';
import { PostgresProjectReader } from './postgres-project-reader.ts';

describe('the counts of a project', () => {
  let world: OpenStores;
  beforeAll(async () => {
    world = await openStores();
  });
  afterAll(() => world.close());

  it('skip lost highlights and archived notes, and are not there for members without access', async () => {
    const { database, people, reads } = world;
    const teamId = await people.team();
    const [ada, bob] = [await people.member(teamId), await people.member(teamId)];
    const projectId = await people.project(ada);
    const [lost] = await highlightsIn(database, ada, projectId, 3);
    await highlightsIn(database, ada, projectId, 1);
    await database.query('UPDATE highlight SET lost_at = now() WHERE id = $1', [lost]);
    const counts = new PostgresProjectReader(reads);
    expect(await counts.counts(ada, projectId)).toEqual({ notes: 2, highlights: 3, insights: 0, tags: 0 });
    await database.query(
      'UPDATE note SET archived_at = now() WHERE id = (SELECT note_id FROM highlight WHERE id = $1)',
      [lost],
    );
    expect(await counts.counts(ada, projectId)).toMatchObject({ notes: 1 });
    expect(await counts.counts(bob, projectId)).toBeNull();
  });
});
