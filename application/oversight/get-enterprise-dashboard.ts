import type { SignedIn } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import { type EnterpriseDashboard, type Totals, totalsOf } from '@evident/domain/oversight';
import type { Actor } from '@evident/domain/permissions';
import { type WorkspacePlan, seatsAvailable } from '@evident/domain/plans';
import type { Addresses } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query, memberWith } from '../kernel/message.ts';

/** A workspace that a session may show figures of. */
export interface OverseenWorkspace {
  readonly id: Uuid;
  readonly name: string;
  readonly subdomain: string;
  readonly plan: WorkspacePlan | null;
}

export interface WorkspaceFiguresReader {
  /** Where the account of the session is an admin, and whose rules accept the session. By name. */
  overseenBy(sessionId: Uuid): Promise<OverseenWorkspace[]>;
  figures(teamId: Uuid, now: Date): Promise<Omit<Totals, 'seatsAvailable' | 'aiTokensAllowed'>>;
}

/** Limits of the installation. */
export interface DashboardLimits {
  readonly monthlyTokens: number | null;
  /** False: plans of an earlier time limit nothing. */
  readonly plans: boolean;
}

/** Returns the figures of all workspaces where the person is an admin. Access tokens belong to one workspace, and are refused. */
export class GetEnterpriseDashboard extends Query<EnterpriseDashboard> {
  static readonly requires = memberWith({ scope: 'read', role: 'admin', session: true });

  constructor(
    readonly actor: Actor,
    readonly signedIn: SignedIn,
  ) {
    super();
  }
}

export class GetEnterpriseDashboardHandler implements Handler<GetEnterpriseDashboard> {
  constructor(
    private readonly reader: WorkspaceFiguresReader,
    private readonly addresses: Addresses,
    private readonly limits: DashboardLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn }: GetEnterpriseDashboard): Promise<EnterpriseDashboard> {
    const now = this.clock.now();
    const workspaces: EnterpriseDashboard['workspaces'] = [];
    // One after the other: each is a transaction of its own.
    for (const { id, name, subdomain, plan } of await this.reader.overseenBy(signedIn.sessionId))
      workspaces.push({
        id,
        name,
        url: this.addresses.workspace(subdomain),
        ...(await this.reader.figures(id, now)),
        seatsAvailable: seatsAvailable(this.limits.plans && plan ? plan : undefined, now),
        aiTokensAllowed: this.limits.monthlyTokens,
      });
    return { at: now.toISOString(), workspaces, totals: totalsOf(workspaces) };
  }
}
