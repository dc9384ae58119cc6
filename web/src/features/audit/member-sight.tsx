import { Button } from '@mantine/core';
import type { SightItem } from '@evident/domain/audit';
import { EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import { memberSightQuery } from '../../data/audit/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import lines from '../../ui/lines.module.css';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { LEVELS } from './audience.tsx';

/** Projects and folders that a member can see, or could at an ISO time, each with level and reasons. */
export function MemberSight({ memberId, at }: { memberId: string; at?: string }) {
  const items = usePages(memberSightQuery(memberId, at));
  return (
    <>
      <Listing
        of={items}
        things="projects and folders"
        empty={
          <EmptyState
            icon={EyeOff}
            title={
              at === undefined
                ? 'This member can see no project or folder'
                : 'This member could see no project or folder'
            }
          />
        }
      >
        {(found) => (
          <ul className={lines.lines} aria-label="Projects and folders">
            {found.map((item) => (
              <li key={item.id} className={lines.line}>
                <span className={lines.main}>
                  <Title item={item} />
                  <small>{item.because.join('; ')}</small>
                </span>
                <span>{LEVELS[item.level]}</span>
              </li>
            ))}
          </ul>
        )}
      </Listing>
      {items.more && (
        <Button variant="default" loading={items.loadingMore} onClick={items.more}>
          Show more
        </Button>
      )}
    </>
  );
}

function Title({ item: { type, id, title } }: { item: SightItem }) {
  const isProject = type === 'PROJECT';
  if (title === null) return <span>{isProject ? 'Private or deleted project' : 'Private or deleted folder'}</span>;
  return <Link to={`/${isProject ? 'projects' : 'folders'}/${id}`}>{title || 'Untitled'}</Link>;
}
