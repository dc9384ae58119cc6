import type { PageArea } from '@evident/domain/highlights';
import { type Uuid, notFound } from '@evident/domain/kernel';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { ShareAccess, Visitor } from './share-access.ts';
import type { SharedReader } from './shared-reader.ts';

/** Areas of a file that a share link shows. */
export interface SharedArea {
  readonly teamId: Uuid;
  readonly fileId: Uuid;
  readonly areas: readonly PageArea[];
}

/** Returns the areas of a highlight that a share link shows, if the visitor has share access. */
export class OpenSharedArea extends Query<SharedArea> {
  static readonly requires = ANYONE;

  constructor(
    readonly visitor: Visitor,
    readonly highlightId: Uuid,
  ) {
    super();
  }
}

export class OpenSharedAreaHandler implements Handler<OpenSharedArea> {
  constructor(
    private readonly reader: SharedReader,
    private readonly shareAccess: ShareAccess,
  ) {}

  async execute({ visitor, highlightId }: OpenSharedArea): Promise<SharedArea> {
    const link = await this.shareAccess.admit(visitor);
    const area = await this.reader.area(link, highlightId);
    return area ? { teamId: link.teamId, ...area } : notFound('Highlight');
  }
}
