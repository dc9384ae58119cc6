import { type Uuid, notFound } from '@evident/domain/kernel';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { ShareAccess, Visitor } from './share-access.ts';
import type { SharedReader } from './shared-reader.ts';

/** Returns the team of a recording in a shared note, if the visitor has share access. */
export class OpenSharedRecording extends Query<Uuid> {
  static readonly requires = ANYONE;

  constructor(
    readonly visitor: Visitor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class OpenSharedRecordingHandler implements Handler<OpenSharedRecording> {
  constructor(
    private readonly reader: SharedReader,
    private readonly shareAccess: ShareAccess,
  ) {}

  async execute({ visitor, fileId }: OpenSharedRecording): Promise<Uuid> {
    const link = await this.shareAccess.admit(visitor);
    return (await this.reader.holdsRecording(link, fileId)) ? link.teamId : notFound('Recording');
  }
}
