import { by, event, id } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';

const onMentions = {
  objectType: {
    type: 'string',
    enum: [KINDS.note.type, KINDS.insight.type, KINDS.project.type, KINDS.aiDoc.type],
  },
  objectId: id,
  projectId: id,
  draft: { type: 'boolean' },
  mentions: {
    type: 'array',
    items: {
      type: 'object',
      properties: { mentionId: { type: 'string' }, memberId: id },
      required: ['mentionId', 'memberId'],
    },
  },
  /** The member who wrote last. */
  by: { ...by, nullable: true },
} as const;

export const MENTION_EVENTS = {
  'text:mentioned': event(
    null,
    'members are mentioned for the first time in a note, an insight, a readme or a doc; `draft` in unpublished changes of a published insight',
    onMentions,
  ),
} as const;
