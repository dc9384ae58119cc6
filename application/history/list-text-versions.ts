import type { TextVersionList } from '@evident/domain/history';
import { type Uuid, notFound } from '@evident/domain/kernel';
import { type Actor, canUnshare } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import type { HistoryStores } from './history-stores.ts';
import { viewsOf } from './version-views.ts';

/** The versions of a text, newest first; none for readers of a published insight, who see its published words. */
export class ListTextVersions extends Query<TextVersionList> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly kind: 'note' | 'insight',
    readonly documentId: Uuid,
  ) {
    super();
  }
}

export class ListTextVersionsHandler implements Handler<ListTextVersions> {
  constructor(private readonly work: UnitOfWork<HistoryStores>) {}

  execute({ actor, kind, documentId }: ListTextVersions): Promise<TextVersionList> {
    return this.work.perform(actor.teamId, async ({ documents, projectAccess, versions }) => {
      const owner = await documents.owner(documentId);
      if (owner?.kind !== kind) return notFound('Document');
      const access = await demand(projectAccess, actor, owner.projectId, 'read', 'Document');
      if (owner.published && !canUnshare(access)) return { items: [] };
      return { items: await viewsOf(versions, await versions.list(documentId)) };
    });
  }
}
