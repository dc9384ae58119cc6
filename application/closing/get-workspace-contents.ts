import { isGoingOn } from '@evident/domain/billing';
import type { SignedIn } from '@evident/domain/identity';
import type { Actor } from '@evident/domain/permissions';
import type { WorkspaceContents } from '@evident/domain/workspaces';
import { type Handler, Query, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { WorkspacePlanStore } from '../plans/index.ts';
import type { WorkspaceReader } from './ports.ts';

/** Counts what depends on the workspace, before an admin deletes it. Requires a recent confirmation. */
export class GetWorkspaceContents extends Query<WorkspaceContents> {
  static readonly requires = memberWith({ scope: 'read', role: 'admin', session: true, confirmed: true });

  constructor(
    readonly actor: Actor,
    readonly signedIn: SignedIn,
  ) {
    super();
  }
}

export class GetWorkspaceContentsHandler implements Handler<GetWorkspaceContents> {
  constructor(
    private readonly reader: WorkspaceReader,
    private readonly work: UnitOfWork<{ workspacePlans: WorkspacePlanStore }>,
    private readonly graceDays: number,
  ) {}

  async execute({ actor }: GetWorkspaceContents): Promise<WorkspaceContents> {
    const plan = await this.work.perform(actor.teamId, ({ workspacePlans }) => workspacePlans.find());
    return {
      ...(await this.reader.contents(actor)),
      graceDays: this.graceDays,
      hasSubscription: isGoingOn(plan?.subscription ?? null),
    };
  }
}
