import type { BillingNotice } from '@evident/domain/billing';
import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';

export const billingChanged = (teamId: Uuid): DomainEvent => ({ name: 'billing:changed', teamId, payload: {} });

/** @param noticeId names the occasion */
export const billingNoticed = (teamId: Uuid, noticeId: string, what: BillingNotice): DomainEvent => ({
  name: 'billing:noticed',
  teamId,
  payload: { noticeId, what },
});

export const paymentReceived = (teamId: Uuid, paymentEventId: string): DomainEvent => ({
  name: 'payment:received',
  teamId,
  payload: { paymentEventId },
});
