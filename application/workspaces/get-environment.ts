import { DEFAULT_REGION, type EnvironmentView, type Places, REGIONS, effectiveFlags } from '@evident/domain/workspaces';
import type { Addresses, WorkspaceDirectory } from '../identity/index.ts';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';

/** Returns public data about this installation, and the workspace of the requested host, for the sign-in screens. */
export class GetEnvironment extends Query<EnvironmentView> {
  static readonly requires = ANYONE;

  /** @param localMailbox whether the client can read the local mailbox */
  constructor(
    readonly workspace: string | undefined,
    readonly localMailbox: boolean,
  ) {
    super();
  }
}

export class GetEnvironmentHandler implements Handler<GetEnvironment> {
  constructor(
    private readonly directory: WorkspaceDirectory,
    private readonly addresses: Addresses,
    private readonly links: Places,
  ) {}

  async execute({ workspace, localMailbox }: GetEnvironment): Promise<EnvironmentView> {
    return {
      rootUrl: this.addresses.root(''),
      region: DEFAULT_REGION,
      availableRegions: [...REGIONS],
      featureFlags: effectiveFlags(await this.directory.flagsOfAll()),
      localMailbox,
      links: this.links,
      team: workspace === undefined ? null : await this.directory.environment(workspace),
    };
  }
}
