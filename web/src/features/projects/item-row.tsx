import { kindOf, untitled } from '@evident/domain/kinds';
import type { ItemView } from '@evident/domain/projects';
import { Link } from 'react-router';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ItemIcon } from './item-icon.tsx';
import { folderPath, projectPath } from './links.ts';
import { groupInWords, groupSearch } from '../../ui/note-group.ts';
import { StarButton } from './star-button.tsx';
import styles from './project-row.module.css';

/** The displayed title, with a fallback if it is empty. */
export function shownTitle({ type, title }: Pick<ItemView, 'type' | 'title'>): string {
  return title.trim() || untitled(kindOf(type));
}

/** A project, folder, note or insight in a list. */
export function ItemRow({ item }: { item: ItemView }) {
  const title = item.group ? groupInWords(item.group) : shownTitle(item);
  const inside = (
    <>
      <ItemIcon item={item} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {item.project && <span className={styles.detail}>{item.project.title}</span>}
      </span>
      <span className={styles.facts}>
        <RelativeTime at={item.at} />
      </span>
    </>
  );
  return (
    <div className={styles.row}>
      {item.group && item.project ? (
        <Link to={{ pathname: projectPath(item.project), search: groupSearch(item.group) }} className={styles.link}>
          {inside}
        </Link>
      ) : (
        <>
          <ItemLink item={item} className={styles.link}>
            {inside}
          </ItemLink>
          <StarButton type={item.type} id={item.id} title={title} starred={item.starred} />
        </>
      )}
    </div>
  );
}

interface LinkProps {
  item: Pick<ItemView, 'type' | 'id' | 'title'>;
  className?: string;
  children: React.ReactNode;
}

/** Opens notes and insights as a peek, projects and folders as a page. */
export function ItemLink({ item, className, children }: LinkProps) {
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
