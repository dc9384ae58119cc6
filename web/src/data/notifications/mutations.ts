import type {
  NotificationView,
  UnreadCount,
  Delivery,
  NotificationKind,
  NotificationSettingsUpdate,
  NotificationSettingsView,
} from '@evident/domain/notifications';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { refetched, updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { inPages, type Pages } from '../../kernel/queries/pages.ts';
import { notificationLists, unreadQuery, notificationSettingsLists, notificationSettingsQuery } from './queries.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

interface Marking {
  readonly id: string;
  readonly read: boolean;
}

const readAt = (read: boolean) => (read ? new Date().toISOString() : null);
const counted = ({ count }: UnreadCount, { read }: Marking): UnreadCount => ({
  count: Math.max(0, count + (read ? -1 : 1)),
});

/** Marks a notification as read or unread, optimistically. */
export function useMarking() {
  return useOptimistic<Marking, unknown>({
    change: ({ id, read }) =>
      answer(
        api.PATCH('/api/v1/notifications/{notificationId}', {
          params: { path: { notificationId: id } },
          body: { read },
        }),
      ),
    refused: 'The notification was not marked',
    updates: () => [
      updated(notificationLists, (list: Pages<NotificationView>, { id, read }: Marking) =>
        inPages(list, (items) => items.map((one) => (one.id === id ? { ...one, readAt: readAt(read) } : one))),
      ),
      updated(unreadQuery(), counted),
    ],
  });
}

/** Marks all as read, with Undo. */
export function useMarkAll() {
  return useOptimistic<void, { ids: string[] }>({
    change: () => answer(api.PUT('/api/v1/notifications/read')),
    refused: 'The notifications were not marked',
    updates: () => [
      updated(notificationLists, (list: Pages<NotificationView>) =>
        inPages(list, (items) => items.map((one) => ({ ...one, readAt: one.readAt ?? readAt(true) }))),
      ),
      updated(unreadQuery(), () => ({ count: 0 })),
      refetched(notificationLists),
    ],
    undo: ({ ids }) => ({
      label: 'Marked all as read',
      undo: async () => {
        if (ids.length > 0) await answer(api.PUT('/api/v1/notifications/unread', { body: { ids } }));
      },
    }),
  });
}

/** Stops all mails by the link in one of them. */
export const useStopMails = () =>
  useWrite({
    mutationFn: (token: string) => answer(api.POST('/api/v1/notifications/unsubscribe', { body: { token } })),
  });

export type SettingsChange = Pick<NotificationSettingsUpdate, 'digest' | 'digestBy' | 'kinds'>;

/** Changes what is notified, of a project or by default. */
export const useChangeNotificationSettings = (projectId: string | null) =>
  useOptimistic<SettingsChange, unknown>({
    change: (change) =>
      answer(
        api.PATCH('/api/v1/notifications/settings', { body: { ...change, ...(projectId !== null && { projectId }) } }),
      ),
    refused: 'The choice was not saved',
    updates: () => [updated(notificationSettingsQuery(projectId), withChange), refetched(notificationSettingsLists)],
  });

function withChange(
  settings: NotificationSettingsView,
  { digest, digestBy, kinds = [] }: SettingsChange,
): NotificationSettingsView {
  const chosen = new Map<NotificationKind, Delivery | null>(kinds.map(({ kind, delivery }) => [kind, delivery]));
  return {
    digest: digest ?? settings.digest,
    digestBy: digestBy ?? settings.digestBy,
    kinds: settings.kinds.map((one) => {
      const delivery = chosen.get(one.kind);
      return delivery === undefined ? one : { ...one, own: delivery !== null, delivery: delivery ?? one.delivery };
    }),
  };
}
