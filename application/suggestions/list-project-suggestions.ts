import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SuggestionView } from '@evident/domain/suggestions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { Query, memberWith } from '../kernel/message.ts';
import type { SuggestionReader } from './suggestion-reader.ts';
import { viewOf } from './view-of.ts';

/** Lists the open suggestions about a project itself: tags that may be duplicates. */
export class ListProjectSuggestions extends Query<SuggestionView[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export const ListProjectSuggestionsHandler = answeredBy(
  async ({ actor, projectId }: ListProjectSuggestions, reader: SuggestionReader) =>
    (await found(reader.ofProject(actor, projectId), 'Project not found')).flatMap((one) => viewOf(one, '')),
);
