import type { AnswerOf, Message } from '@evident/application/kernel/message';
import { ConfirmCheckout } from '@evident/application/billing/confirm-checkout';
import { StartCheckout } from '@evident/application/billing/start-checkout';
import type { PaymentEvent, PaymentEventType } from '@evident/domain/billing';
import type { Subscription } from '@evident/domain/plans';
import type { FakeBilling } from '../../adapters/billing/fake/fake-billing.ts';
import type { FolderMailbox } from '../../adapters/mail/folder-mailbox.ts';
import { BILLING } from '../../api/billing/billing.ports.ts';
import { MAILER } from '../../api/identity/identity.ports.ts';
import { Bus } from '../../api/kernel/bus.ts';
import { openApp } from './app.ts';
import type { Person } from './known-people.ts';
import { quiet } from '../http/matrix/state-of.ts';

export const BUSINESS = 'price_business-2025-07_month';
export const PROFESSIONAL = 'price_professional-2025-07_month';

let events = 0;

/** The application with plans on and the simulated payment provider. */
export async function openBillingApp() {
  const test = await openApp({ plans: true });
  const fake = test.app.get<FakeBilling>(BILLING.token);
  const bus = test.app.get(Bus);
  const ask = <M extends Message<unknown>>(message: M): Promise<AnswerOf<M>> => bus.ask(message);
  const admin = async (): Promise<Person> =>
    test.people.member(await test.people.team(), 'MANAGER', { workspaceAdmin: true });
  return {
    ...test,
    fake,
    ask,
    admin,
    /** An admin of a workspace that bought 10 seats of Business. */
    async buyer(price = BUSINESS, quantity = 10): Promise<Person> {
      const ada = await admin();
      const { url } = await ask(new StartCheckout(ada, { subscriptionItems: [{ price, quantity }] }));
      await ask(new ConfirmCheckout(ada, url.split('/').at(-1)!));
      return ada;
    },
    customerOf: ({ teamId }: Person): string => `demo_${teamId}`,
    /** An event of the provider about the customer of a workspace. */
    eventOf: ({ teamId }: Person, type: PaymentEventType, more: Partial<PaymentEvent> = {}): PaymentEvent => ({
      id: `evt_${teamId}_${(events += 1)}`,
      type,
      created: new Date().toISOString(),
      ...fake.mode,
      customer: `demo_${teamId}`,
      charge: null,
      teamId,
      ...more,
    }),
    async subscriptionOf({ teamId }: Person): Promise<Subscription | null> {
      const [row] = await test.database.query<{ subscription: Subscription | null }>(
        `SELECT plan -> 'subscription' AS subscription FROM workspace_plan WHERE team_id = $1`,
        [teamId],
      );
      return row?.subscription ?? null;
    },
    /** Mails to an admin, the newest first. */
    async mailsTo({ userId }: Person): Promise<string[]> {
      const mailbox = test.app.get<FolderMailbox>(MAILER.token, { strict: false });
      const all = await mailbox.list(100);
      return all.filter(({ to }) => to === `${userId}@example.org`).map(({ subject }) => subject);
    },
    /** Resolves once all events and their jobs are done. */
    quiet: () => quiet(test),
  };
}
export type BillingApp = Awaited<ReturnType<typeof openBillingApp>>;
