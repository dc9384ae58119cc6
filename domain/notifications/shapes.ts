import type { Actor } from '../permissions/index.ts';
import { type Infer, type ObjectSchema, id, moment } from '../kernel/index.ts';
import {
  DELIVERIES,
  KINDS_OF_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  type Delivery,
  type NotificationKind,
} from './catalogue.ts';
import { NOTIFIED_TYPES } from './notices.ts';
import { UNREAD_COUNTED } from './unread-counted.ts';

const kind = { type: 'string', enum: KINDS_OF_NOTIFICATIONS } as const;
const delivery = {
  type: 'string',
  enum: DELIVERIES,
  description: 'MAIL is in Evident and by mail',
} as const;

export const notificationView = {
  type: 'object',
  properties: {
    id,
    kind,
    what: { type: 'string', description: 'What happened, within the kind', examples: ['mentioned'] },
    by: {
      type: 'object',
      nullable: true,
      properties: { id, name: { type: 'string' } },
      required: ['id', 'name'],
      description: 'Null if the system did it',
    },
    object: {
      type: 'object',
      nullable: true,
      properties: {
        type: { type: 'string', enum: NOTIFIED_TYPES },
        id,
        title: { type: 'string' },
        noteId: { ...id, nullable: true, description: 'The note of a highlight' },
        channelId: { ...id, nullable: true, description: 'The channel of a theme' },
      },
      required: ['type', 'id', 'title', 'noteId', 'channelId'],
      description: 'What it is about; null for the workspace',
    },
    project: {
      type: 'object',
      nullable: true,
      properties: { id, title: { type: 'string' } },
      required: ['id', 'title'],
    },
    commentId: { ...id, nullable: true },
    automationId: { ...id, nullable: true, description: 'The automation that was stopped' },
    message: { type: 'string', nullable: true, description: 'Written by an automation, or the problem of a source' },
    createdAt: moment,
    readAt: { ...moment, nullable: true },
  },
  required: [
    'id',
    'kind',
    'what',
    'by',
    'object',
    'project',
    'commentId',
    'automationId',
    'message',
    'createdAt',
    'readAt',
  ],
} as const satisfies ObjectSchema;
export type NotificationView = Infer<typeof notificationView>;

export const unreadCount = {
  type: 'object',
  properties: {
    count: { type: 'integer', minimum: 0, maximum: UNREAD_COUNTED, description: `At most ${UNREAD_COUNTED}` },
  },
  required: ['count'],
} as const satisfies ObjectSchema;
export type UnreadCount = Infer<typeof unreadCount>;

export const readMark = {
  type: 'object',
  properties: { read: { type: 'boolean', examples: [true] } },
  required: ['read'],
} as const satisfies ObjectSchema;

/** The notifications that were unread before they were all marked as read. */
export const markedRead = {
  type: 'object',
  properties: { ids: { type: 'array', items: id, description: 'Those that were unread, for undo; at most 1,000' } },
  required: ['ids'],
} as const satisfies ObjectSchema;
export type MarkedRead = Infer<typeof markedRead>;
export const MARKED_MAX = 1000;

export const unreadAgain = {
  type: 'object',
  properties: { ids: { type: 'array', items: id, minItems: 1, maxItems: MARKED_MAX } },
  required: ['ids'],
} as const satisfies ObjectSchema;

export const DIGESTS = ['NEVER', 'DAILY', 'WEEKLY'] as const;
export type Digest = (typeof DIGESTS)[number];
const digest = {
  type: 'string',
  enum: DIGESTS,
  description: 'About what is new in the places you follow, and what you have not read',
  examples: ['WEEKLY'],
} as const;

export const DIGEST_WAYS = ['MAIL', 'SLACK', 'BOTH'] as const;
export type DigestWay = (typeof DIGEST_WAYS)[number];
const digestBy = {
  type: 'string',
  enum: DIGEST_WAYS,
  description: 'SLACK is a direct message to your connected account, or a mail if that fails',
  examples: ['MAIL'],
} as const;

export const notificationSettingsView = {
  type: 'object',
  properties: {
    digest,
    digestBy,
    kinds: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          kind,
          label: { type: 'string' },
          about: { type: 'string' },
          delivery,
          own: {
            type: 'boolean',
            description: 'Chosen here; otherwise the choice for the workspace, or the standard',
          },
        },
        required: ['kind', 'label', 'about', 'delivery', 'own'],
      },
    },
  },
  required: ['digest', 'digestBy', 'kinds'],
} as const satisfies ObjectSchema;
export type NotificationSettingsView = Infer<typeof notificationSettingsView>;

export const notificationSettingsUpdate = {
  type: 'object',
  properties: {
    digest,
    digestBy,
    projectId: { ...id, description: 'The choices are for this project only' },
    kinds: {
      type: 'array',
      maxItems: KINDS_OF_NOTIFICATIONS.length,
      items: {
        type: 'object',
        properties: { kind, delivery: { ...delivery, nullable: true, description: 'Null removes the choice' } },
        required: ['kind', 'delivery'],
      },
      examples: [[{ kind: 'COMMENT', delivery: 'MAIL' }]],
    },
  },
  required: [],
} as const satisfies ObjectSchema;
export type NotificationSettingsUpdate = Infer<typeof notificationSettingsUpdate>;

export const mailToken = {
  type: 'object',
  properties: {
    token: {
      type: 'string',
      minLength: 10,
      maxLength: 200,
      description: 'From the link in the mail',
      examples: ['0000000000'],
    },
  },
  required: ['token'],
} as const satisfies ObjectSchema;

/** A choice of a member; for the workspace without a project. */
export interface Choice {
  readonly kind: NotificationKind;
  readonly projectId: string | null;
  readonly delivery: Delivery;
}

/** How a member is notified of a kind in a project: by their choice for it, else for the workspace, else the standard. */
export function deliveryOf(choices: readonly Choice[], kind: NotificationKind, projectId: string | null): Delivery {
  const chosen = (of: string | null) =>
    choices.find((choice) => choice.kind === kind && choice.projectId === of)?.delivery;
  return (projectId === null ? undefined : chosen(projectId)) ?? chosen(null) ?? NOTIFICATION_KINDS[kind].standard;
}

/** The kinds that can concern a member: alerts and billing only admins, billing where there are plans; neither a project. */
const kindsFor = (projectId: string | null, { workspaceAdmin, plan }: Pick<Actor, 'workspaceAdmin' | 'plan'>) =>
  KINDS_OF_NOTIFICATIONS.filter((kind) => {
    if (kind === 'ALERT') return projectId === null && workspaceAdmin;
    return kind !== 'BILLING' || (projectId === null && workspaceAdmin && plan);
  });

/** The settings as they are shown to a member, for a project or for the workspace. */
export const settingsView = (
  { digest, digestBy }: { readonly digest: Digest; readonly digestBy: DigestWay },
  choices: readonly Choice[],
  projectId: string | null,
  actor: Pick<Actor, 'workspaceAdmin' | 'plan'>,
): NotificationSettingsView => ({
  digest,
  digestBy,
  kinds: kindsFor(projectId, actor).map((kind) => ({
    kind,
    label: NOTIFICATION_KINDS[kind].label,
    about: NOTIFICATION_KINDS[kind].about,
    delivery: deliveryOf(choices, kind, projectId),
    own: choices.some((choice) => choice.kind === kind && choice.projectId === projectId),
  })),
});
