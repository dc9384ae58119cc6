import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import { renderUnderWay } from '../../test/builders/work-under-way.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { WhenNotable } from './when-notable.ts';

const NOW = new Date('2026-01-02T03:04:05Z');

describe('notifications of exports', () => {
  let stores: OpenStores;
  let ada: Person;
  let projectId: string;
  beforeAll(async () => {
    stores = await openStores();
  });
  afterAll(() => stores.close());
  beforeEach(async () => {
    ada = await stores.people.member(await stores.people.team());
    projectId = await stores.people.project(ada, 2);
  });

  const ended = async (type: 'AUDIO_VIDEO_EXPORT' | 'AUDIO_VIDEO_CLIP', state: 'DONE' | 'FAILED') => {
    const [renderId, fileId] = [uuidV7.newId(), uuidV7.newId()];
    const { teamId, userId: createdBy } = ada;
    const render = renderUnderWay({ id: renderId, fileId, teamId, projectId, createdBy, createdAt: NOW });
    await stores.work.perform(teamId, ({ renders }) => renders.save({ ...render, type, state }));
    const reaction = new WhenNotable(stores.work, { enqueue: async () => 'job' }, uuidV7, systemClock);
    const event = {
      id: uuidV7.newId(),
      teamId,
      name: 'render:changed',
      payload: { renderId, projectId, state, priority: 'ACCELERATED', by: createdBy },
    } as const;
    for (let delivery = 0; delivery < 2; delivery++) await reaction.react(event as never);
    return stores.database.query(`SELECT kind, what, object_id FROM notification WHERE member_id = $1`, [createdBy]);
  };

  it.each([
    ['DONE', 'done'],
    ['FAILED', 'failed'],
  ] as const)('are written once to the member who requested it: %s', async (state, what) => {
    expect(await ended('AUDIO_VIDEO_EXPORT', state)).toMatchObject([{ kind: 'EXPORT', what, object_id: projectId }]);
  });

  it('are not written for clips', async () => {
    expect(await ended('AUDIO_VIDEO_CLIP', 'DONE')).toEqual([]);
  });
});
