import { type BillingApp, openBillingApp } from '../../test/support/billing-app.ts';
import { CancelSubscription } from '../billing/cancel-subscription.ts';
import { DeleteWorkspace } from './delete-workspace.ts';

describe('deleting a workspace with a paid plan', () => {
  let test: BillingApp;

  beforeAll(async () => {
    test = await openBillingApp();
  });
  afterAll(() => test.close());

  it('is refused until the plan is canceled, because it would be charged on', async () => {
    const ada = await test.buyer();
    const { teamId, userId } = ada;
    const confirmed = { accountId: userId, sessionId: userId, email: '', name: '', teamId, confirmedAt: new Date() };
    const deletion = new DeleteWorkspace(ada, confirmed, 'Team');
    await expect(test.ask(deletion)).rejects.toMatchObject({ title: 'This workspace has a paid plan' });
    await test.ask(new CancelSubscription(ada));
    await test.ask(deletion);
  });
});
