import { type CommentedPlace, commentText, linksIn, linkTo, mentionsIn } from '@evident/domain/comments';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { canRead, type CommentStores } from './demand-comment.ts';

interface Written {
  readonly text: string;
  /** Members mentioned who were not in the text before. */
  readonly mentioned: readonly Uuid[];
}

/**
 * Checks the words of a comment: mentioned members must be able to read it, linked objects must be in sight of its
 * author. Mentions and links that were in the text before stay.
 * @throws Refusal `ValidationError` or `UnprocessableContent` with the reason
 */
export async function textToSave(
  stores: Pick<CommentStores, 'comments' | 'projectAccess'>,
  actor: Actor,
  { place, quote }: { place: CommentedPlace; quote: string | null },
  written: string,
  before = '',
): Promise<Written> {
  const text = commentText(written);
  const known = new Set(mentionsIn(before));
  const mentioned = mentionsIn(text).filter((id) => !known.has(id));
  const members = new Map((await stores.comments.members(mentioned)).map((member) => [member.actor.userId, member]));
  for (const id of mentioned) {
    const member = members.get(id);
    if (!member) return refuse('UnprocessableContent', 'A mentioned member was not found', 'They may have left.');
    if (!(await canRead(stores, member.actor, place, quote)))
      refuse('UnprocessableContent', `${member.name} cannot read this`, 'Give them access first, or leave them out.');
  }
  const linked = new Set(linksIn(before).map(linkTo));
  for (const object of linksIn(text))
    if (!linked.has(linkTo(object)) && !(await stores.comments.sees(actor, object)))
      refuse('UnprocessableContent', 'A linked object was not found', 'It may be deleted, or you cannot see it.');
  return { text, mentioned };
}
