import type { ActivityView } from '@evident/domain/activity';
import { type Page, type PageRequest, type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';

export interface ActivityReader {
  /** The latest first; null if the actor does not see the project. @param objectId only about this note or insight */
  list(actor: Actor, projectId: Uuid, objectId: Uuid | null, page: PageRequest): Promise<Page<ActivityView> | null>;
}

/** Lists the activity in a project, or on one of its notes or insights. */
export class ListActivity extends Query<Page<ActivityView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly objectId: Uuid | null,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListActivityHandler = answeredBy(
  async ({ actor, projectId, objectId, page }: ListActivity, reader: ActivityReader) =>
    (await reader.list(actor, projectId, objectId, page)) ?? notFound('Project'),
);
