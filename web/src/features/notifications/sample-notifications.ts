import {
  KINDS_OF_NOTIFICATIONS,
  NOTIFICATION_KINDS,
  type NotificationSettingsView,
  type NotificationView,
} from '@evident/domain/notifications';

const id = (last: number): string => `0198a5b0-7c1e-7d60-9b3a-${String(last).padStart(12, '0')}`;
const ben = { id: id(32), name: 'Ben Okri' };
const project = { id: id(11), title: 'Adopting OpenTelemetry' };
const onProject = { type: 'PROJECT', ...project, noteId: null, channelId: null } as const;
const note = { type: 'NOTE', id: id(61), title: 'Maya Patel, platform lead', noteId: null, channelId: null } as const;

export const sampleNotifications = (now: Date): NotificationView[] => {
  const today = new Date(now.getTime() - 60_000).toISOString();
  const earlier = '2026-01-02T03:04:05Z';
  const base = {
    by: ben,
    project,
    commentId: null,
    automationId: null,
    message: null,
    createdAt: today,
    readAt: null,
  } as const;
  return [
    { ...base, id: id(201), kind: 'MENTION', what: 'mentioned', object: note, commentId: id(301) },
    { ...base, id: id(202), kind: 'TRANSCRIPT', what: 'done', by: null, object: note },
    { ...base, id: id(203), kind: 'SHARE', what: 'shared', object: onProject, createdAt: earlier },
    {
      ...base,
      id: id(204),
      kind: 'ACCESS_REQUEST',
      what: 'requested',
      object: onProject,
      createdAt: earlier,
      readAt: earlier,
    },
    {
      ...base,
      id: id(205),
      kind: 'INVITE',
      what: 'joined',
      object: null,
      project: null,
      createdAt: earlier,
      readAt: earlier,
    },
    {
      ...base,
      id: id(206),
      kind: 'AUTOMATION',
      what: 'matched',
      by: null,
      object: note,
      message: 'A new interview names churn: Maya Patel, platform lead',
    },
  ];
};

export const sampleNotificationSettings: NotificationSettingsView = {
  digest: 'WEEKLY',
  digestBy: 'MAIL',
  kinds: KINDS_OF_NOTIFICATIONS.map((kind) => {
    const { label, about, standard } = NOTIFICATION_KINDS[kind];
    return { kind, label, about, delivery: standard, own: false };
  }),
};
