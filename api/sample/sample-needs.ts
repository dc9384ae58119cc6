import type { PostgresReads } from '@evident/adapters/postgres/reads';
import type { MarkdownReader } from '@evident/application/content/markdown-reader';
import type { IdentityWork } from '@evident/application/identity/identity-work';
import type { WorkspaceDirectory } from '@evident/application/identity/workspace-directory';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { Bus } from '../kernel/bus.ts';

export interface SampleNeeds {
  readonly bus: Bus;
  readonly identity: IdentityWork;
  readonly directory: WorkspaceDirectory;
  readonly reads: PostgresReads;
  readonly markdown: MarkdownReader;
  readonly ids: Ids;
  readonly clock: Clock;
}
