import { FEATURES_HERE, FEATURE_NAMES, type Feature, PLANS, planFromStart } from '@evident/domain/plans';
import request from 'supertest';
import { type TestApp, openApp } from '../support/app.ts';
import type { Person } from '../support/known-people.ts';
import { addressOf } from './matrix/address.ts';
import { bodies } from './matrix/bodies.ts';
import { type Operation, operations } from './matrix/operations.ts';
import { oneOfEverything } from './matrix/world.ts';

const featureOf = ({ requires }: Operation): Feature | undefined =>
  requires.caller === 'member' ? requires.feature : undefined;
const gated = operations.filter((operation) => featureOf(operation) && operation.kind !== 'person');
const CURRENT = PLANS.filter(({ isLegacy }) => !isLegacy);

describe('each gated operation on each current plan', () => {
  let test: TestApp;
  let ada: Person;
  let ben: Person;
  let world: Record<string, string>;

  beforeAll(async () => {
    test = await openApp();
    const team = await test.people.team();
    ada = await test.people.member(team, 'MANAGER', { workspaceAdmin: true });
    ben = await test.people.member(team);
    world = await oneOfEverything(test, ada, await test.people.project(ada, 1), false);
  }, 60_000);
  afterAll(() => test.close());

  /** Bodies that need the feature where others of the operation do not. */
  const needing = (): Record<string, Record<string, unknown>> => ({
    ...bodies(world),
    changeRole: { role: 'MANAGER' },
    inviteMembers: { emails: ['grace@example.org'], role: 'MANAGER' },
    createProject: { title: 'Private', private: true },
    createRedaction: { fileId: world['fileId'], startMs: 0, endMs: 1 },
    createFolder: { title: 'Private', private: true },
    createProjectFromTemplate: { templateId: '00000000-0000-4000-8000-000000000201', title: 'Private', private: true },
    updateRedaction: { audio: 'MUTE' },
    updateShareLink: { on: true },
    updateWorkspace: { joinRole: 'MANAGER' },
    changeWorkspaceAi: { regions: ['eu'] },
    setAnalyticsSettings: { enabled: true, names: false },
    setRetention: { rule: { interval: { days: 90 }, since: 'CREATED' }, enforced: false },
    setProjectRetention: { inherits: false, rule: { interval: { days: 90 }, since: 'CREATED' } },
    changeSsoRules: { required: true, breakGlass: [] },
    setProjectAccess: { kind: 'user', id: ben.userId, level: 'WRITE' },
    setFolderAccess: { kind: 'user', id: ben.userId, level: 'WRITE' },
  });

  const ask = ({ id, method, path, requestBody }: Operation) => {
    const example = requestBody?.content['application/json']?.examples?.example.value;
    const sent = request(test.app.getHttpServer())[method](addressOf({ id, path }, { ...world, memberId: ben.userId }));
    return sent.set({ Authorization: `Bearer ${ada.token}` }).send(needing()[id] ?? example ?? {});
  };

  describe.each(CURRENT.map((plan) => [plan.reference, plan] as const))('on %s', (reference, plan) => {
    beforeAll(() =>
      test.database.query(
        `INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2) ON CONFLICT (team_id) DO UPDATE SET plan = excluded.plan`,
        [ada.teamId, JSON.stringify(planFromStart(reference))],
      ),
    );

    it.each(gated.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
      const feature = featureOf(operation)!;
      const { status, body } = await ask(operation);
      const met = status === 402 && 'feature' in body.errors[0].gate;
      expect([operation.id, met]).toEqual([operation.id, !plan.features.includes(feature)]);
      if (met) expect(body.errors[0]).toMatchObject({ code: 'PlanRequired', gate: { feature } });
    });
  });

  it('meets each feature whose capability exists in at least one operation', () => {
    const met = new Set(operations.map(featureOf));
    expect(FEATURE_NAMES.filter((feature) => !met.has(feature))).toEqual(
      FEATURE_NAMES.filter((feature) => !FEATURES_HERE.includes(feature)),
    );
  });
});
