import { type Uuid, refuse } from '../kernel/index.ts';
import { type KindThat, kindsThat } from '../kinds/index.ts';

/** Kinds that can be shared with visitors; a project shows its published insights. */
export const SHARED_TYPES = kindsThat('shared');
export type SharedType = KindThat<'shared'>;

/**
 * A public link to one object, with a token of exactly 12 alphanumeric characters (specification, document 000,
 * sections 3 and 5).
 */
export interface ShareLink {
  id: Uuid;
  teamId: Uuid;
  token: string;
  objectType: SharedType;
  objectId: Uuid;
  createdBy: Uuid;
  createdAt: Date;
  expiresAt: Date | null;
  passwordHash: string | null;
  offAt: Date | null;
  /** Whether search engines may list it. */
  searchEngines: boolean;
  /** Whether visitors see the charts of insights, with their numbers. */
  charts: boolean;
  /** Increments when the link is switched on or off, or its settings change. */
  version: number;
}

/** Maximum number of links per object, including inactive ones. */
export const SHARE_LINKS_MAX = 100;

/** Shown where sharing is disabled for the workspace. */
export const LINKS_OFF = 'Public links are off in this workspace';

export const SHARE_TOKEN = /^[A-Za-z0-9]{12}$/;

export function refusePast(expiresAt: Date | null, now: Date): void {
  if (expiresAt && !(expiresAt > now))
    refuse('ValidationError', 'The link would have expired already', 'Choose a time in the future.');
}
