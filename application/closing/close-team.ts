import type { Uuid } from '@evident/domain/kernel';
import { type Closing, type Team, closingFrom } from '@evident/domain/workspaces';
import { type Addresses, notify } from '../identity/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Mailer } from '../mail/index.ts';
import type { TeamStore } from '../workspaces/index.ts';
import { closedMail } from './mails.ts';
import type { ClosingStore } from './ports.ts';

export interface ClosingStores {
  readonly teams: TeamStore;
  readonly closings: ClosingStore;
  readonly audit: AuditLog;
}

/** A closed workspace, and the admins to tell. */
export interface Closed {
  readonly name: string;
  readonly closing: Closing;
  readonly mailTo: readonly string[];
}

/** Closes a team that the caller holds. Does nothing for one that is closed already. */
export async function closeTeam(
  { closings, audit }: ClosingStores,
  team: Team,
  askedBy: Uuid | null,
  graceDays: number,
  now: Date,
): Promise<Closed> {
  const before = await closings.find();
  if (before) return { name: team.name, closing: before, mailTo: [] };
  const closing = closingFrom(now, askedBy, graceDays);
  await closings.begin(closing);
  await audit.record({
    actorId: askedBy,
    action: 'workspace:closed',
    objectType: 'team',
    objectId: team.id,
    detail: { deletesAt: closing.deletesAt.toISOString() },
  });
  return { name: team.name, closing, mailTo: await closings.adminAddresses() };
}

export async function tellClosed(
  mailer: Mailer,
  addresses: Addresses,
  { name, closing, mailTo }: Closed,
): Promise<void> {
  const keepUrl = addresses.root('/auth/workspaces');
  for (const to of mailTo) await notify(mailer, closedMail(to, name, closing, keepUrl));
}
