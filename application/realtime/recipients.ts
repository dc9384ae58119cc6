import type { EventKind } from '@evident/domain/event-kinds';
import { type DomainEvent, EVENTS } from '@evident/domain/events';
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

/**
 * Events that need not name a place. Without one they are about the workspace itself, and for all members. Access is
 * always to a place.
 */
const FOR_ALL_MEMBERS: ReadonlySet<string> = new Set(
  Object.entries<EventKind>(EVENTS)
    .filter(([name, { payload, internal }]) => {
      const isAlways = (field: string) =>
        payload.required?.includes(field) === true && payload.properties[field]?.nullable !== true;
      return !internal && !name.startsWith('access:') && !isAlways('projectId') && !isAlways('folderId');
    })
    .map(([name]) => name),
);
/** Whether anyone can be told of an event: it names a place, or is for all members. */
export const isForAnyone = ({ name, payload }: DomainEvent): boolean => {
  const { projectId, folderId } = payload as Readonly<Record<string, unknown>>;
  return typeof projectId === 'string' || typeof folderId === 'string' || FOR_ALL_MEMBERS.has(name);
};

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
  return FOR_ALL_MEMBERS.has(kind);
}

/** Whether a message can change the actor's permissions or visible places. */
export const changesVisibility = ({ kind }: RealtimeMessage): boolean => CHANGES_VISIBILITY.test(kind);
