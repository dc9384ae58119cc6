import { type Uuid, notFound } from '@evident/domain/kernel';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { ShareAccess, Visitor } from './share-access.ts';
import type { SharedReader } from './shared-reader.ts';

/** Returns the file of a clip in a shared object, if the visitor has share access. Recordings are never returned. */
export class OpenSharedClip extends Query<{ teamId: Uuid; fileId: Uuid }> {
  static readonly requires = ANYONE;

  constructor(
    readonly visitor: Visitor,
    readonly clipId: Uuid,
  ) {
    super();
  }
}

export class OpenSharedClipHandler implements Handler<OpenSharedClip> {
  constructor(
    private readonly reader: SharedReader,
    private readonly shareAccess: ShareAccess,
  ) {}

  async execute({ visitor, clipId }: OpenSharedClip): Promise<{ teamId: Uuid; fileId: Uuid }> {
    const link = await this.shareAccess.admit(visitor);
    const fileId = (await this.reader.fileOfClip(link, clipId)) ?? notFound('Clip');
    return { teamId: link.teamId, fileId };
  }
}
