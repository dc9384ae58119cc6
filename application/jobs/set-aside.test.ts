import { systemClock } from '../../adapters/system/system-clock.ts';
import { uuidV7 } from '../../adapters/system/uuid-v7.ts';
import type { Person } from '../../test/support/known-people.ts';
import { type OpenStores, openStores } from '../../test/support/open-stores.ts';
import { refuseUnmet } from '../kernel/refuse-unmet.ts';
import type { JobQueue, LostJob } from './jobs.ts';
import { ListSetAsideJobs, ListSetAsideJobsHandler } from './list-set-aside-jobs.ts';
import { RetrySetAsideJob, RetrySetAsideJobHandler } from './retry-set-aside-job.ts';
import { settingAside } from './set-aside.ts';
import { Workers } from './workers.ts';

const IMPORTS: JobQueue<object> = { name: 'imports', retries: 20, timeoutSeconds: 900 };

describe('A job that was set aside', () => {
  let stores: OpenStores;
  let ada: Person;
  let eve: Person;
  beforeAll(async () => {
    stores = await openStores();
    [ada, eve] = [await admin(), await admin()];
  });
  afterAll(() => stores.close());

  const admin = async () => stores.people.member(await stores.people.team(), 'MANAGER', { workspaceAdmin: true });
  const enqueued: unknown[] = [];
  const workers = new Workers();
  /** Payloads of work that waits again, with the jobs that were enqueued before. */
  const again: unknown[] = [];
  workers.add(IMPORTS, {
    run: async () => {},
    startAgain: async (payload) => void again.push([payload, enqueued.length]),
  });
  const retry = (actor: Person, jobId: string) =>
    new RetrySetAsideJobHandler(
      stores.work,
      { enqueue: async (...all: unknown[]) => (enqueued.push(all), 'id') },
      workers,
    ).execute(new RetrySetAsideJob(actor, jobId));
  const listed = (actor: Person) => new ListSetAsideJobsHandler(stores.work).execute(new ListSetAsideJobs(actor));
  const setAside = (payload: object, id = uuidV7.newId(), how: Partial<LostJob<object>> = {}) =>
    settingAside(stores.work, systemClock)(IMPORTS, {
      id,
      payload,
      group: 'g',
      key: null,
      priority: null,
      loss: 'MEMORY',
      ...how,
    }).then(() => id);

  it('is listed in its workspace only, and starts again with its payload, retries and group', async () => {
    const payload = { teamId: ada.teamId, runId: 'r' };
    const id = await setAside(payload);
    await setAside(payload, id);
    expect(await listed(ada)).toEqual([{ id, kind: 'imports', setAsideAt: expect.any(String), reason: 'MEMORY' }]);
    expect(await listed(eve)).toEqual([]);
    await expect(retry(eve, id)).rejects.toMatchObject({ code: 'NotFound' });
    await retry(ada, id);
    expect(enqueued).toEqual([[IMPORTS, payload, { key: `${id} again`, group: 'g', priority: undefined }]]);
    expect(again).toEqual([[payload, 0]]);
    expect(await listed(ada)).toEqual([]);
    await expect(retry(ada, id)).rejects.toMatchObject({ code: 'NotFound' });
  });

  it('keeps its key and its priority when it starts again', async () => {
    const id = await setAside({ teamId: ada.teamId }, undefined, { key: 'one at a time', priority: 'DEDICATED' });
    enqueued.length = 0;
    await retry(ada, id);
    expect(enqueued).toEqual([
      [IMPORTS, { teamId: ada.teamId }, { key: 'one at a time', group: 'g', priority: 'DEDICATED' }],
    ]);
  });

  it('by a reaction belongs to the workspace of its event; one of the installation is not stored', async () => {
    const id = await setAside({ event: { teamId: eve.teamId, name: 'note:changed' } });
    await setAside({ mail: {} });
    expect((await listed(eve)).map((job) => job.id)).toEqual([id]);
  });

  it('is for administrators', () => {
    const member: Person = { ...ada, workspaceAdmin: false };
    for (const message of [new ListSetAsideJobs(member), new RetrySetAsideJob(member, ada.teamId)])
      expect(() => refuseUnmet(message, new Date())).toThrow();
  });
});
