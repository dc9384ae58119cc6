import type { Citation } from '@evident/domain/evidence';
import { dataPointPage } from '@evident/domain/links';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PeekLink } from '../ui/peek/peek-link.tsx';
import { itemOf } from './citation-place.ts';

interface Props {
  citation: Citation;
  className?: string | undefined;
  children: ReactNode;
}

/** Links to the place of a citation: a peek, or the page of a data point. Plain words if it has none. */
export function CitationLink({ citation, className, children }: Props) {
  const item = itemOf(citation);
  if (item)
    return (
      <PeekLink item={item} className={className}>
        {children}
      </PeekLink>
    );
  const { channelId, parentId } = citation;
  if (!channelId || parentId === null) return <span className={className}>{children}</span>;
  return (
    <Link to={dataPointPage(channelId, parentId)} className={className}>
      {children}
    </Link>
  );
}
