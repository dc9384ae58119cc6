import { type Quote, demandForSale, demandProration, pricesFor } from '@evident/domain/billing';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Billing } from './billing.ts';
import { type ChangePorts, changeAtProvider } from './change-ports.ts';
import { demandBilling } from './demand-billing.ts';

/** Changes the plan, the seats or the add-ons of the subscription. */
export class ChangeSubscription extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly quote: Quote,
  ) {
    super();
  }
}

export class ChangeSubscriptionHandler implements Handler<ChangeSubscription> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: ChangePorts['work'],
    private readonly clock: Clock,
  ) {}

  async execute({ actor, quote }: ChangeSubscription): Promise<void> {
    const billing = demandBilling(this.billing);
    demandProration(quote, this.clock.now());
    const prices = await billing.prices();
    const ports = { billing, work: this.work, clock: this.clock };
    await changeAtProvider(ports, actor, 'subscription:changed', async (current) => {
      const [plan, ...addOns] = demandForSale(quote.subscriptionItems, pricesFor(prices, current));
      await billing.change(current, quote);
      return { plan: plan!.reference, addOns: addOns.map(({ reference }) => reference) };
    });
  }
}
