import { refuse } from '@evident/domain/kernel';
import type { SharedView } from '@evident/domain/sharing';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { ShareAccess, Visitor } from './share-access.ts';
import type { SharedReader } from './shared-reader.ts';

/** Returns the object behind a public link. */
export class OpenShared extends Query<SharedView> {
  static readonly requires = ANYONE;

  constructor(
    readonly visitor: Visitor,
    readonly cursor: string | null,
  ) {
    super();
  }
}

export class OpenSharedHandler implements Handler<OpenShared> {
  constructor(
    private readonly reader: SharedReader,
    private readonly shareAccess: ShareAccess,
  ) {}

  async execute({ visitor, cursor }: OpenShared): Promise<SharedView> {
    return (
      (await this.reader.shared(await this.shareAccess.admit(visitor), cursor)) ??
      refuse('NotFound', 'This link no longer works', 'Its content was deleted.')
    );
  }
}
