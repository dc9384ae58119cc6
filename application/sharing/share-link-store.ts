import type { Uuid } from '@evident/domain/kernel';
import type { SharedType, ShareLink } from '@evident/domain/sharing';

/** Public links of one team, inside a unit of work. */
export interface ShareLinkStore {
  /** Locks the link until the unit of work ends. */
  find(linkId: Uuid): Promise<ShareLink | null>;
  /** Serializes the creation of links to an object. */
  lockLinks(objectId: Uuid): Promise<void>;
  /** Newest first. */
  of(objectType: SharedType, objectId: Uuid): Promise<ShareLink[]>;
  save(link: ShareLink): Promise<void>;
  /** The project whose grants control sharing of the object; null if it does not exist. */
  projectOf(objectType: SharedType, objectId: Uuid): Promise<Uuid | null>;
}
