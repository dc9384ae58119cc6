import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Billing } from './billing.ts';
import { type ChangePorts, changeAtProvider } from './change-ports.ts';
import { demandBilling } from './demand-billing.ts';

/** Ends the paid plan with the period that is paid for. Can be resumed until then. */
export class CancelSubscription extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class CancelSubscriptionHandler implements Handler<CancelSubscription> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: ChangePorts['work'],
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: CancelSubscription): Promise<void> {
    const billing = demandBilling(this.billing);
    const ports = { billing, work: this.work, clock: this.clock };
    await changeAtProvider(ports, actor, 'subscription:canceled', ({ id }) => billing.cancelAtPeriodEnd(id));
  }
}
