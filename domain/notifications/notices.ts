import type { DeliveredEvent, EventName, PayloadOf } from '../events/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';
import type { NotificationKind } from './catalogue.ts';

/** Types of objects that notifications are about. */
export const NOTIFIED_TYPES = [
  KINDS.project.type,
  KINDS.folder.type,
  KINDS.note.type,
  KINDS.insight.type,
  KINDS.highlight.type,
  KINDS.person.type,
  KINDS.aiDoc.type,
  KINDS.channel.type,
  'THEME',
] as const;
export type NotifiedType = (typeof NOTIFIED_TYPES)[number];

/** Recipients of a notification: members, or a rule that the store resolves to members. */
export type Recipients =
  | { readonly rule: 'members'; readonly ids: readonly Uuid[] }
  | { readonly rule: 'group'; readonly id: Uuid }
  /** Members who can answer an access request. */
  | { readonly rule: 'holders'; readonly requestId: Uuid }
  /** The member who invited a new member. */
  | { readonly rule: 'inviter'; readonly memberId: Uuid }
  /** The member who requested a summary; no one if AI wrote it on its own. */
  | { readonly rule: 'requester'; readonly summaryId: Uuid }
  /** The owner of the agent of a run, which is named by its id or that of its doc. */
  | { readonly rule: 'agentOwner'; readonly id: Uuid }
  /** The member who connected a source of a channel, and admins; no one once it is read again. */
  | { readonly rule: 'sourceKeepers'; readonly sourceId: Uuid }
  /** Members with full access to a project; without one, to any project. */
  | { readonly rule: 'managers'; readonly projectId: Uuid | null }
  | { readonly rule: 'admins' };

/** Something that happened, before its recipients are known. */
export interface Notice {
  readonly kind: NotificationKind;
  /** A key of the words of the kind; null if the end of a run decides. */
  readonly what: string | null;
  /** Names the occasion. The same occasion never notifies a member twice. */
  readonly source: string;
  readonly projectId: Uuid | null;
  readonly object: { readonly type: NotifiedType; readonly id: Uuid } | null;
  readonly commentId: Uuid | null;
  /** The project of a draft, which only members with write access see; absent for what all readers see. */
  readonly draftOf?: Uuid;
  /** A channel in which members have to write to be notified. */
  readonly writersOf?: Uuid;
  /** The member who did it, and who is never notified; null for what the system finished. */
  readonly by: Uuid | null;
  readonly to: Recipients;
  /** Words of its own, such as those of an automation. */
  readonly message?: string;
  /** The source of a channel whose problem is the message. */
  readonly problemOf?: Uuid;
}

const NOTHING = { projectId: null, object: null, commentId: null, by: null } as const;
const toMembers = (...ids: Uuid[]): Recipients => ({ rule: 'members', ids });
const inProject = (projectId: Uuid) => ({ projectId, object: { type: 'PROJECT', id: projectId } }) as const;
const inChannel = (channelId: Uuid) => ({ projectId: null, object: { type: 'CHANNEL', id: channelId } }) as const;
const inNote = (projectId: Uuid, noteId: Uuid) => ({ projectId, object: { type: 'NOTE', id: noteId } }) as const;

const ENDS: Readonly<Record<string, string>> = { DONE: 'done', FAILED: 'failed' };

type Rules = { readonly [Name in EventName]?: (event: DeliveredEvent<Name>) => readonly Notice[] };

/** The notices of each event, with their recipients. */
const RULES = {
  'access:changed': ({ id, payload: { projectId, folderId, toMember, toGroup, by } }) => {
    const on = projectId ? inProject(projectId) : folderId ? folder(folderId) : null;
    const to: Recipients | null = toMember ? toMembers(toMember) : toGroup ? { rule: 'group', id: toGroup } : null;
    if (!on || !to) return [];
    return [{ ...NOTHING, ...on, kind: 'SHARE', what: 'shared', source: `share:${id}`, by, to }];
  },
  'access:requested': ({ payload: { requestId, projectId, requestedBy } }) => [
    {
      ...NOTHING,
      ...inProject(projectId),
      kind: 'ACCESS_REQUEST',
      what: 'requested',
      source: `request:${requestId}`,
      by: requestedBy,
      to: { rule: 'holders', requestId },
    },
  ],
  'access:granted': ({ payload: { requestId, projectId, requestedBy, decidedBy } }) => [
    {
      ...NOTHING,
      ...inProject(projectId),
      kind: 'ACCESS_REQUEST',
      what: 'granted',
      source: `granted:${requestId}`,
      by: decidedBy,
      to: toMembers(requestedBy),
    },
  ],
  'alert:opened': ({ payload: { alertId, kind } }) => [
    { ...NOTHING, kind: 'ALERT', what: kind, source: `alert:${alertId}`, to: { rule: 'admins' } },
  ],
  'billing:noticed': ({ payload: { noticeId, what } }) => [
    { ...NOTHING, kind: 'BILLING', what, source: `billing:${noticeId}`, to: { rule: 'admins' } },
  ],
  'member:joined': ({ payload: { memberId } }) => [
    {
      ...NOTHING,
      kind: 'INVITE',
      what: 'joined',
      source: `joined:${memberId}`,
      by: memberId,
      to: { rule: 'inviter', memberId },
    },
  ],
  'comment:created': ({ payload }) => [...mentions(payload), reply(payload)],
  'comment:changed': ({ payload }) => mentions(payload),
  'text:mentioned': ({ payload: { objectType, objectId, projectId, draft, mentions: named, by } }) =>
    named.map(({ mentionId, memberId }) => ({
      projectId,
      object: { type: objectType, id: objectId },
      commentId: null,
      kind: 'MENTION',
      what: 'named',
      source: `text:${objectId}:${mentionId}`,
      ...(draft && { draftOf: projectId }),
      by,
      to: toMembers(memberId),
    })),
  'import:finished': ({ payload: { importId, projectId, by } }) => [
    { ...NOTHING, ...inProject(projectId), kind: 'IMPORT', what: null, source: importId, to: toMembers(by) },
  ],
  'channel-import:finished': ({ payload: { importId, channelId, state, by } }) => [
    {
      ...NOTHING,
      ...inChannel(channelId),
      kind: 'IMPORT',
      what: state,
      source: endSource(importId, state),
      to: toMembers(by),
    },
  ],
  'channel-source:stopped': ({ id, payload: { sourceId, channelId, refused } }) => [
    {
      ...NOTHING,
      ...inChannel(channelId),
      kind: 'IMPORT',
      what: refused ? 'stopped' : 'unread',
      source: `stop:${id}`,
      writersOf: channelId,
      problemOf: sourceId,
      to: { rule: 'sourceKeepers', sourceId },
    },
  ],
  'transcription:changed': ({ payload: { transcriptionId, projectId, noteId, state, by } }) =>
    ended(state, {
      ...NOTHING,
      ...inNote(projectId, noteId),
      kind: 'TRANSCRIPT',
      source: transcriptionId,
      to: toMembers(by),
    }),
  'summary:changed': ({ payload: { summaryId, textId, projectId, targetType, targetId, state } }) =>
    ended(state, {
      ...NOTHING,
      ...(targetType === 'NOTE' ? inNote(projectId, targetId) : inProject(projectId)),
      kind: 'SUMMARY',
      source: textId,
      to: { rule: 'requester', summaryId },
    }),
  'render:changed': ({ payload: { renderId, projectId, state, by } }) =>
    ENDS[state] === undefined
      ? []
      : [{ ...NOTHING, ...inProject(projectId), kind: 'EXPORT', what: null, source: renderId, to: toMembers(by) }],
  'agent:run-changed': ({ payload: { runId, projectId } }) => [
    {
      ...NOTHING,
      ...inProject(projectId),
      kind: 'AGENT',
      what: null,
      source: runId,
      to: { rule: 'agentOwner', id: runId },
    },
  ],
  'ai-doc:changed': ({ payload: { docId, projectId } }) => [
    {
      ...NOTHING,
      projectId,
      object: { type: 'AI_DOC', id: docId },
      kind: 'AGENT',
      what: null,
      source: docId,
      to: { rule: 'agentOwner', id: docId },
    },
  ],
  'retention:rule-changed': ({ id, payload: { projectId, by } }) => [
    {
      ...NOTHING,
      ...(projectId !== null && inProject(projectId)),
      kind: 'RETENTION',
      what: projectId === null ? 'workspace' : 'project',
      source: `retention:${id}`,
      by,
      to: { rule: 'managers', projectId },
    },
  ],
  'redaction:changed': ({ payload: { fileId, noteId, projectId, by } }) => [
    { ...NOTHING, ...inNote(projectId, noteId), kind: 'REDACTION', what: null, source: fileId, to: toMembers(by) },
  ],
} as const satisfies Rules;

type Comment = PayloadOf<'comment:created'>;

const onComment = ({ objectType, objectId, projectId, commentId, by }: Comment) => ({
  projectId,
  object: { type: objectType, id: objectId },
  commentId,
  source: commentId,
  by,
});

const mentions = (comment: Comment): Notice[] => [
  { ...onComment(comment), kind: 'MENTION', what: 'mentioned', to: toMembers(...comment.mentionedIds) },
];

/** The authors of the thread. Members who are mentioned hear of that instead. */
const reply = (comment: Comment): Notice => ({
  ...onComment(comment),
  kind: 'COMMENT',
  what: 'replied',
  to: toMembers(...comment.participantIds),
});

const folder = (id: Uuid) => ({ projectId: null, object: { type: 'PROJECT_CATEGORY', id } }) as const;

/** Only ends are told. */
const ended = (state: string, notice: Omit<Notice, 'what'>): readonly Notice[] =>
  ENDS[state] === undefined ? [] : [{ ...notice, what: ENDS[state], source: endSource(notice.source, ENDS[state]) }];

/** Work that failed can be started again and succeed: each end is an occasion of its own. */
export const endSource = (source: string, what: string): string => (what === 'done' ? source : `${source}:${what}`);

export type NotifyingEvent = keyof typeof RULES;
export const NOTIFYING_EVENTS = Object.keys(RULES) as NotifyingEvent[];

/** Returns the notices of an event; none for most. */
export const noticesOf = (event: DeliveredEvent<NotifyingEvent>): readonly Notice[] =>
  (RULES[event.name] as (event: DeliveredEvent) => readonly Notice[])(event);
