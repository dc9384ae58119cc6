import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Billing } from './billing.ts';
import { type ChangePorts, changeAtProvider } from './change-ports.ts';
import { demandBilling } from './demand-billing.ts';

/** Takes back a cancellation before the plan ends. */
export class ResumeSubscription extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class ResumeSubscriptionHandler implements Handler<ResumeSubscription> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: ChangePorts['work'],
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: ResumeSubscription): Promise<void> {
    const billing = demandBilling(this.billing);
    const ports = { billing, work: this.work, clock: this.clock };
    await changeAtProvider(ports, actor, 'subscription:resumed', ({ id }) => billing.resume(id));
  }
}
