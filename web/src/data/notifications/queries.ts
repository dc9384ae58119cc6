import type { NotificationSettingsView, NotificationView, UnreadCount } from '@evident/domain/notifications';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, INSIGHT_CHANGES, NOTE_CHANGES, PROJECT_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;

export const notificationLists = family<Pages<NotificationView>>('notifications');

/** The member's notifications, newest first. */
export const notificationsQuery = (unread: boolean) =>
  pagesOptions<NotificationView>(
    [...notificationLists.queryKey, unread ? 'unread' : 'all'],
    (cursor) => answer(api.GET('/api/v1/notifications', { params: { query: { unread, cursor, limit: PAGE } } })),
    {
      'notifications:changed': true,
      ...on([...ACCESS_CHANGES, ...PROJECT_CHANGES, ...NOTE_CHANGES, ...INSIGHT_CHANGES], true),
    },
  );

/** How many notifications the member has not read. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['unread'],
    queryFn: (): Promise<UnreadCount> => answer(api.GET('/api/v1/notifications/unread')),
    meta: touchedBy<UnreadCount>({
      'notifications:changed': true,
      ...on([...ACCESS_CHANGES, 'note:removed', 'insight:removed'], true),
    }),
  });

export const notificationSettingsLists = family<NotificationSettingsView>('notification-settings');

/** How the member is notified of each kind, in a project or in general. */
export const notificationSettingsQuery = (projectId: string | null) =>
  queryOptions({
    queryKey: [...notificationSettingsLists.queryKey, projectId ?? 'general'],
    queryFn: (): Promise<NotificationSettingsView> =>
      answer(api.GET('/api/v1/notifications/settings', { params: { query: projectId === null ? {} : { projectId } } })),
    meta: touchedBy<NotificationSettingsView>({}),
  });
