import type { Uuid } from '@evident/domain/kernel';
import type { SharedView, ShareLink } from '@evident/domain/sharing';

/** Reads for visitors, restricted to the object of the link. */
export interface SharedReader {
  /** The active, unexpired link of a token; otherwise null. */
  link(token: string): Promise<ShareLink | null>;
  /** The first page of the shared object, or the page after `cursor`; null if it was deleted. */
  shared(link: ShareLink, cursor: string | null): Promise<SharedView | null>;
  /** Whether a file is part of the shared object: an image in it or its cover, from its own project. */
  holdsFile(link: ShareLink, fileId: Uuid): Promise<boolean>;
}
