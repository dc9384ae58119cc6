import type { Uuid } from '@evident/domain/kernel';
import type { SharedType, ShareLink } from '@evident/domain/sharing';

/** Public links of one team, inside a unit of work. */
export interface ShareLinkStore {
  /** The link as it stays until the unit of work ends. */
  find(linkId: Uuid): Promise<ShareLink | null>;
  /** Lets one unit of work at a time make a link to an object. */
  oneAtATime(objectId: Uuid): Promise<void>;
  /** Newest first. */
  of(objectType: SharedType, objectId: Uuid): Promise<ShareLink[]>;
  save(link: ShareLink): Promise<void>;
  /** The project that decides who may share the object; null when there is no such object. */
  projectOf(objectType: SharedType, objectId: Uuid): Promise<Uuid | null>;
}
