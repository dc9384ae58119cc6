import type { MentionedMember } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import type { NotifiedType } from '@evident/domain/notifications';
import type { Outbox } from '../kernel/outbox.ts';
import type { DocumentOwner, DocumentStore } from './document-store.ts';

/** Announces mentions of members that are new, made by a member or the system. Recipients are checked when they are notified. */
export async function announceMentions(
  { documents, outbox }: { documents: DocumentStore; outbox: Outbox },
  teamId: Uuid,
  documentId: Uuid,
  { kind, projectId, published }: DocumentOwner,
  mentions: readonly MentionedMember[],
  by: Uuid | null,
): Promise<void> {
  const objectType = MENTIONING[kind];
  if (mentions.length === 0) return;
  const added = await documents.addMentions(documentId, mentions);
  if (added.length === 0) return;
  await outbox.announce({
    name: 'text:mentioned',
    teamId,
    payload: { objectType, objectId: documentId, projectId, draft: published, mentions: [...added], by },
  });
}

/** The object of a notification by the kind of document. */
const MENTIONING = { note: 'NOTE', insight: 'INSIGHT', readme: 'PROJECT', aiDoc: 'AI_DOC' } as const satisfies Record<
  DocumentOwner['kind'],
  NotifiedType
>;
