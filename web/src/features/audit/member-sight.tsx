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

/** Projects and folders that a member can see, each with level and reasons. */
export function MemberSight({ memberId }: { memberId: string }) {
  const items = usePages(memberSightQuery(memberId));
  return (
    <>
      <Listing
        of={items}
        things="projects and folders"
        empty={<EmptyState icon={EyeOff} title="This member can see no project or folder" />}
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
  if (title === null) return <span>{isProject ? 'Private project' : 'Private folder'}</span>;
  return <Link to={`/${isProject ? 'projects' : 'folders'}/${id}`}>{title || 'Untitled'}</Link>;
}
