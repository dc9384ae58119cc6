import type { EventName, ListName, PayloadOf, SingleOf } from '@evident/domain/events';

/** Kinds of the change stream (`GET /changes`): the events of the catalogue. */
export type ChangeKind = EventName;

type IdsOf<Kind extends ChangeKind> = keyof PayloadOf<Kind> & `${string}Id`;
/** Ids that every event of the kind carries. */
type AlwaysIds<Kind extends ChangeKind> = {
  [Id in IdsOf<Kind>]: PayloadOf<Kind>[Id] extends string ? Id : never;
}[IdsOf<Kind>];

/**
 * An event with its kind and the ids of its payload. The server sends ids only, and only for places that the member can
 * see. Without the id of a place, the event concerns every place: a tag of the workspace.
 */
export type Change<Kind extends ChangeKind = ChangeKind> = {
  [One in Kind]: { readonly kind: One } & { readonly [Id in AlwaysIds<One>]: string } & {
    readonly [Id in Exclude<IdsOf<One>, AlwaysIds<One>>]?: string;
  };
}[Kind];

/**
 * Events of bulk changes, with the event of one object. They name no object, so they touch what any of them might:
 * queries follow the single event.
 */
export const SINGLE_KINDS: Readonly<Partial<Record<ChangeKind, ChangeKind>>> = {
  'notes:changed': 'note:changed',
  'notes:removed': 'note:removed',
  'insights:changed': 'insight:changed',
  'insights:removed': 'insight:removed',
  'highlights:changed': 'highlight:changed',
  'highlights:removed': 'highlight:removed',
  'tags:changed': 'tag:changed',
  'tags:removed': 'tag:removed',
  'people:changed': 'person:changed',
  'people:removed': 'person:removed',
  'fields:set': 'field:set',
  'users:activity': 'user:activity',
} satisfies { readonly [List in ListName]: SingleOf<List> };

/** Plans decide which projects can be changed. */
export const ACCESS_CHANGES = ['access:changed', 'access:granted', 'plan:changed', 'billing:changed'] as const;
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
