import { type Uuid, refuse } from '../kernel/index.ts';
import { type KindThat, kindsThat } from '../kinds/index.ts';

/** What can be shown to people who are not members; a project shows its published insights. */
export const SHARED_TYPES = kindsThat('shared');
export type SharedType = KindThat<'shared'>;

/** A public link (specification, document 000, sections 3 and 5): exactly 12 alphanumeric characters lead to one thing. */
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
  /** Counts up when it is switched, or its end or password changes. */
  version: number;
}

/** Links to one thing, switched off or not. */
export const SHARE_LINKS_MAX = 100;

export const SHARE_TOKEN = /^[A-Za-z0-9]{12}$/;

export function refusePast(expiresAt: Date | null, now: Date): void {
  if (expiresAt && !(expiresAt > now))
    refuse('ValidationError', 'The link would have expired already', 'Choose a time in the future.');
}
