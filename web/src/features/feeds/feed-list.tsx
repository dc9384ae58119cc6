import type { FeedView } from '@evident/domain/feeds';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, Compass, Rss, Users, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { feedsQuery } from '../../data/feeds/queries.ts';
import { EXPLORE, FOLLOWING, feedPath } from './links.ts';
import styles from './feeds.module.css';

/** The feeds of the page Explore: the two that everyone has, the member's own and the shared ones. */
export function FeedList() {
  const { data: feeds = [] } = useQuery(feedsQuery());
  const own = feeds.filter((feed) => feed.own);
  const shared = feeds.filter((feed) => !feed.own);
  return (
    <nav aria-label="Feeds" className={styles.nav}>
      <ul className={styles.feeds}>
        <FeedLink to={EXPLORE} title="Everything" icon={Compass} />
        <FeedLink to={FOLLOWING} title="Following" icon={Rss} />
      </ul>
      <FeedGroup title="Your feeds" feeds={own} />
      <FeedGroup title="Shared feeds" feeds={shared} />
    </nav>
  );
}

function FeedGroup({ title, feeds }: { title: string; feeds: readonly FeedView[] }) {
  return feeds.length === 0 ? null : (
    <>
      <h2 className={styles.group}>{title}</h2>
      <ul className={styles.feeds}>
        {feeds.map((feed) => (
          <FeedLink key={feed.id} to={feedPath(feed)} title={feed.title} icon={feed.shared ? Users : Bookmark} />
        ))}
      </ul>
    </>
  );
}

function FeedLink({ to, title, icon: Icon }: { to: string; title: string; icon: LucideIcon }) {
  return (
    <li className={styles.feed}>
      <NavLink to={to} end className={styles.link} title={title}>
        <Icon size={14} aria-hidden />
        <span dir="auto">{title}</span>
      </NavLink>
    </li>
  );
}
