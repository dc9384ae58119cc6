import { VisuallyHidden } from '@mantine/core';
import { UNREAD_COUNTED } from '@evident/domain/notifications';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { unreadQuery } from '../../data/notifications/queries.ts';
import { NavItem } from '../../ui/layout/nav-item.tsx';
import styles from './notifications.module.css';

/** Link to the notifications, with the number of unread ones. */
export function NotificationBell({ narrow, enabled }: { narrow: boolean; enabled: boolean }) {
  const count = useQuery({ ...unreadQuery(), enabled }).data?.count ?? 0;
  const shown = count >= UNREAD_COUNTED ? `${UNREAD_COUNTED - 1}+` : String(count);
  return (
    <NavItem
      icon={Bell}
      label={narrow && count > 0 ? 'Notifications, some unread' : 'Notifications'}
      to="/notifications"
      narrow={narrow}
      marked={count > 0}
      end={
        count > 0 ? (
          <>
            <span aria-hidden className={styles.badge}>
              {shown}
            </span>
            <VisuallyHidden>{shown} unread</VisuallyHidden>
          </>
        ) : undefined
      }
    />
  );
}
