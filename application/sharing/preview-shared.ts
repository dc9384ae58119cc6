import { Refusal } from '@evident/domain/kernel';
import type { SharedPreview } from '@evident/domain/sharing';
import { ANYONE, type Handler, Query } from '../kernel/message.ts';
import type { ShareAccess } from './share-access.ts';
import type { SharedReader } from './shared-reader.ts';

/** Returns the title, first words and picture of a public page; null for links that show nothing without a password. */
export class PreviewShared extends Query<SharedPreview | null> {
  static readonly requires = ANYONE;

  constructor(readonly token: string) {
    super();
  }
}

export class PreviewSharedHandler implements Handler<PreviewShared> {
  constructor(
    private readonly reader: SharedReader,
    private readonly shareAccess: ShareAccess,
  ) {}

  async execute({ token }: PreviewShared): Promise<SharedPreview | null> {
    try {
      return await this.reader.preview(await this.shareAccess.admit({ token, password: null }));
    } catch (thrown) {
      if (thrown instanceof Refusal) return null;
      throw thrown;
    }
  }
}
