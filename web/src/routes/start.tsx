import { useQuery } from '@tanstack/react-query';
import { Clock, Star } from 'lucide-react';
import { Link } from 'react-router';
import { recentQuery, starsQuery } from '../data/projects/items.ts';
import { projectListQuery } from '../data/projects/queries.ts';
import { NotificationList } from '../features/notifications/notification-list.tsx';
import { useUnread } from '../features/notifications/unread-count.tsx';
import { projectPath } from '../features/projects/links.ts';
import { ItemRow } from '../features/projects/item-row.tsx';
import { NewsList } from '../features/projects/news-list.tsx';
import { ProjectIcon } from '../features/projects/project-icon.tsx';
import { NewProjectButton } from '../features/projects/project-list.tsx';
import { StartingSteps } from '../features/projects/starting-steps.tsx';
import { usePages } from '../kernel/queries/use-pages.ts';
import { Page } from '../ui/layout/page.tsx';
import { NothingYet, Section } from '../ui/section.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { Listing } from '../ui/states/listing.tsx';
import { useRowKeys } from '../ui/use-row-keys.ts';
import styles from './start.module.css';

const SHOWN = 6;

/** The member's start page (decision D20): news, recent items, favorites, onboarding. */
export function Component() {
  useRowKeys();
  return (
    <Page title="For you">
      <StartingSteps />
      <Unread />
      <div className={styles.pair}>
        <Recent />
        <Starred />
      </div>
      <Section title="What’s new">
        <NewsList />
      </Section>
    </Page>
  );
}

function Recent() {
  const recent = usePages(recentQuery());
  return (
    <Section
      title="Recent"
      actions={
        <Link to="/recent" className={styles.all}>
          Show all
        </Link>
      }
    >
      <Listing of={recent} things="things you opened" empty={<FirstProjects />}>
        {(items) => (
          <ul className={styles.list} aria-label="Recently opened">
            {items.slice(0, SHOWN).map((item) => (
              <li key={item.id} className={styles.row} data-row>
                <ItemRow item={item} />
              </li>
            ))}
          </ul>
        )}
      </Listing>
    </Section>
  );
}

const PROJECTS_SHOWN = 4;

/** Where nothing was opened yet: projects to begin with. */
function FirstProjects() {
  const projects = useQuery(projectListQuery()).data ?? [];
  if (projects.length === 0)
    return (
      <EmptyState icon={Clock} title="Nothing opened yet" action={<NewProjectButton />}>
        Notes, insights and projects you open appear here.
      </EmptyState>
    );
  return (
    <>
      <NothingYet>You opened nothing yet. Begin with a project:</NothingYet>
      <ul className={styles.list} aria-label="Projects to begin with">
        {projects.slice(0, PROJECTS_SHOWN).map((project) => (
          <li key={project.id} className={styles.first} data-row>
            <ProjectIcon project={project} />
            <Link to={projectPath(project)}>{project.title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Unread notifications; nothing without any. */
function Unread() {
  const count = useUnread(true);
  return count === 0 ? null : (
    <Section
      title="Unread notifications"
      count={count}
      actions={
        <Link to="/notifications" className={styles.all}>
          Show all
        </Link>
      }
    >
      <NotificationList unread />
    </Section>
  );
}

function Starred() {
  const stars = useQuery(starsQuery()).data ?? [];
  return (
    <Section title="Starred by you" count={stars.length || undefined}>
      {stars.length === 0 ? (
        <NothingYet>
          <Star size={14} aria-hidden className={styles.star} /> Star a project, note or insight to keep it here.
        </NothingYet>
      ) : (
        <ul className={styles.list} aria-label="Things you starred">
          {stars.map((item) => (
            <li key={item.id} className={styles.row} data-row>
              <ItemRow item={item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
