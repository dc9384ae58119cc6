import { type Uuid, notFound } from '@evident/domain/kernel';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { ShareAccess, Visitor } from './share-access.ts';
import type { SharedReader } from './shared-reader.ts';

/** Returns the id of a document of a shared note, if the visitor has share access. */
export class OpenSharedDocument extends Query<{ teamId: Uuid; fileId: Uuid }> {
  static readonly requires = ANYONE;

  constructor(
    readonly visitor: Visitor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class OpenSharedDocumentHandler implements Handler<OpenSharedDocument> {
  constructor(
    private readonly reader: SharedReader,
    private readonly shareAccess: ShareAccess,
  ) {}

  async execute({ visitor, fileId }: OpenSharedDocument): Promise<{ teamId: Uuid; fileId: Uuid }> {
    const link = await this.shareAccess.admit(visitor);
    return (await this.reader.holdsDocument(link, fileId)) ? { teamId: link.teamId, fileId } : notFound('File');
  }
}
