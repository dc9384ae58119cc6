import { uuidV7 } from '@evident/adapters/system/uuid-v7';
import type { SignedIn } from '@evident/domain/identity';
import { type WorkspacePlan, planFromStart } from '@evident/domain/plans';
import { type BillingApp, openBillingApp } from '../../test/support/billing-app.ts';
import type { Person } from '../../test/support/known-people.ts';
import { StartPlanTrial } from '../plans/start-plan-trial.ts';
import { CreateWorkspace } from '../workspaces/create-workspace.ts';
import { MailTrials } from './mail-trials.ts';

const DAY_MS = 86_400_000;

describe('a workspace that is created for the open beta', () => {
  it('tries a plan from the start, and has the flag; others do neither', async () => {
    const test = await openBillingApp();
    try {
      const account = { id: uuidV7.newId(), email: 'grace@example.org', name: 'Grace' };
      await test.database.query(
        'INSERT INTO account (id, email, name, email_confirmed_at, created_at) VALUES ($1, $2, $3, now(), now())',
        [account.id, account.email, account.name],
      );
      const signedIn: SignedIn = {
        sessionId: uuidV7.newId(),
        accountId: account.id,
        teamId: null,
        email: account.email,
        name: account.name,
        confirmedAt: new Date(),
      };
      const created = async (name: string, promo?: string) => {
        const { id } = await test.ask(new CreateWorkspace(signedIn, { name, ...(promo && { promo }) }));
        return test.database.query(
          `SELECT plan -> 'planTrial' ->> 'plan' AS tries, (SELECT count(*)::int FROM team_feature_flag f WHERE f.team_id = p.team_id) AS flags
           FROM workspace_plan p WHERE team_id = $1`,
          [id],
        );
      };
      expect(await created('Open beta', 'open-beta')).toEqual([{ tries: 'business-2025-07', flags: 1 }]);
      expect(await created('Another', 'spring')).toEqual([{ tries: null, flags: 0 }]);
    } finally {
      await test.close();
    }
  });
});

describe('the trial of a plan', () => {
  let test: BillingApp;
  let ada: Person;

  beforeAll(async () => {
    test = await openBillingApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ada = await test.admin();
    await save(planFromStart('free-2025-07'));
  });

  const save = (plan: WorkspacePlan) =>
    test.database.query(
      `INSERT INTO workspace_plan (team_id, plan) VALUES ($1, $2) ON CONFLICT (team_id) DO UPDATE SET plan = excluded.plan`,
      [ada.teamId, JSON.stringify(plan)],
    );
  const stored = async (): Promise<WorkspacePlan> => {
    const [row] = await test.database.query<{ plan: WorkspacePlan }>(
      'SELECT plan FROM workspace_plan WHERE team_id = $1',
      [ada.teamId],
    );
    return row!.plan;
  };
  /** The trial as if it had begun days before. */
  const aged = async (days: number) => {
    const plan = await stored();
    const before = (moment: string) => new Date(Date.parse(moment) - days * DAY_MS).toISOString();
    const { startedAt, endsAt, ...trial } = plan.planTrial!;
    await save({ ...plan, planTrial: { ...trial, startedAt: before(startedAt), endsAt: before(endsAt) } });
  };
  const mailed = async () => {
    await test.ask(new MailTrials());
    await test.quiet();
    return test.mailsTo(ada);
  };

  it('is begun once by an admin, for the workspace of that admin', async () => {
    const bob = await test.people.member(ada.teamId);
    const plan = await stored();
    await expect(test.ask(new StartPlanTrial({ ...bob, plan }))).rejects.toMatchObject({ code: 'Forbidden' });
    const both = await Promise.allSettled([1, 2].map(() => test.ask(new StartPlanTrial({ ...ada, plan }))));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await stored()).planTrial).toMatchObject({ plan: 'business-2025-07' });
    const eve = await test.admin();
    await expect(test.ask(new StartPlanTrial(eve))).rejects.toMatchObject({ code: 'NotFound' });
  });

  it('is mailed about when it starts, three days before its end, and after it, once each', async () => {
    await test.ask(new StartPlanTrial({ ...ada, plan: await stored() }));
    expect(await mailed()).toEqual(['Your trial started: Team']);
    expect(await mailed()).toHaveLength(1);
    await aged(12);
    expect((await mailed())[0]).toBe('Your trial ends soon: Team');
    await aged(3);
    expect((await mailed())[0]).toBe('Your trial ended: Team');
    expect(await mailed()).toHaveLength(3);
  });
});
