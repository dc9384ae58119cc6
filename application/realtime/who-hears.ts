import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { RealtimeMessage } from './realtime.ts';

/** Where an actor may look. */
export interface Sight {
  readonly projects: ReadonlySet<Uuid>;
  readonly folders: ReadonlySet<Uuid>;
}

/** Says where an actor may look at this moment. */
export interface VisiblePlaces {
  of(actor: Actor): Promise<Sight>;
}

/** What is about the workspace itself everybody in it may know. */
const OF_EVERYBODY = /^(member|workspace|field|person|people):/;
const CHANGES_SIGHT = /^(access|folder|member):|^project:(created|changed)$/;

/** Whether a message is for somebody: it names a place they see, or it is about the workspace itself. What names no place is for nobody. */
export function isFor({ kind, projectId, folderId }: RealtimeMessage, { projects, folders }: Sight): boolean {
  if (typeof projectId === 'string') return projects.has(projectId);
  if (typeof folderId === 'string') return folders.has(folderId);
  return OF_EVERYBODY.test(kind);
}

/** Whether somebody may see other places, or be somebody else, after what a message tells. */
export const changesSight = ({ kind }: RealtimeMessage): boolean => CHANGES_SIGHT.test(kind);
