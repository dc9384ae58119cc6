import { kindOf, untitled } from '@evident/domain/kinds';
import type { ItemView } from '@evident/domain/projects';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { folderPath, projectPath } from './links.ts';

/** The displayed title, with a fallback if it is empty. */
export function shownTitle({ type, title }: Pick<ItemView, 'type' | 'title'>): string {
  return title.trim() || untitled(kindOf(type));
}

interface Props {
  item: Pick<ItemView, 'type' | 'id' | 'title'>;
  className?: string;
  children: ReactNode;
}

/** Opens notes and insights as a peek, projects and folders as a page. */
export function ItemLink({ item, className, children }: Props) {
  if (item.type === 'NOTE' || item.type === 'INSIGHT')
    return (
      <PeekLink item={{ kind: item.type === 'NOTE' ? 'note' : 'insight', id: item.id }} className={className}>
        {children}
      </PeekLink>
    );
  return (
    <Link to={item.type === 'PROJECT' ? projectPath(item) : folderPath(item)} className={className}>
      {children}
    </Link>
  );
}
