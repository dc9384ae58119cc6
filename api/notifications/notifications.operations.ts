import { MarkAllRead } from '@evident/application/notifications/mark-all-read';
import { MarkNotification } from '@evident/application/notifications/mark-notification';
import { MarkUnread } from '@evident/application/notifications/mark-unread';
import { CountUnread, GetNotificationSettings, ListNotifications } from '@evident/application/notifications/queries';
import { UpdateNotificationSettings } from '@evident/application/notifications/update-notification-settings';
import { pageRequest } from '../kernel/page.dto.ts';
import {
  MarkedReadDto,
  NotificationPageDto,
  NotificationQueryDto,
  NotificationSettingsDto,
  NotificationSettingsQueryDto,
  NotificationSettingsUpdateDto,
  ReadMarkDto,
  UnreadAgainDto,
  UnreadCountDto,
} from './notifications.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const NOTIFICATIONS_OPERATIONS = {
  listNotifications: operation({
    route: 'GET /notifications',
    asks: ListNotifications,
    summary: 'List your notifications, newest first',
    description: 'Only those about objects that you can still see. They are deleted after 90 days.',
    query: NotificationQueryDto,
    answers: NotificationPageDto,
    message: ({ actor, query: { unread, ...page } }) =>
      new ListNotifications(actor, unread ?? false, pageRequest(page)),
  }),
  countUnread: operation({
    route: 'GET /notifications/unread',
    asks: CountUnread,
    summary: 'Count your unread notifications',
    answers: UnreadCountDto,
    message: ({ actor }) => new CountUnread(actor),
  }),
  markAllRead: operation({
    route: 'PUT /notifications/read',
    asks: MarkAllRead,
    summary: 'Mark all your notifications as read',
    answers: MarkedReadDto,
    message: ({ actor }) => new MarkAllRead(actor),
  }),
  markUnread: operation({
    route: 'PUT /notifications/unread',
    asks: MarkUnread,
    summary: 'Mark notifications as unread again',
    description: 'Undoes `PUT /notifications/read` with the ids that it returned.',
    body: UnreadAgainDto,
    message: ({ actor, body: { ids } }) => new MarkUnread(actor, ids),
  }),
  getNotificationSettings: operation({
    route: 'GET /notifications/settings',
    asks: GetNotificationSettings,
    summary: 'Get how you hear of each kind, and how often you get a digest',
    query: NotificationSettingsQueryDto,
    answers: NotificationSettingsDto,
    refuses: ['NotFound'],
    message: ({ actor, query: { projectId } }) => new GetNotificationSettings(actor, projectId ?? null),
  }),
  updateNotificationSettings: operation({
    route: 'PATCH /notifications/settings',
    asks: UpdateNotificationSettings,
    summary: 'Change how you hear of kinds, or how often you get a digest',
    body: NotificationSettingsUpdateDto,
    refuses: ['NotFound'],
    message: ({ actor, body: update }) => new UpdateNotificationSettings(actor, update),
  }),
  markNotification: operation({
    route: 'PATCH /notifications/{notificationId}',
    asks: MarkNotification,
    summary: 'Mark a notification as read or unread',
    body: ReadMarkDto,
    refuses: ['NotFound'],
    message: ({ actor, notificationId, body: { read } }) => new MarkNotification(actor, notificationId, read),
  }),
};
