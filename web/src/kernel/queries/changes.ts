import { type EventName, LISTS, type PayloadOf } from '@evident/domain/events';

/**
 * Events of the change stream (`GET /changes`) with their ids. The server sends ids only, and only for places the
 * member can see.
 */
export const CHANGE_IDS = {
  'project:created': ['projectId'],
  'project:changed': ['projectId'],
  'folder:changed': ['folderId'],
  'access:changed': [],
  'access:requested': ['requestId', 'projectId'],
  'access:granted': ['requestId', 'projectId'],
  'access:denied': ['requestId', 'projectId'],
  'notifications:changed': [],
  'note:created': ['noteId', 'projectId'],
  'note:changed': ['noteId', 'projectId'],
  'note:removed': ['noteId', 'projectId'],
  'notes:changed': ['projectId'],
  'notes:removed': ['projectId'],
  'notes:imported': ['projectId', 'importId'],
  'file:uploaded': ['fileId', 'projectId', 'noteId'],
  'file:removed': ['fileId', 'projectId', 'noteId'],
  'transcription:changed': ['transcriptionId', 'noteId', 'projectId'],
  'translation:changed': ['noteId', 'projectId'],
  'document:changed': ['fileId', 'projectId'],
  'media:changed': ['fileId', 'projectId'],
  'redaction:changed': ['fileId', 'noteId', 'projectId'],
  'render:changed': ['renderId', 'projectId'],
  'highlight:changed': ['highlightId', 'noteId', 'projectId'],
  'highlight:removed': ['highlightId', 'noteId', 'projectId'],
  'highlights:changed': ['projectId'],
  'highlights:removed': ['projectId'],
  'text-version:named': ['versionId', 'documentId', 'projectId'],
  'comment:created': ['commentId', 'threadId', 'objectId', 'projectId', 'noteId', 'insightId', 'personId'],
  'comment:changed': ['commentId', 'threadId', 'objectId', 'projectId', 'noteId', 'insightId', 'personId'],
  'comment:moved': ['threadId', 'objectId', 'projectId', 'noteId', 'insightId', 'personId'],
  'comment:resolved': ['threadId', 'objectId', 'projectId', 'noteId', 'insightId', 'personId'],
  'comment:removed': ['commentId', 'threadId', 'objectId', 'projectId', 'noteId', 'insightId', 'personId'],
  'suggestions:changed': ['noteId', 'projectId'],
  'summary:changed': ['summaryId', 'targetId', 'projectId'],
  'summary:removed': ['summaryId', 'targetId', 'projectId'],
  'reel:changed': ['reelId', 'projectId'],
  'reel:removed': ['reelId', 'projectId'],
  'canvas:changed': ['canvasId', 'projectId'],
  'canvas:removed': ['canvasId', 'projectId'],
  'cluster-job:changed': ['jobId'],
  'research:changed': ['researchId'],
  'wrap:requested': ['wrapId', 'projectId'],
  'wrap:finished': ['wrapId', 'projectId'],
  'wrap:changed': ['wrapId', 'projectId'],
  'wrap:removed': ['wrapId', 'projectId'],
  'share-link:changed': ['linkId', 'objectId', 'projectId'],
  'tag:changed': ['tagId'],
  'tag:removed': ['tagId'],
  'tags:changed': [],
  'tags:removed': [],
  'tags:arranged': [],
  'field:changed': ['fieldId'],
  'field:removed': ['fieldId'],
  'field:arranged': [],
  'field:set': ['objectId'],
  'fields:set': [],
  'filter:changed': ['filterId'],
  'filter:removed': ['filterId'],
  'view:changed': ['viewId', 'projectId'],
  'view:removed': ['viewId', 'projectId'],
  'rows:arranged': ['projectId'],
  'feed:changed': ['feedId'],
  'dashboard:changed': ['dashboardId'],
  'template:changed': ['templateId'],
  'template:removed': ['templateId'],
  'extensions:changed': ['projectId'],
  'ai-text:changed': ['textId'],
  'ai-doc:changed': ['docId', 'projectId'],
  'ai-doc:removed': ['docId', 'projectId'],
  'agent:changed': ['agentId', 'projectId'],
  'agent:removed': ['agentId', 'projectId'],
  'agent:run-requested': ['agentId', 'projectId'],
  'agent:run-changed': ['agentId', 'projectId'],
  'conversation:changed': ['conversationId'],
  'insight:changed': ['insightId', 'projectId'],
  'insight:removed': ['insightId', 'projectId'],
  'insights:changed': ['projectId'],
  'insights:removed': ['projectId'],
  'insight:published': ['insightId', 'projectId'],
  'insight:unpublished': ['insightId', 'projectId'],
  'person:changed': ['personId'],
  'person:removed': ['personId'],
  'people:changed': [],
  'people:removed': [],
  'people:linked': ['projectId'],
  'import:started': ['importId', 'projectId'],
  'import:finished': ['importId', 'projectId'],
  'member:changed': ['memberId'],
  'member:joined': ['memberId'],
  'member:left': ['memberId'],
  'member:removed': ['memberId'],
  'member:invited': ['inviteId'],
} as const satisfies { readonly [Name in EventName]?: readonly (keyof PayloadOf<Name> & `${string}Id`)[] };

/** Ids that some events of the kind carry. Without it, the event concerns every place: a tag of the workspace. */
export const OPTIONAL_CHANGE_IDS = {
  'tag:changed': ['projectId'],
  'tag:removed': ['projectId'],
  'tags:changed': ['projectId'],
  'tags:removed': ['projectId'],
  'tags:arranged': ['projectId'],
} as const satisfies { readonly [Name in EventName]?: readonly (keyof PayloadOf<Name> & `${string}Id`)[] };

/**
 * Events of bulk changes, with the event of one object. They name no object, so they touch what any of them might:
 * queries follow the single event.
 */
export const SINGLE_KINDS: Readonly<Partial<Record<EventName, ChangeKind>>> = Object.fromEntries(
  Object.entries(LISTS).map(([single, { name }]) => [name, single]),
);

/** Events that no query depends on. */
export const IGNORED_CHANGES = [
  'workspace:created',
  'readme:changed',
  'text:mentioned',
  'document:requested',
  'ai-doc:requested',
] as const satisfies readonly EventName[];

export type ChangeKind = keyof typeof CHANGE_IDS;

/** Event with its kind and ids. */
export type Change<Kind extends ChangeKind = ChangeKind> = {
  [One in Kind]: { readonly kind: One } & { readonly [Id in (typeof CHANGE_IDS)[One][number]]: string } & {
    readonly [Id in OptionalId<One>]?: string;
  };
}[Kind];

type OptionalId<Kind> = Kind extends keyof typeof OPTIONAL_CHANGE_IDS
  ? (typeof OPTIONAL_CHANGE_IDS)[Kind][number]
  : never;

export const ACCESS_CHANGES = ['access:changed', 'access:granted'] as const;
export const PROJECT_CHANGES = ['project:created', 'project:changed'] as const;
export const NOTE_CHANGES = ['note:created', 'note:changed', 'note:removed', 'notes:imported'] as const;
export const FILE_CHANGES = ['file:uploaded', 'file:removed'] as const;
export const HIGHLIGHT_CHANGES = ['highlight:changed', 'highlight:removed', 'highlights:changed'] as const;
export const COMMENT_CHANGES = [
  'comment:created',
  'comment:changed',
  'comment:moved',
  'comment:resolved',
  'comment:removed',
] as const;
export const REEL_CHANGES = ['reel:changed', 'reel:removed'] as const;
export const CANVAS_CHANGES = ['canvas:changed', 'canvas:removed'] as const;
export const WRAP_CHANGES = ['wrap:requested', 'wrap:finished', 'wrap:changed', 'wrap:removed'] as const;
export const TAG_CHANGES = ['tag:changed', 'tag:removed'] as const;
export const PEOPLE_CHANGES = ['person:changed', 'person:removed', 'people:changed'] as const;
export const FILTER_CHANGES = ['filter:changed', 'filter:removed'] as const;
export const VIEW_CHANGES = ['view:changed', 'view:removed'] as const;
export const TEMPLATE_CHANGES = ['template:changed', 'template:removed'] as const;
export const FIELD_CHANGES = ['field:changed', 'field:removed', 'field:arranged'] as const;
export const INSIGHT_CHANGES = [
  'insight:changed',
  'insight:removed',
  'insight:published',
  'insight:unpublished',
] as const;
