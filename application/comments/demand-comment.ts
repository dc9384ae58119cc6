import type { Commented, CommentedPlace, CommentThread } from '@evident/domain/comments';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import { capitalized, KINDS, kindOf } from '@evident/domain/kinds';
import { seesPeople } from '@evident/domain/people';
import { type Actor, canManage, canWrite, managesWorkspaceContent, reaches } from '@evident/domain/permissions';
import type { Outbox } from '../kernel/outbox.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import type { CommentStore } from './comment-store.ts';

/** Stores that changes of comments need. */
export interface CommentStores {
  comments: CommentStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
}
export type UndoableCommentStores = CommentStores & { undo: UndoStore };

export interface Commenting extends CommentedPlace {
  /** Whether the actor can delete comments of other members. */
  readonly manages: boolean;
}

type Needs = Pick<CommentStores, 'comments' | 'projectAccess'>;

const VIEWERS_CANNOT = 'Viewers cannot comment on people';

/**
 * Returns where an object is that the actor can comment on.
 * @throws Refusal `NotFound` if they cannot see it, `Forbidden` with the reason, `InvalidOperation` in an archive
 */
export async function demandComment(stores: Needs, actor: Actor, object: Commented): Promise<Commenting> {
  const what = capitalized(KINDS[kindOf(object.type)].one);
  const { archived, ...place } = (await stores.comments.placeOf(object)) ?? refuse('NotFound', `${what} not found`);
  if (place.projectId === null) {
    if (!seesPeople(actor, await stores.comments.peopleAccess())) refuse('NotFound', `${what} not found`);
    if (actor.role === 'VIEWER') refuse('Forbidden', VIEWERS_CANNOT, 'Ask a workspace admin for another role.');
    return { ...place, manages: managesWorkspaceContent(actor) };
  }
  const access = await demand(stores.projectAccess, actor, place.projectId, 'comment', what);
  if (archived)
    refuse('InvalidOperation', 'Unavailable in read-only mode', `Unarchive the ${what.toLowerCase()} first.`);
  return { ...place, manages: canManage(access) };
}

interface OpenThread {
  readonly thread: CommentThread;
  /** The words that it is about. */
  readonly quote: string | null;
  readonly manages: boolean;
  /** Authors of its comments, oldest first. */
  readonly authors: readonly Uuid[];
}

/**
 * Locks a thread that the actor can comment in.
 * @throws Refusal as {@link demandComment} does, and `NotFound` for a thread whose comments are deleted
 */
export async function demandThread(
  stores: Needs,
  actor: Actor,
  threadId: Uuid,
  { deleted = false } = {},
): Promise<OpenThread> {
  const thread = (await stores.comments.thread(threadId)) ?? notFound('Thread');
  const { manages } = await demandComment(stores, actor, { type: thread.objectType, id: thread.objectId });
  const quote = await stores.comments.quoteOf(threadId);
  if (!(await canRead(stores, actor, thread, quote))) notFound('Thread');
  const comments = await stores.comments.commentsOf(threadId);
  if (comments.length === 0 && !deleted) refuse('NotFound', 'Thread not found', 'Its comments were deleted.');
  return { thread, quote, manages, authors: comments.map(({ authorId }) => authorId) };
}

/**
 * Whether a member can read comments at this place. Readers of a published insight see only what is published, and so
 * only comments on published words.
 */
export async function canRead(
  { comments, projectAccess }: Needs,
  member: Actor,
  { projectId, insightId }: CommentedPlace,
  quote: string | null,
): Promise<boolean> {
  if (projectId === null) return seesPeople(member, await comments.peopleAccess());
  const access = await projectAccess.accessTo(member, projectId);
  if (!reaches(access.level, 'READ')) return false;
  return insightId === null || quote === null || canWrite(access) || comments.published(insightId, quote);
}
