import { type Uuid, notFound } from '@evident/domain/kernel';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { ShareAccess, Visitor } from './share-access.ts';
import type { SharedReader } from './shared-reader.ts';

/** Returns the id of a file in a shared object, if the visitor has share access. */
export class OpenSharedFile extends Query<{ teamId: Uuid; fileId: Uuid }> {
  static readonly requires = ANYONE;

  constructor(
    readonly visitor: Visitor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class OpenSharedFileHandler implements Handler<OpenSharedFile> {
  constructor(
    private readonly reader: SharedReader,
    private readonly shareAccess: ShareAccess,
  ) {}

  async execute({ visitor, fileId }: OpenSharedFile): Promise<{ teamId: Uuid; fileId: Uuid }> {
    const link = await this.shareAccess.admit(visitor);
    return (await this.reader.holdsFile(link, fileId)) ? { teamId: link.teamId, fileId } : notFound('File');
  }
}
