import type { Actor } from '@evident/domain/permissions';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { ShareAccess, Visitor } from './share-access.ts';
import type { SharedReader } from './shared-reader.ts';

/**
 * Returns the member who shows charts by a public link, whose access limits the numbers. Null if the link shows no
 * charts, or the member has left.
 */
export class GetSharer extends Query<Actor | null> {
  static readonly requires = ANYONE;

  constructor(readonly visitor: Visitor) {
    super();
  }
}

export class GetSharerHandler implements Handler<GetSharer> {
  constructor(
    private readonly reader: SharedReader,
    private readonly shareAccess: ShareAccess,
  ) {}

  async execute({ visitor }: GetSharer): Promise<Actor | null> {
    const link = await this.shareAccess.admit(visitor);
    return link.charts ? this.reader.sharer(link) : null;
  }
}
