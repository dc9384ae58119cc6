import { ACTIVITIES, type ActivityView } from '@evident/domain/activity';
import { Button } from '@mantine/core';
import { FileDown, FileText, History, Highlighter, Lightbulb, Pencil, Globe, type LucideIcon } from 'lucide-react';
import { activityQuery } from '../../data/activity/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import styles from './activity-list.module.css';

const ICONS: Readonly<Record<ActivityView['what'], LucideIcon>> = {
  created: FileText,
  edited: Pencil,
  highlighted: Highlighter,
  wrote: Lightbulb,
  published: Globe,
  imported: FileDown,
};

/** Activity in a project, or on one of its notes or insights; the latest first. */
export function ActivityList({ projectId, objectId }: { projectId: string; objectId?: string }) {
  const all = usePages(activityQuery(projectId, objectId));
  return (
    <Listing
      of={all}
      things="activity"
      empty={
        <EmptyState icon={History} title="Nothing happened yet">
          New notes, highlights and insights appear here, with who made them.
        </EmptyState>
      }
    >
      {(items) => (
        <>
          <ul className={styles.list} aria-label="Activity">
            {items.map((item) => (
              <ActivityRow key={item.id} item={item} />
            ))}
          </ul>
          {all.more && (
            <Button variant="default" mt="md" onClick={all.more} loading={all.loadingMore}>
              Show more
            </Button>
          )}
        </>
      )}
    </Listing>
  );
}

function ActivityRow({ item: { what, by, object, title, count, at } }: { item: ActivityView }) {
  const Icon = ICONS[what];
  const shown = title.trim() || 'Untitled';
  return (
    <li className={styles.row} data-row>
      <Icon size={16} aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <PersonLink person={by} /> {ACTIVITIES[what]}{' '}
        {object ? (
          <PeekLink
            item={{ kind: object.type === 'NOTE' ? 'note' : 'insight', id: object.id }}
            className={styles.title}
          >
            {shown}
          </PeekLink>
        ) : (
          <span className={styles.title}>{shown}</span>
        )}
        {what === 'highlighted' && count > 1 && ` (${count} times)`}
        {what === 'imported' && ` (${count.toLocaleString()})`}
      </span>
      <span className={styles.when}>
        <RelativeTime at={at} />
      </span>
    </li>
  );
}
