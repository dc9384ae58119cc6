import { type Infer, type ObjectSchema, type Uuid, refuse } from '../kernel/index.ts';

/** Where an answer is looked for. */
export const ASKED_SCOPES = ['WORKSPACE', 'FOLDER', 'PROJECT', 'NOTE'] as const;

export const askedScope = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: ASKED_SCOPES },
    id: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'Null for WORKSPACE, and in answers for what you cannot see any more',
    },
  },
  required: ['type', 'id'],
} as const satisfies ObjectSchema;
export type AskedScope = Infer<typeof askedScope>;

/** The most notes that are chosen for one conversation, and that are looked at of one person (decided). */
export const CHOSEN_NOTES_MAX = 50;

/** Scopes of conversations. NOTES: chosen ones. INSIGHT: it and the notes of its evidence. PERSON: their notes. */
export const CONVERSATION_SCOPES = [...ASKED_SCOPES, 'NOTES', 'INSIGHT', 'PERSON'] as const;

export const conversationScope = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: CONVERSATION_SCOPES },
    id: {
      type: 'string',
      format: 'uuid',
      nullable: true,
      description: 'Null for WORKSPACE and NOTES, and in answers for what you cannot see any more',
    },
    ids: {
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      maxItems: CHOSEN_NOTES_MAX,
      description: 'The notes of NOTES; absent for all other types',
    },
  },
  required: ['type', 'id'],
} as const satisfies ObjectSchema;
export type ConversationScope = Infer<typeof conversationScope>;

/** The scope of a stored conversation. */
export const scopeOf = ({
  scopeType: type,
  scopeId: id,
  scopeIds: ids,
}: {
  readonly scopeType: ConversationScope['type'];
  readonly scopeId: Uuid | null;
  readonly scopeIds: readonly Uuid[] | null;
}): ConversationScope => (ids === null ? { type, id } : { type, id, ids: [...ids] });

const WITHOUT_ID: ReadonlySet<ConversationScope['type']> = new Set(['WORKSPACE', 'NOTES']);

/** @throws Refusal `ValidationError` for a scope without the ids of its type, or with those of another type */
export function refuseUnnamedScope({ type, id, ids = [] }: ConversationScope): void {
  if (WITHOUT_ID.has(type) !== (id === null))
    refuse('ValidationError', 'A folder, project, note, insight or person is named by its id, the workspace by null');
  if ((type === 'NOTES') !== ids.length > 0)
    refuse('ValidationError', 'Chosen notes are named by `ids`, and only they are');
}
