import { FIELDED_TYPES } from '../fields/index.ts';
import { event } from './event-kind.ts';
import { by, id, ids, inProject } from './payloads.ts';

/** Events of bulk changes, which replace many single events: see `gathered`. */
export const LIST_EVENTS = {
  'notes:changed': event(
    'many notes change at once; at most 1,000 of them, as in every list',
    { noteIds: ids, projectId: id },
    { by },
  ),
  'notes:removed': event('many notes are deleted at once', { noteIds: ids, projectId: id, by }),
  'highlights:removed': event('many highlights are removed at once', { highlightIds: ids, projectId: id, by }),
  'tags:changed': event('many tags change at once', { tagIds: ids, by }, inProject),
  'tags:removed': event('many tags are deleted at once', { tagIds: ids, by }, inProject),
  'fields:set': event(
    'values of the same custom fields are set or cleared on many objects at once',
    { objectType: { type: 'string', enum: FIELDED_TYPES }, objectIds: ids, fieldIds: ids, by },
    inProject,
  ),
  'people:removed': event('many people are deleted at once', { personIds: ids, by }),
  'insights:changed': event('many insights change at once', { insightIds: ids, projectId: id }, { by }),
  'insights:removed': event('many insights are deleted at once', { insightIds: ids, projectId: id, by }),
} as const;
