import { type WorkspacePlan, entitlements, planFromStart } from '@evident/domain/plans';
import type { Row } from './row.ts';
import { medianMs, withStarted } from './started.ts';

const ROUNDS = 10_000;
const REQUESTS = 40;
const BLOCKS = 8;

const at = '2026-11-28T00:00:00.000Z';
const BOUGHT: WorkspacePlan = {
  ...planFromStart('free-2025-07', { plan: 'business-2025-07', startedAt: at, endsAt: '2026-12-12T00:00:00.000Z' }),
  subscription: {
    plan: 'professional-2025-07',
    status: 'ACTIVE',
    interval: 'year',
    seats: 7,
    addOns: ['data-points-2025-07', 'channels', 'hipaa', 'recruit', 'magic'].map((reference) => ({
      reference,
      quantity: 2,
    })),
    startedAt: at,
    currentPeriodEnd: '2027-11-28T00:00:00.000Z',
    pastDueSince: null,
    trialEndsAt: null,
    cancelAt: null,
  },
  featureTrials: [{ feature: 'scim', startedAt: at, requestedAt: null }],
};

function microseconds(): number {
  const now = new Date(at);
  for (let round = 0; round < ROUNDS; round += 1) entitlements(BOUGHT, now);
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) entitlements(BOUGHT, now);
  return ((performance.now() - began) * 1000) / ROUNDS;
}

const medianOf = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1]!;

/** The entitlements of a workspace, in process; and a command that needs a feature, with a plan and without. */
export const measure = async (): Promise<Row[]> => [
  {
    what: 'entitlements of a workspace with five add-ons and two trials',
    against: '',
    measured: microseconds(),
    unit: 'µs',
    atMost: 20,
  },
  await withStarted(async ({ newcomer, database }) => {
    const { id: projectId } = await newcomer.ask<{ id: string }>('POST', '/projects', { title: 'Plans' });
    const share = () =>
      newcomer.ask<{ id: string }>('POST', '/share-links', { objectType: 'project', objectId: projectId });
    const block = () =>
      medianMs(REQUESTS, async () => {
        await share();
        await database.query('DELETE FROM share_link WHERE object_id = $1', [projectId]);
      });
    const times: Record<'gated' | 'open', number[]> = { gated: [], open: [] };
    for (let round = 0; round < BLOCKS; round += 1) {
      await database.query('DELETE FROM workspace_plan WHERE team_id = $1', [newcomer.teamId]);
      times.open.push(await block());
      await database.query('INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2)', [
        newcomer.teamId,
        JSON.stringify(BOUGHT),
      ]);
      times.gated.push(await block());
    }
    return {
      what: 'a command that needs a feature of the plan, median of a request',
      against: 'the same without a plan',
      measured: medianOf(times.gated) / medianOf(times.open),
      unit: '×',
      atMost: 1.02,
      note: `${BLOCKS} blocks of ${REQUESTS} requests each, alternating; ${medianOf(times.open).toFixed(2)} ms without`,
    } satisfies Row;
  }),
];
