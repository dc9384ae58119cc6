import type { BillingDetails, PaymentEvent } from '@evident/domain/billing';
import type { Uuid } from '@evident/domain/kernel';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { WorkspacePlanStore } from '../plans/index.ts';
import type { TeamStore } from '../workspaces/index.ts';

/** A workspace as the payment provider knows it. */
export interface BillingCustomer {
  readonly customerId: string;
  readonly details: BillingDetails | null;
  /** Counts how often the provider's truth was saved, so that an older answer never replaces a newer one. */
  readonly syncs: number;
  readonly syncedAt: Date | null;
}

/** The customer of one team, inside a unit of work. */
export interface BillingCustomerStore {
  find(): Promise<BillingCustomer | null>;
  /** Locks it until the unit of work ends. */
  hold(): Promise<BillingCustomer | null>;
  /** Stores the customer of a team that has none yet; otherwise keeps the existing one. */
  add(customerId: string): Promise<void>;
  save(customer: BillingCustomer): Promise<void>;
}

/** Events of the payment provider that were received. Each counts once. */
export interface PaymentEventStore {
  /** False if it was received before. */
  add(event: PaymentEvent, receivedAt: Date): Promise<boolean>;
  /** The type of an event that was not handled yet, which is locked; null otherwise. */
  holdOpen(eventId: string): Promise<{ type: string } | null>;
  done(eventId: string, at: Date): Promise<void>;
  /** Deletes handled events that were received earlier. */
  forget(before: Date): Promise<void>;
}

export interface BillingStores {
  billingCustomers: BillingCustomerStore;
  paymentEvents: PaymentEventStore;
  workspacePlans: WorkspacePlanStore;
  teams: TeamStore;
  billingContacts: BillingContacts;
  outbox: Outbox;
  audit: AuditLog;
}

/** Look-ups across workspaces. */
export interface BillingDirectory {
  /** The workspace of a customer; null for a customer of something else. */
  teamOf(customerId: string): Promise<Uuid | null>;
  /** Workspaces with a customer. */
  teams(): Promise<Uuid[]>;
  /** Workspaces that try or tried a plan, and were not told that the trial ended. */
  triedTeams(): Promise<Uuid[]>;
}

/** Receivers of mails about payments in one team, inside a unit of work. */
export interface BillingContacts {
  /** Null for a former member. */
  emailOf(memberId: Uuid): Promise<string | null>;
  admins(): Promise<{ readonly memberId: Uuid; readonly email: string }[]>;
}
