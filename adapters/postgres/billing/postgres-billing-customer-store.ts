import type {
  BillingContacts,
  BillingCustomer,
  BillingCustomerStore,
} from '@evident/application/billing/billing-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

const COLUMNS = 'customer_id AS "customerId", details, syncs, synced_at AS "syncedAt"';

export class PostgresBillingCustomerStore implements BillingCustomerStore {
  constructor(private readonly session: Session) {}

  find(): Promise<BillingCustomer | null> {
    return this.read('');
  }

  hold(): Promise<BillingCustomer | null> {
    return this.read('FOR UPDATE');
  }

  async add(customerId: string): Promise<void> {
    await this.session.query(
      'INSERT INTO billing_customer (team_id, customer_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [this.session.teamId, customerId],
    );
  }

  async save({ customerId, details, syncs, syncedAt }: BillingCustomer): Promise<void> {
    await this.session.query(
      'UPDATE billing_customer SET customer_id = $2, details = $3, syncs = $4, synced_at = $5 WHERE team_id = $1',
      [this.session.teamId, customerId, details && JSON.stringify(details), syncs, syncedAt],
    );
  }

  private async read(lock: '' | 'FOR UPDATE'): Promise<BillingCustomer | null> {
    const [row] = await this.session.query<BillingCustomer>(
      `SELECT ${COLUMNS} FROM billing_customer WHERE team_id = $1 ${lock}`,
      [this.session.teamId],
    );
    return row ?? null;
  }
}

export class PostgresBillingContacts implements BillingContacts {
  constructor(private readonly session: Session) {}

  async emailOf(memberId: Uuid): Promise<string | null> {
    const [row] = await this.session.query<{ email: string }>(
      'SELECT email FROM member WHERE id = $1 AND removed_at IS NULL AND suspended_at IS NULL',
      [memberId],
    );
    return row?.email ?? null;
  }

  admins(): Promise<{ memberId: Uuid; email: string }[]> {
    return this.session.query(
      `SELECT m.id AS "memberId", m.email FROM member m WHERE m.team_id = $1 AND m.workspace_admin AND m.removed_at IS NULL AND m.suspended_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM notification_preference p
           WHERE p.member_id = m.id AND p.kind = 'BILLING' AND p.project_id IS NULL AND p.delivery <> 'MAIL') ORDER BY m.id`,
      [this.session.teamId],
    );
  }
}
