import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { RealtimeMessage } from './realtime.ts';

/** The places visible to an actor. */
export interface Visibility {
  readonly projects: ReadonlySet<Uuid>;
  readonly folders: ReadonlySet<Uuid>;
}

/** Returns the places visible to an actor now. */
export interface VisiblePlaces {
  of(actor: Actor): Promise<Visibility>;
}

/** Changes of the workspace itself are visible to all members. */
const FOR_ALL_MEMBERS =
  /^(member|workspace|field|fields|tag|tags|person|people|comment|ai-text|conversation|wrap|research|notifications):/;
const CHANGES_VISIBILITY = /^(access|folder|member):|^project:(created|changed)$/;

/**
 * Whether a message is for an actor: it is about their own object, in a visible place, or about the workspace itself.
 * Otherwise it is for no one.
 */
export function isRecipient(
  { kind, projectId, folderId, ownerId }: RealtimeMessage,
  { projects, folders }: Visibility,
  memberId: Uuid,
): boolean {
  if (typeof ownerId === 'string' && ownerId !== memberId) return false;
  if (typeof projectId === 'string') return projects.has(projectId);
  if (typeof folderId === 'string') return folders.has(folderId);
  return FOR_ALL_MEMBERS.test(kind);
}

/** Whether a message can change the actor's permissions or visible places. */
export const changesVisibility = ({ kind }: RealtimeMessage): boolean => CHANGES_VISIBILITY.test(kind);
