import type { Uuid } from '@evident/domain/kernel';
import type { SharedView, ShareLink } from '@evident/domain/sharing';

/** What visitors see: the one thing a link leads to, and nothing beyond it. */
export interface SharedReader {
  /** The link of a token, on and not expired; null otherwise. */
  link(token: string): Promise<ShareLink | null>;
  /** The first of what was shared, or what comes behind `cursor`; null when it is gone. */
  shared(link: ShareLink, cursor: string | null): Promise<SharedView | null>;
  /** Whether a file is part of what is shared: an image of its own project, in it or its cover. */
  holdsFile(link: ShareLink, fileId: Uuid): Promise<boolean>;
}
