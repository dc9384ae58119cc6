import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { RealtimeMessage } from './realtime.ts';

/** The places visible to an actor. */
export interface Sight {
  readonly projects: ReadonlySet<Uuid>;
  readonly folders: ReadonlySet<Uuid>;
}

/** Returns the places visible to an actor now. */
export interface VisiblePlaces {
  of(actor: Actor): Promise<Sight>;
}

/** Changes of the workspace itself are visible to all members. */
const OF_EVERYBODY = /^(member|workspace):/;
const CHANGES_SIGHT = /^(access|folder|member):|^project:(created|changed)$/;

/**
 * Whether a message is for an actor: it is in a visible place, or about the workspace itself. Otherwise it is for no
 * one.
 */
export function isFor({ kind, projectId, folderId }: RealtimeMessage, { projects, folders }: Sight): boolean {
  if (typeof projectId === 'string') return projects.has(projectId);
  if (typeof folderId === 'string') return folders.has(folderId);
  return OF_EVERYBODY.test(kind);
}

/** Whether a message can change the actor's permissions or visible places. */
export const changesSight = ({ kind }: RealtimeMessage): boolean => CHANGES_SIGHT.test(kind);
