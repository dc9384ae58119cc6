import type { NotificationView } from '@evident/domain/notifications';
import { Button } from '@mantine/core';
import { Bell } from 'lucide-react';
import { notificationsQuery } from '../../data/notifications/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { Section } from '../../ui/section.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';

/** The member's notifications: today, then earlier. */
export function NotificationList({ unread }: { unread: boolean }) {
  const all = usePages(notificationsQuery(unread), { keep: true });
  return (
    <Listing
      of={all}
      things="notifications"
      empty={
        unread ? (
          <EmptyState icon={Bell} title="You have read everything" />
        ) : (
          <EmptyState icon={Bell} title="Nothing yet">
            Mentions, replies, shared projects and finished imports appear here.
          </EmptyState>
        )
      }
    >
      {(items) => (
        <>
          {sectionsOf(items).map(({ title, rows }) => (
            <Section key={title} title={title}>
              <ul className={styles.list} aria-label={title}>
                {rows.map((one) => (
                  <NotificationRow key={one.id} notification={one} />
                ))}
              </ul>
            </Section>
          ))}
          {all.more && (
            <Button variant="default" onClick={all.more} loading={all.loadingMore}>
              Show more
            </Button>
          )}
        </>
      )}
    </Listing>
  );
}

function sectionsOf(items: readonly NotificationView[]): { title: string; rows: NotificationView[] }[] {
  const today = new Date().toDateString();
  const isToday = ({ createdAt }: NotificationView) => new Date(createdAt).toDateString() === today;
  return [
    { title: 'Today', rows: items.filter(isToday) },
    { title: 'Earlier', rows: items.filter((one) => !isToday(one)) },
  ].filter(({ rows }) => rows.length > 0);
}
