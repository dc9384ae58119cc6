import type { ItemView } from '@evident/domain/projects';
import { Link } from 'react-router';
import { withoutWords } from '../../ui/medium/media.ts';
import { MediumBox } from '../../ui/medium/medium-box.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ItemIcon } from './item-icon.tsx';
import { ItemLink, shownTitle } from './item-link.tsx';
import { projectPath } from './links.ts';
import { groupInWords, groupSearch } from '../../ui/note-group.ts';
import { StarButton } from './star-button.tsx';
import styles from './project-row.module.css';

/** A project, folder, note or insight in a list. */
export function ItemRow({ item }: { item: ItemView }) {
  const title = item.group ? groupInWords(item.group) : shownTitle(item);
  const inside = (
    <>
      <Sign item={item} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {item.project && (
          <span className={styles.detail}>
            {item.project.title}
            {item.medium && !item.group && <span dir="auto"> · {item.preview || withoutWords(item.medium)}</span>}
          </span>
        )}
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

/** The medium of a note, or the icon of another item, in a box of one width. */
function Sign({ item }: { item: ItemView }) {
  if (item.medium !== null)
    return (
      <MediumBox of={{ medium: item.group ? 'TABLE' : item.medium, thumbnail: item.group ? null : item.thumbnail }} />
    );
  return (
    <span className={styles.sign}>
      <ItemIcon item={item} className={styles.icon} />
    </span>
  );
}
