import { VisuallyHidden } from '@mantine/core';
import { UNREAD_COUNTED } from '@evident/domain/notifications';
import { useQuery } from '@tanstack/react-query';
import { unreadQuery } from '../../data/notifications/queries.ts';
import styles from './notifications.module.css';

/** Number of unread notifications. */
export const useUnread = (enabled: boolean): number => useQuery({ ...unreadQuery(), enabled }).data?.count ?? 0;

/** Badge with the number of unread notifications; nothing without any. */
export function UnreadCount({ enabled }: { enabled: boolean }) {
  const count = useUnread(enabled);
  const shown = count >= UNREAD_COUNTED ? `${UNREAD_COUNTED - 1}+` : String(count);
  return count === 0 ? null : (
    <>
      <span aria-hidden className={styles.badge}>
        {shown}
      </span>
      <VisuallyHidden>{shown} unread</VisuallyHidden>
    </>
  );
}
