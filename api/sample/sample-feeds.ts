import { CreateFeed } from '@evident/application/feeds/feeds';
import { FollowItem } from '@evident/application/feeds/follows';
import { EMPTY_FORM } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import { saveDashboards } from './sample-dashboards.ts';
import { saveGlossary } from './sample-glossary.ts';
import type { SampleStory } from './sample-story.ts';

/** Finds a row by SQL, or makes it. */
type Once = (actor: Actor, sql: string, given: readonly unknown[], make: () => Promise<Uuid>) => Promise<Uuid>;

/** Saves the feeds, dashboards and terms of the sample for the whole workspace, and follows the projects that the story names. */
export async function saveFeeds(
  bus: Bus,
  actor: Actor,
  { feeds, followed, ...others }: Pick<SampleStory, 'feeds' | 'followed' | 'dashboards' | 'glossary'>,
  once: Once,
): Promise<void> {
  for (const { title, resultType } of feeds) {
    const params = {
      query: '',
      resultType,
      projectIds: null,
      sort: { field: 'CREATED', direction: 'DESC' },
      filter: EMPTY_FORM,
      selectedFilterId: null,
    } as const;
    await once(actor, 'SELECT id FROM feed WHERE title = $1', [title], async () => {
      const { id } = await bus.ask(new CreateFeed({ actor, feed: { title, shared: true, params } }));
      return id;
    });
  }
  for (const title of followed) {
    const id = await once(actor, 'SELECT id FROM project WHERE title = $1', [title], () =>
      Promise.reject(new Error(`The sample has no project “${title}”`)),
    );
    await bus.ask(new FollowItem({ actor, followed: { type: 'PROJECT', id } }));
  }
  await saveDashboards(bus, actor, others.dashboards, once);
  await saveGlossary(bus, actor, others, once);
}
