import type { NewsItem } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { newsQuery } from '../../data/projects/items.ts';
import { listOf } from '../../kernel/queries/use-pages.ts';
import { groupInWords, groupSearch } from '../../ui/note-group.ts';
import { PersonLink } from '../../ui/person-link.tsx';
import { NothingYet } from '../../ui/section.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { ItemIcon } from './item-icon.tsx';
import { ItemLink, shownTitle } from './item-link.tsx';
import { projectPath } from './links.ts';
import styles from './news-list.module.css';

/** Unread changes by other members. */
export function NewsList() {
  return (
    <Listing
      of={listOf(useQuery(newsQuery()))}
      things="news"
      empty={
        <NothingYet>
          You are up to date. New and changed notes in your projects, and published insights, appear here.
        </NothingYet>
      }
    >
      {(items) => (
        <ul className={styles.list} aria-label="What’s new">
          {items.map((item) => (
            <li key={`${item.type} ${item.id}`} className={styles.row}>
              <News item={item} />
            </li>
          ))}
        </ul>
      )}
    </Listing>
  );
}

function News({ item }: { item: NewsItem }) {
  const { type, id, title, project, group, what, by, at } = item;
  return (
    <>
      <ItemIcon item={{ type, id }} className={styles.icon} />
      <span className={styles.words}>
        {group ? (
          <Link to={{ pathname: projectPath(project), search: groupSearch(group) }} className={styles.title}>
            {groupInWords(group)}
          </Link>
        ) : (
          <ItemLink item={{ type, id, title }} className={styles.title}>
            {shownTitle({ type, title })}
          </ItemLink>
        )}
        <span className={styles.detail}>
          <PersonLink person={by} /> {what} this in <Link to={projectPath(project)}>{project.title}</Link>
        </span>
      </span>
      <span className={styles.when}>
        <RelativeTime at={at} />
      </span>
    </>
  );
}
